// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/report.h"

#include "app/book/rule_books.h"
#include "app/games/games.h"
#include "app/history/course_texts.h"
#include "app/history/playing_time.h"
#include "app/history/print_font.h"
#include "app/history/report_chart.h"
#include "app/history/report_pages.h"
#include "app/history/session_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/language/moment_text.h"
#include "app/session/amendment_text.h"
#include "app/session/override_text.h"
#include "app/session/seat_look.h"
#include "app/session/seat_names.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace basekeeper {

namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr qreal bodySize = 9.5;
constexpr qreal smallSize = 8;
constexpr int dotsPerInch = 600;

/// Qt scales everything to the device except left margins and indents.
constexpr qreal onPaper(qreal units) {
    constexpr qreal unitsPerInch = 96;
    return units * dotsPerInch / unitsPerInch;
}

// Objects drawn in the text.
constexpr int chartObject = QTextFormat::UserObject + 1;
constexpr int badgeObject = QTextFormat::UserObject + 2;
constexpr int chartMeasure = QTextFormat::UserProperty + 1;
constexpr int seatOfBadge = QTextFormat::UserProperty + 2;

class Drawings : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    Drawings(const std::vector<Seat>& seats, const QFont& font) : m_seats(seats), m_font(font) {}

    /// Charts are numbered from 0 in the order in which they are added.
    void addChart(SessionCourse course) { m_courses.push_back(std::move(course)); }

    QSizeF intrinsicSize(QTextDocument* text, int, const QTextFormat& format) override {
        constexpr qreal chartFlatness = 0.52;
        const qreal width = text->pageSize().width();
        if (format.objectType() == chartObject) return {width, width * chartFlatness};
        const qreal line = QFontMetricsF(text->defaultFont(), text->documentLayout()->paintDevice()).ascent();
        return {line, line};
    }
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int, const QTextFormat& format) override {
        if (format.objectType() == chartObject)
            return ReportChart(m_courses[static_cast<std::size_t>(format.intProperty(chartMeasure))], m_seats, m_font)
                .paint(*painter, place);
        const int seat = format.intProperty(seatOfBadge);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillPath(seatShape(seat, place), seatColor(seat));
        painter->restore();
    }

private:
    const std::vector<Seat>& m_seats;
    QFont m_font;
    std::vector<SessionCourse> m_courses;
};

template <Game G>
class Writer {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Texts = TextsOf<G>;

    Writer(const ReadSession& session, const Languages& languages, const RuleBooks& books)
        : m_session(session),
          m_play(std::get<Session<G>>(session.play)),
          m_texts(languages, books.of<G>()),
          m_language(languages.current()),
          m_course(sessionCourse(m_play)),
          m_drawings(seats(), printFont(m_language, smallSize)) {
        for (std::size_t measure = 0; measure < m_course.measures().size(); ++measure)
            m_drawings.addChart(m_course.charted(measure));
        m_text.setDefaultFont(printFont(m_language, bodySize));
        m_text.setDocumentMargin(0);
        m_text.setUndoRedoEnabled(false);
        for (const int type : {chartObject, badgeObject}) m_text.documentLayout()->registerHandler(type, &m_drawings);
    }

    QByteArray pdf() {
        writeHead();
        writeSeats();
        for (std::size_t measure = 0; measure < m_course.measures().size(); ++measure) writeChart(measure);
        writeOverrides();
        writeCorrections();
        writeCourse();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter pages(&buffer);
        constexpr int margin = 15;
        pages.setPageSize(QPageSize(QPageSize::A4));
        pages.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        pages.setResolution(dotsPerInch);
        pages.setTitle(title());
        pages.setCreator(QStringLiteral("Basekeeper"));
        paintPages(m_text, pages, [&](int page, int of) {
            //: the players, the number of the page, how many there are
            return ReportText::tr("%1 · page %2 of %3").arg(players(), QString::number(page), QString::number(of));
        });
        return bytes;
    }

private:
    [[nodiscard]] const std::vector<Seat>& seats() const { return m_play.setup().seats; }
    [[nodiscard]] QString name(SeatId seat) const { return seatName(seats(), seat); }

    [[nodiscard]] QString players() const { return Joined::list(seatNames(seats())); }
    [[nodiscard]] QString title() const { return SessionTexts::title(m_session.info, players()); }

    [[nodiscard]] QString timeOf(std::size_t entry) const { return clockText(m_session.times[entry]); }
    [[nodiscard]] QString timeOfAct(std::size_t act) const { return timeOf(m_play.entryOf(act)); }

    [[nodiscard]] QTextCharFormat looks(qreal size, QRgb ink = 0xFF000000, bool heading = false) const {
        QTextCharFormat format;
        format.setFont(printFont(m_language, size, heading));
        format.setForeground(QColor::fromRgba(ink));
        return format;
    }
    [[nodiscard]] QTextBlockFormat spaced(qreal before, qreal after = 0) const {
        QTextBlockFormat format;
        format.setTopMargin(before);
        format.setBottomMargin(after);
        return format;
    }

    void paragraph(const QTextBlockFormat& format, const QString& words, const QTextCharFormat& look) {
        // A new document has an empty block, which becomes the first paragraph.
        if (m_text.isEmpty()) m_cursor.setBlockFormat(format);
        else m_cursor.insertBlock(format);
        m_cursor.insertText(words, look);
    }
    void heading(const QString& words) {
        constexpr qreal size = 13;
        constexpr qreal above = 18;
        QTextBlockFormat format = spaced(above, 4);
        format.setProperty(keepsWithNext, true);
        paragraph(format, words, looks(size, 0xFF000000, true));
    }
    void line(const QString& words, qreal indent = 0) {
        QTextBlockFormat format = spaced(1, 1);
        format.setLeftMargin(onPaper(indent));
        paragraph(format, words, looks(bodySize));
    }
    void badge(SeatId seat) {
        QTextCharFormat drawn;
        drawn.setObjectType(badgeObject);
        drawn.setProperty(seatOfBadge, seat);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), drawn);
    }

    void writeHead() {
        constexpr qsizetype manyNames = 40;
        const qreal titleSize = title().size() > manyNames ? 14 : 20;
        paragraph(spaced(0), Texts::boxTitle(), looks(bodySize, softInk));
        paragraph(spaced(0, 6), title(), looks(titleSize, 0xFF000000, true));
        const SessionInfo& info = m_session.info;
        const QString begun = QLocale().toString(info.startedAt.toLocalTime(), QLocale::LongFormat);
        const int minutes = minutesPlayed(info.startedAt, m_session.times, std::nullopt);
        line(ReportText::tr("Started %1").arg(begun));
        //: how long people played, such as "1 h 20 min"
        QStringList facts{ReportText::tr("%1 of play").arg(SessionTexts::duration(minutes)),
                          CourseTexts::text(m_course.kinds.stage.count, m_course.stages),
                          ReportText::tr("%n act(s)", nullptr, static_cast<int>(m_play.played()))};
        if (m_course.goal) facts << CourseTexts::text(m_course.kinds.goal).arg(*m_course.goal);
        line(Joined::facts(facts));
        if (!info.note.isEmpty()) line(info.note);
        if (info.unverified) line(CourseTexts::unverified());
        paragraph(spaced(8, 8), CourseTexts::outcome(m_course, seatNames(seats())),
                  looks(bodySize + 3, 0xFF000000, true));
    }

    void writeSeats() {
        QStringList columns{ReportText::tr("Player"), CourseTexts::text(m_course.kinds.score.column)};
        for (const CountKind& kind : m_course.kinds.counts) columns << CourseTexts::text(kind.column);
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(3);
        format.setCellSpacing(0);
        constexpr int nameWidth = 34;
        QList<QTextLength> widths{QTextLength(QTextLength::PercentageLength, nameWidth)};
        for (qsizetype i = 1; i < columns.size(); ++i)
            widths << QTextLength(QTextLength::PercentageLength,
                                  static_cast<qreal>(100 - nameWidth) / static_cast<qreal>(columns.size() - 1));
        format.setColumnWidthConstraints(widths);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        const int count = static_cast<int>(seats().size());
        QTextTable* table = m_cursor.insertTable(count + 1, static_cast<int>(columns.size()), format);
        for (int column = 0; column < columns.size(); ++column)
            cell(*table, 0, column, columns[column], looks(smallSize, softInk));
        for (SeatId seat = 0; seat < count; ++seat) {
            m_cursor = table->cellAt(seat + 1, 0).firstCursorPosition();
            badge(seat);
            m_cursor.insertText(u' ' + Joined::words({seatLetter(seat), name(seat)}), looks(bodySize));
            cell(*table, seat + 1, 1, QString::number(m_course.scoreOf(seat)), looks(bodySize));
            for (int column = 2; const int counted : m_course.counts[static_cast<std::size_t>(seat)])
                cell(*table, seat + 1, column++, QString::number(counted), looks(bodySize));
        }
        m_cursor = QTextCursor(&m_text);
        m_cursor.movePosition(QTextCursor::End);
    }

    void cell(QTextTable& table, int row, int column, const QString& words, const QTextCharFormat& look) const {
        QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
        QTextBlockFormat format;
        if (column > 0) format.setAlignment(Qt::AlignRight);
        cursor.setBlockFormat(format);
        cursor.insertText(words, look);
    }

    void writeChart(std::size_t measure) {
        heading(CourseTexts::text(m_course.charted(measure).kinds.score.chart));
        m_cursor.insertBlock(spaced(0));
        QTextCharFormat drawn;
        drawn.setObjectType(chartObject);
        drawn.setProperty(chartMeasure, static_cast<int>(measure));
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), drawn);
    }

    void writeOverrides() {
        heading(ReportText::tr("Rulings"));
        if (m_course.overrides.empty()) line(ReportText::tr("None."));
        constexpr qreal indent = 16;
        for (const std::size_t act : m_course.overrides) {
            const auto& overrule = std::get<typename G::Overrule>(m_play.act(act));
            line(Joined::facts({QString::number(act + 1), timeOfAct(act), QString::fromStdString(overrule.reason)}));
            for (const QString& change :
                 overrideChanges<G, Texts>(overrule, m_play.stateAfter(act), m_play.setup(), overrule.changes.size()))
                line(change, indent);
        }
    }

    void writeCorrections() {
        heading(ReportText::tr("Corrections"));
        const auto& log = m_play.log();
        bool none = true;
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (std::holds_alternative<Action>(log[i])) continue;
            none = false;
            line(Joined::facts(
                {timeOf(i),
                 std::visit(Overload{
                                [](const Undo& undo) { return ReportText::tr("%n act(s) undone", nullptr, undo.acts); },
                                [](const Redo& redo) { return ReportText::tr("%n act(s) redone", nullptr, redo.acts); },
                                [this](const Amend<G>& amend) { return amendmentText(amend, m_play, m_texts); },
                                [](const Action&) { return QString(); },
                            },
                            log[i])}));
        }
        if (none) line(ReportText::tr("None."));
    }

    void writeCourse() {
        heading(ReportText::tr("How the game went"));
        State before = G::initial(m_play.setup());
        std::size_t act = 0;
        for (std::size_t stage = 0; stage < m_course.playedAfterStage.size(); ++stage) {
            const std::size_t end = m_course.playedAfterStage[stage];
            if (act == end) continue;
            stageHeading(static_cast<int>(stage), Texts::seatInTurn(before));
            for (; act < end; ++act) {
                writeAct(act, before);
                G::applyInPlace(before, m_play.act(act));
            }
        }
    }

    /// Includes the seat whose turn it is, if the game has turns.
    void stageHeading(int stage, std::optional<SeatId> seat) {
        QTextBlockFormat format = spaced(8, 2);
        format.setProperty(keepsWithNext, true);
        const QTextCharFormat look = looks(bodySize + 1, 0xFF000000, true);
        const QString number = CourseTexts::stage(m_course, stage);
        if (stage == 0 || !seat) return paragraph(format, number, look);
        paragraph(format, QString(), look);
        badge(*seat);
        m_cursor.insertText(u' ' + Joined::facts({number, name(*seat)}), look);
    }

    void writeAct(std::size_t act, const State& before) {
        constexpr qreal numberTab = 32;
        constexpr qreal wordsTab = 84;
        const Action& action = m_play.act(act);
        QTextBlockFormat format = spaced(1, 1);
        format.setLeftMargin(onPaper(wordsTab));
        format.setTextIndent(onPaper(-wordsTab));
        format.setTabPositions(
            {QTextOption::Tab(numberTab, QTextOption::LeftTab), QTextOption::Tab(wordsTab, QTextOption::LeftTab)});
        paragraph(format, QStringLiteral("%1\t%2\t").arg(QString::number(act + 1), timeOfAct(act)),
                  looks(bodySize, softInk));
        m_cursor.insertText(QStringLiteral("%1 %2")
                                .arg(name(Texts::actor(action, before)), m_texts.act(action, before, m_play.setup()))
                                .trimmed(),
                            looks(bodySize));
    }

    const ReadSession& m_session;
    const Session<G>& m_play;
    Texts m_texts;
    QString m_language;
    SessionCourse m_course;
    Drawings m_drawings;
    QTextDocument m_text;
    QTextCursor m_cursor{&m_text};
};

}  // namespace

QByteArray reportOf(const ReadSession& session, const Languages& languages, const RuleBooks& books) {
    return std::visit([&]<Game G>(const Session<G>&) { return Writer<G>(session, languages, books).pdf(); },
                      session.play);
}

}  // namespace basekeeper

#include "report.moc"

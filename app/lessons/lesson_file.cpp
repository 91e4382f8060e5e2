// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_file.h"

#include "db/games/games.h"

#include <QFile>
#include <QJsonArray>

#include <utility>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<LessonStop::GoesOn, 2> waysOn{{
    {"button"_L1, LessonStop::GoesOn::ByButton},
    {"refusal"_L1, LessonStop::GoesOn::ByRefusal},
}};

QString fileOfLesson(QStringView game) { return u":/lessons/%1.jsonl"_s.arg(game); }

Read<LessonStop> readStop(const QJsonValue& value) {
    auto object = readInner(value);
    if (!object) return tl::unexpected(std::move(object.error()));
    auto says = readText((*object)["says"_L1]);
    if (!says) return tl::unexpected(within(u"says"_s, std::move(says.error())));
    LessonStop stop{.says = *std::move(says)};
    if (object->contains("at"_L1)) {
        auto at = readText((*object)["at"_L1]);
        if (!at) return tl::unexpected(within(u"at"_s, std::move(at.error())));
        stop.at = *std::move(at);
    }
    if (object->contains("on"_L1)) {
        auto on = readWord((*object)["on"_L1], waysOn);
        if (!on) return tl::unexpected(within(u"on"_s, std::move(on.error())));
        stop.goesOn = *on;
    }
    return stop;
}

template <GameCodec C>
Read<LessonLine> readLessonLine(const QJsonObject& object) {
    LessonLine found;
    auto line = readLine<C>(object);
    if (!line) return tl::unexpected(std::move(line.error()));
    if (const auto* entry = std::get_if<Entry<typename C::Game>>(&*line)) found.entry = writeEntry<C>(*entry);
    if (object.contains("lesson"_L1)) {
        auto stops = readList(object["lesson"_L1], readStop);
        if (!stops) return tl::unexpected(within(u"lesson"_s, std::move(stops.error())));
        found.stops = *std::move(stops);
    }
    return found;
}

template <GameCodec C>
Read<LessonFile> readLines(SessionLines& lines, LessonFile file) {
    if (auto setup = C::readSetup(file.setup); !setup) return tl::unexpected(inSetup(std::move(setup.error())));
    while (auto object = lines.next()) {
        if (!*object) return tl::unexpected(std::move(object->error()));
        auto line = readLessonLine<C>(**object);
        if (!line) return tl::unexpected(std::move(line.error()));
        file.lines.push_back(*std::move(line));
    }
    return file;
}

}  // namespace

int LessonFile::stopsBefore(std::size_t line, std::size_t stop) const {
    std::size_t before = stop;
    for (std::size_t i = 0; i < line; ++i) before += lines[i].stops.size();
    return static_cast<int>(before);
}

bool hasLesson(QStringView game) { return QFile::exists(fileOfLesson(game)); }

Read<LessonFile> readLesson(QStringView game) {
    QFile device(fileOfLesson(game));
    if (!device.open(QIODevice::ReadOnly)) return tl::unexpected(FormatError{.kind = FormatErrorKind::CannotRead});
    SessionLines lines(device);
    const auto first = lines.next();
    if (!first) return tl::unexpected(FormatError{.kind = FormatErrorKind::EmptyFile});
    if (!*first) return tl::unexpected(first->error());
    auto header = readHeader(**first);
    if (!header) return tl::unexpected(std::move(header.error()));
    LessonFile file{.game = header->game, .setup = header->setup, .lines = {}};
    return withCodecOf<Read<LessonFile>>(header->game,
                                         [&]<GameCodec C>() { return readLines<C>(lines, std::move(file)); })
        .value_or(tl::unexpected(FormatError{.kind = FormatErrorKind::UnknownGame, .found = header->game}));
}

}  // namespace basekeeper

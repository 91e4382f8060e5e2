// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/tour_command_line.h"

#include "app/commands/command_line.h"
#include "app/start_choices.h"

#include <QCommandLineParser>

namespace basekeeper {

using namespace Qt::StringLiterals;

tl::expected<TourOptions, QString> parseTourCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    for (const QCommandLineOption& option : screenOptions()) parser.addOption(option);
    parser.addOption({u"pointer"_s, u"Plays by finger or by mouse."_s, u"touch|mouse"_s});
    if (!parser.parse(arguments)) return tl::unexpected(parser.errorText());
    const auto screen = readScreenOptions(parser);
    if (!screen) return tl::unexpected(screen.error());
    TourOptions options{.folder = {}, .choices = startChoices(*screen), .size = screen->size};
    if (parser.isSet(u"pointer"_s)) {
        const QString name = parser.value(u"pointer"_s);
        if (name != u"touch" && name != u"mouse")
            return tl::unexpected(badValue(u"pointer"_s, name, u"touch, mouse"_s));
        options.pointer = name == u"mouse" ? Pointer::Mouse : Pointer::Touch;
    }
    const QStringList words = parser.positionalArguments();
    if (words.size() != 1 || words.front().isEmpty())
        return tl::unexpected(u"the tour is used like this: basekeeper_tour [OPTIONS] FOLDER"_s);
    options.folder = words.front();
    return options;
}

}  // namespace basekeeper

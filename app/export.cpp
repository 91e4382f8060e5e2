// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export.h"

#include "app/session_controller.h"
#include "db/all_your_base_codec.h"
#include "db/session_file.h"

namespace basekeeper {

bool exportSession(const SessionController& controller, QIODevice& device) {
    const SessionInfo& info = controller.info();
    const bool over = AllYourBase::isOver(controller.play().state());
    const QDateTime end = over && !controller.times().empty() ? controller.times().back() : info.endedAt.value_or(QDateTime());
    const SessionHeader header{.game = info.game, .setup = info.setup, .id = info.id, .rulesVersion = info.rulesVersion, .startedAt = info.startedAt, .endedAt = end, .title = info.title};
    std::vector<ExportedLine> lines;
    const auto& log = controller.play().log();
    for (std::size_t i = 0; i < log.size(); ++i)
        lines.push_back({static_cast<qint64>(i) + 1, controller.times()[i], writeEntry<AllYourBaseCodec>(log[i])});
    return writeSession(device, header, lines);
}

}  // namespace basekeeper

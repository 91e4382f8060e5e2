// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace basekeeper {

class Finger;
class WindowApp;

/// What the tour shows of the past: an act corrected and taken back, the sessions and what can be done with them. From
/// the table and back to it.
class HistoryTour {
public:
    using Picture = std::function<void(const QString& name)>;

    HistoryTour(WindowApp& app, Finger& finger, Picture picture);

    /// The last act is looked at as it was, then deleted, and the deletion undone. In a game that goes on.
    void correct();
    /// The sessions, the one at the table, its course and its replay, files out and in, statistics.
    void sessions();
    /// Copies of the database, in the settings.
    void backups();

private:
    void openAct(int act);
    /// The games of earlier evenings come in.
    void takeIn();
    void closeSheet(const char* closeButton);

    WindowApp& m_app;
    Finger& m_finger;
    Picture m_picture;
};

}  // namespace basekeeper

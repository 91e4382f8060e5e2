// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/system_file_dialog.h"

#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QWindow>

namespace basekeeper {

namespace {

/// The nearest existing folder, or the home if there is none.
QString nearest(const QString& folder) {
    QDir directory(folder);
    while (!folder.isEmpty() && !directory.exists() && !directory.isRoot())
        directory.setPath(QFileInfo(directory.absolutePath()).path());
    return folder.isEmpty() || !directory.exists() ? QDir::homePath() : directory.absolutePath();
}

}  // namespace

SystemFileDialog::~SystemFileDialog() { delete m_dialog; }

void SystemFileDialog::askForNewFile(const QString& folder, const QString& name) {
    ask(QFileDialog::AnyFile, QFileDialog::AcceptSave, folder, name);
}
void SystemFileDialog::askForFile(const QString& folder) {
    ask(QFileDialog::ExistingFile, QFileDialog::AcceptOpen, folder, {});
}
void SystemFileDialog::askForFolder(const QString& folder) {
    ask(QFileDialog::Directory, QFileDialog::AcceptOpen, folder, {});
}

void SystemFileDialog::ask(QFileDialog::FileMode mode, QFileDialog::AcceptMode accepts, const QString& folder,
                           const QString& name) {
    if (m_dialog != nullptr) return;
    m_dialog = new QFileDialog;
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowModality(Qt::ApplicationModal);
    m_dialog->setWindowTitle(m_title);
    m_dialog->setFileMode(mode);
    m_dialog->setAcceptMode(accepts);
    m_dialog->setViewMode(QFileDialog::List);  // the details view has headings that only Qt translates
    m_dialog->setOption(QFileDialog::ShowDirsOnly, mode == QFileDialog::Directory);
    const QString save = accepts == QFileDialog::AcceptSave ? tr("Save")
                         : mode == QFileDialog::Directory   ? tr("Choose")
                                                            : tr("Open");
    m_dialog->setLabelText(QFileDialog::Accept, save);
    m_dialog->setLabelText(QFileDialog::Reject, tr("Cancel"));
    m_dialog->setLabelText(QFileDialog::LookIn, tr("Folder:"));
    m_dialog->setLabelText(QFileDialog::FileName, tr("Name:"));
    m_dialog->setLabelText(QFileDialog::FileType, tr("Kind:"));
    if (!m_endings.isEmpty()) {
        m_dialog->setDefaultSuffix(m_endings.constFirst());
        m_dialog->setNameFilters(
            {QStringLiteral("*.") + m_endings.join(QStringLiteral(" *.")), tr("All files") + QStringLiteral(" (*)")});
    }
    m_dialog->setDirectory(nearest(folder));
    m_dialog->setSidebarUrls({QUrl::fromLocalFile(QDir::homePath()), QUrl::fromLocalFile(QDir::rootPath())});
    if (!name.isEmpty()) m_dialog->selectFile(name);
    connect(m_dialog, &QFileDialog::fileSelected, this,
            [this](const QString& file) { emit chosen(QUrl::fromLocalFile(file)); });
    paint();
    m_dialog->open();
}

void SystemFileDialog::paint() {
    // Large enough for a finger.
    static const QString sheet = QStringLiteral(
        "* { font-size: %6px; color: %3; background: %1; }"
        "QPushButton, QToolButton, QComboBox, QHeaderView::section { background: %2; border: 1px solid %3; border-radius: 4px; }"
        "QHeaderView::section { border: none; padding: 4px; }"
        "QLineEdit, QListView, QTreeView { border: 1px solid %3; selection-background-color: %4; selection-color: %5; }"
        "QListView::item:selected, QTreeView::item:selected { background: %4; color: %5; }"
        "QPushButton, QLineEdit, QComboBox { min-height: %7px; padding: 0 8px; } QPushButton { min-width: %8px; }"
        "QToolButton { min-width: %7px; min-height: %7px; }"
        "QListView::item, QTreeView::item { min-height: %7px; }");
    const int touch = 3 * m_textSize;
    m_dialog->setStyleSheet(
        sheet.arg(m_ground.name(), m_raised.name(), m_ink.name(), m_accent.name(), m_accentInk.name())
            .arg(m_textSize)
            .arg(touch)
            .arg(2 * touch));
    if (const QWindow* window = QGuiApplication::focusWindow()) {
        m_dialog->resize((window->size() * 4 / 5).boundedTo(QSize(960, 720)));
        m_dialog->move(window->geometry().center() - m_dialog->rect().center());
    }
}

}  // namespace basekeeper

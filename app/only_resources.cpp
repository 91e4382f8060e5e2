// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/only_resources.h"

#include <QLibraryInfo>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlNetworkAccessManagerFactory>

namespace basekeeper {

namespace {

class RefusedReply : public QNetworkReply {
public:
    RefusedReply(const QNetworkRequest& request, QNetworkAccessManager::Operation operation, QObject* parent)
        : QNetworkReply(parent) {
        setRequest(request);
        setUrl(request.url());
        setOperation(operation);
        setError(ContentAccessDenied, QStringLiteral("Basekeeper uses no network"));
        open(ReadOnly);
        setFinished(true);
        // Whoever asked connects to the reply first.
        QMetaObject::invokeMethod(
            this,
            [this] {
                emit errorOccurred(error());
                emit finished();
            },
            Qt::QueuedConnection);
    }
    void abort() override {}

protected:
    qint64 readData(char*, qint64) override { return -1; }
};

class RefusingManager : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice*) override {
        return new RefusedReply(request, operation, this);
    }
};

class RefusingFactory : public QQmlNetworkAccessManagerFactory {
public:
    QNetworkAccessManager* create(QObject* parent) override { return new RefusingManager(parent); }
};

class OnlyResources : public QObject, public QQmlAbstractUrlInterceptor {
public:
    explicit OnlyResources(QObject* parent) : QObject(parent) {}

    QUrl intercept(const QUrl& url, DataType) override {
        const bool ofTheProgram = url.scheme() == QStringLiteral("qrc") || url.scheme() == QStringLiteral("image");
        const bool ofQt = url.isLocalFile() && url.toLocalFile().startsWith(m_modulesOfQt);
        return url.isEmpty() || ofTheProgram || ofQt ? url : QUrl();
    }

private:
    const QString m_modulesOfQt = QLibraryInfo::path(QLibraryInfo::QmlImportsPath) + u'/';
};

}  // namespace

void loadOnlyResources(QQmlEngine& engine) {
    // Not the folder that the program lies in, nor what the environment names.
    engine.setImportPathList({QStringLiteral(":/qt/qml"), QLibraryInfo::path(QLibraryInfo::QmlImportsPath)});
    static RefusingFactory factory;
    engine.setNetworkAccessManagerFactory(&factory);
    engine.addUrlInterceptor(new OnlyResources(&engine));
}

}  // namespace basekeeper

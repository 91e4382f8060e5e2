# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian packages that Basekeeper needs, and functions that install missing ones. Sourced by app/run and tests/run,
# not run by itself.

packages_to_build=(
    g++ cmake ninja-build ccache
    qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-speech-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libgl-dev libvulkan-dev libexpected-dev libicu-dev libsqlite3-dev
)
packages_to_run=(
    libqt6sql6-sqlite
    qml6-module-qtcore qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtcharts qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-templates
    qml6-module-qtquick-window
    qt6-speech-speechd-plugin speech-dispatcher speech-dispatcher-espeak-ng
    fonts-b612 fonts-noto-core fonts-noto-cjk
)
# Debian 13 splits these from the Qt libraries.
packages_where_they_exist=(qt6-svg-plugins)

# missing_packages PACKAGE...: prints those that are not installed, one per line. Asks once for all, which is fast.
missing_packages() {
    { dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true; } | sed -n 's/ installed$//p' |
        sort -u | comm -13 - <(printf '%s\n' "$@" | sort -u)
}

# install_packages PACKAGE...: installs what is missing, quietly; ends the script and names the packages if that fails.
install_packages() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "Basekeeper needs these packages; install them as root: ${missing[*]}" >&2; exit 1; }
        as_root=(sudo)
    fi
    echo "Basekeeper: installing ${#missing[@]} packages: ${missing[*]}"
    "${as_root[@]}" apt-get update -qq >/dev/null || true
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        { echo "Basekeeper: the packages could not be installed: ${missing[*]}" >&2; exit 1; }
}

# require_debian: on another system, names the packages and ends the script.
require_debian() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null && return
    echo "This is not a Debian system. Install what these Debian packages hold, then build with" >&2
    echo "  cmake --preset release && cmake --build --preset release" >&2
    echo "${packages_to_build[*]} ${packages_to_run[*]}" >&2
    exit 1
}

# available_packages PACKAGE...: prints those that this release of Debian has.
available_packages() {
    local package
    for package in "$@"; do
        apt-cache show "$package" >/dev/null 2>&1 && echo "$package"
    done
    true
}

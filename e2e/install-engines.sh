#!/usr/bin/env bash
# Brings Debian's WebKit and Firefox for the suite `engines`, where whoever runs this may install.
# Elsewhere, and where they cannot be had, that suite says so and goes on without them.
set -u
packages=(webkit2gtk-driver xvfb firefox-esr)
dpkg --status "${packages[@]}" >/dev/null 2>&1 && exit 0
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || exit 0
export DEBIAN_FRONTEND=noninteractive
timeout 120 apt-get update -qq
timeout 300 apt-get install -qq --yes --no-install-recommends "${packages[@]}"

#!/bin/sh
# Start the unpacked Chromium with the libraries and fonts that came with it.
here=$(cd "$(dirname "$0")" && pwd)
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/unpacked/fonts"
LD_LIBRARY_PATH="$here/unpacked/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/unpacked/chromium" "$@"

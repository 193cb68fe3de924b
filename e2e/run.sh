#!/bin/sh
# What Maven runs: run.js with this machine's Node, or a clear word if there is none.
if ! command -v node >/dev/null 2>&1; then
  echo 'The browser tests need Node 20 or newer, which is not here: install it (https://nodejs.org).' >&2
  exit 1
fi
exec node "$(dirname -- "$0")/run.js" "$@"

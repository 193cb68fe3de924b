#!/bin/sh
# Makes the bundle: the program, a Java runtime with the modules that it needs, and a cache of what
# the runtime does at the start. `./picknmix package` calls it, with the program built.
#
#   package.sh PROJECT JDK WORK FOLDER
#
# Everything is made in WORK; under its name in FOLDER the bundle appears in one step, or not at all.
# The same jars on the same JDK give the same bundle but for the cache.
set -eu

project=$1
jdk=$2
work=$3
folder=$4

# What jdeps does not see, since it is found by name: name servers, Unsafe, the page inside its jar.
BY_NAME=java.management,jdk.management,jdk.naming.dns,jdk.unsupported,jdk.zipfs
# What it sees, in parts of libraries that nobody uses here: beans, windows, a terminal in a browser.
UNUSED='java.desktop jdk.httpserver'
TIME=202501010000.00 # of all files: the cache knows the jars by it, and tar keeps it

say() { printf 'picknmix: %s\n' "$*" >&2; }

tool='' # what works for us
server=''
name=''
clean() {
  status=$?
  trap - EXIT
  for process in $tool $server; do
    kill -9 "$process" 2>/dev/null || :
  done
  [ "$status" -eq 0 ] || [ ! -f "$work/log" ] || tail -n 20 "$work/log" >&2
  rm -rf "$work" "$folder/.$name.$$"
  exit "$status"
}
trap clean EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Runs a program that takes its time: a signal to us ends it at once.
run() {
  "$@" &
  tool=$!
  wait "$tool"
  tool=''
}

# Prints the value of $1 in the JDK's release file.
release() { sed -n "s/^$1=\"\(.*\)\"/\1/p" "$jdk/release"; }

# Sets name to that of the bundle, with the platform as JDKs are called.
find_name() {
  system=$(release OS_NAME | tr '[:upper:]' '[:lower:]')
  [ "$system" != darwin ] || system=macos
  [ "$(release LIBC)" != musl ] || system=$system-musl
  machine=$(release OS_ARCH)
  [ "$machine" != x86_64 ] && [ "$machine" != amd64 ] || machine=x64
  version=$("$jdk/bin/java" -jar "$project/cli/target/picknmix.jar" --version)
  name=picknmix-${version#picknmix }-$system-$machine
}

copy_program() {
  mkdir -p "$bundle/lib" "$bundle/lib-cluster"
  cp "$project/cli/target/picknmix.jar" "$bundle"
  cp "$project"/cli/target/lib/*.jar "$bundle/lib"
  cp "$project/cluster/target/picknmix-cluster.jar" "$project"/cluster/target/lib/*.jar \
    "$bundle/lib-cluster"
  cp "$project/deploy/bundle/picknmix" "$project/deploy/bundle/README.md" \
    "$project/deploy/bundle/LIBRARIES.md" "$project/LICENSE" "$project/NOTICE.md" "$bundle"
}

# SQLite's jar carries a library for each of two dozen platforms, and puts the right one into a
# temporary folder at every start. Ours lies beside the jars, ready.
unpack_sqlite() {
  jar=$(echo "$bundle"/lib/sqlite-jdbc-*.jar)
  platform=$("$jdk/bin/java" -cp "$jar:$bundle/lib/*" org.sqlite.util.OSInfo)
  mkdir "$work/sqlite"
  (
    cd "$work/sqlite"
    "$jdk/bin/jar" --extract --file "$jar"
    mv "org/sqlite/native/$platform"/* "$bundle/lib"
    rm -r org/sqlite/native
    "$jdk/bin/jar" --create --file "$jar" --date 2025-01-01T00:00:00Z \
      --manifest META-INF/MANIFEST.MF org META-INF/[!M]*
  )
}

make_runtime() {
  run "$jdk/bin/jdeps" --recursive --ignore-missing-deps --multi-release 25 --print-module-deps \
    --class-path "$bundle/lib/*" "$bundle/picknmix.jar" >"$work/log"
  modules=,$(cat "$work/log"),$BY_NAME,
  for module in $UNUSED; do
    case $modules in
      *",$module,"*) modules=${modules%%",$module,"*},${modules#*",$module,"} ;;
    esac
  done
  modules=${modules#,}
  # Not compressed: gzip does that better, and classes load quicker.
  run "$jdk/bin/jlink" --add-modules "${modules%,}" --strip-java-debug-attributes --no-header-files \
    --no-man-pages --compress zip-0 --output "$bundle/runtime"
}

# The bundle's own server notes what it does while every game is played on it. How well that goes
# on a busy machine does not matter; that the cache can be used does.
train() {
  java=$bundle/runtime/bin/java
  cache=$bundle/lib/picknmix.aot
  mkfifo "$work/greeting"
  "$java" -XX:+UseCompactObjectHeaders -XX:AOTCacheOutput="$cache" \
    -Dorg.sqlite.lib.path="$bundle/lib" -jar "$bundle/picknmix.jar" serve --port 0 \
    --data "$work/data" >"$work/greeting" 2>"$work/log" &
  server=$!
  read -r greeting <"$work/greeting"
  greeting=${greeting#*: }
  run "$java" -jar "$bundle/picknmix.jar" load --url "${greeting%% *}" --tables 4 --game mix \
    --bots 1 --watchers 1 --warm-up 0 --seconds 3 --pause 20 >>"$work/log" 2>&1 || :
  kill "$server"
  wait "$server" || :
  server=''
  "$java" -XX:+UseCompactObjectHeaders -XX:AOTMode=on -XX:AOTCache="$cache" \
    -jar "$bundle/picknmix.jar" --version >>"$work/log" 2>&1
}

even() {
  chmod -R u+rwX,go+rX,go-w "$bundle"
  find "$bundle" -exec env TZ=UTC touch -t "$TIME" {} +
}

# The names in order, and nobody's: as far as tar can say so.
write() {
  (cd "$work" && find "$name" | LC_ALL=C sort) >"$work/names"
  case $(tar --version) in
    *GNU*) set -- --no-recursion --owner=0 --group=0 --numeric-owner ;;
    *) set -- -n --uid 0 --gid 0 --numeric-owner ;;
  esac
  COPYFILE_DISABLE=1 tar -C "$work" --format=ustar "$@" -cf "$work/bundle.tar" -T "$work/names"
  mkdir -p "$folder"
  run gzip -n -c "$work/bundle.tar" >"$folder/.$name.$$"
  mv "$folder/.$name.$$" "$folder/$name.tar.gz"
}

rm -rf "$work"
umask 022
find_name
bundle=$work/$name
copy_program
unpack_sqlite
say 'making the Java runtime'
make_runtime
even
say 'learning to start quickly'
train
even
write
say "made $folder/$name.tar.gz"

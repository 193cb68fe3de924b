#!/bin/sh
# Makes the keys with which the nodes of a cluster know each other: FOLDER/NODE.p12 for each, signed by an
# authority in FOLDER/authority.p12, which no node needs and which signs further nodes some day.
#
#   PICKNMIX_CLUSTER_PASSWORD=… deploy/keys.sh FOLDER NODE…
#
# It needs a keytool on the PATH, such as that in the bundle's runtime/bin.
set -eu

if [ "$#" -lt 2 ] || [ -z "${PICKNMIX_CLUSTER_PASSWORD:-}" ]; then
  echo 'Usage: PICKNMIX_CLUSTER_PASSWORD=… deploy/keys.sh FOLDER NODE…' >&2
  exit 2
fi
export PICKNMIX_CLUSTER_PASSWORD

mkdir -p "$1"
cd "$1"
shift
umask 077

# keytool on the store $1.
store() {
  file=$1
  shift
  keytool -keystore "$file" -storetype PKCS12 -storepass:env PICKNMIX_CLUSTER_PASSWORD "$@"
}

new_key() {
  store "$1" -genkeypair -alias "$2" -keyalg EC -groupname secp256r1 -validity 3650 -dname "CN=$3" \
    -ext "$4"
}

[ -f authority.p12 ] || new_key authority.p12 authority 'Pick & Mix cluster' bc:critical=ca:true
for node; do
  if [ -e "$node.p12" ]; then
    echo "keys.sh: $node.p12 is there already" >&2
    exit 1
  fi
  new_key "$node.p12" node "$node" "san=dns:$node"
  store authority.p12 -exportcert -alias authority |
    store "$node.p12" -importcert -alias authority -noprompt
  store "$node.p12" -certreq -alias node |
    store authority.p12 -gencert -alias authority -validity 3650 -ext "san=dns:$node" |
    store "$node.p12" -importcert -alias node -noprompt
done

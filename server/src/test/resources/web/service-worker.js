// no cache

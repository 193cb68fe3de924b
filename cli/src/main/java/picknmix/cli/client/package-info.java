/**
 * How our tools talk to a server: like any other client, over HTTP and sockets, but so cheaply that
 * thousands of sockets on the server's own machine measure the server and not themselves.
 */
@NullMarked
package picknmix.cli.client;

import org.jspecify.annotations.NullMarked;

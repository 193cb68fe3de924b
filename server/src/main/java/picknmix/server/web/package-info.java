/**
 * The web: HTTP and WebSocket around the tables. {@link picknmix.server.web.WebServer} and its
 * lines are all that knows Javalin; what is said is in docs/protocol.md.
 */
@NullMarked
package picknmix.server.web;

import org.jspecify.annotations.NullMarked;

import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Said at the start of a process whose connections another one takes. */
export const HANDED = "--handed-connections";

export const isHanded = (): boolean => process.argv.includes(HANDED);

/** What goes with a connection, and what is said once it has been taken: then the next may come. */
export const CONNECTION = "connection";
export const TAKEN = "taken";

/** Said when connections can be handed over. */
export const TAKING = "taking";

const accepted = diagnostics.channel("net.server.socket");

/**
 * Serves what another process hands over. The server has no socket of its own: what Node does where one comes or begins to
 * listen is done here, so that the times of its requests are limited, and whoever counts connections hears of each.
 */
export function takeConnections(server: Server): void {
  server.emit("listening");
  process.on("message", (message, handed) => {
    if (message !== CONNECTION) return;
    process.send?.(TAKEN);
    const socket = handed as Socket | undefined;
    // Null where it was closed on its way.
    if (!socket) return;
    // As those of a server's own socket: a client may have said all that it will say.
    socket.allowHalfOpen = true;
    server.emit("connection", socket);
    accepted.publish({ socket });
    socket.resume();
  });
  process.send?.(TAKING);
}

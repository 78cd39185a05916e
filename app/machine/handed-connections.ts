import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Said at the start of a process whose connections another one takes. */
export const HANDED = "--handed-connections";

export const isHanded = (): boolean => process.argv.includes(HANDED);

/** Said by the process that serves: connections can be handed to it. */
export const ACCEPTING = "accepting";

/** What goes with a connection. */
export const CONNECTION = "connection";

/**
 * Asked after each connection: a process without a free file descriptor hears nothing of one that is handed to it. The
 * answer is one of the two.
 */
export const HAS_COME = "has it come?";
export const TAKEN = "taken";
export const MISSED = "missed";

const accepted = diagnostics.channel("net.server.socket");

/** Serves what another process hands over. */
export function takeConnections(server: Server): void {
  // As a server with a socket of its own: with this event Node begins to limit the times of requests.
  server.emit("listening");
  let hasCome = false;
  process.on("message", (message, handed) => {
    if (message === CONNECTION) {
      hasCome = true;
      // Undefined where it was closed on its way.
      if (handed) serve(handed as Socket, server);
    }
    if (message === HAS_COME) {
      process.send?.(hasCome ? TAKEN : MISSED);
      hasCome = false;
    }
  });
  process.send?.(ACCEPTING);
}

/** Does what Node does with a connection of a server's own socket; whoever counts connections hears of it. */
function serve(socket: Socket, server: Server): void {
  // A client may have said all that it will say.
  socket.allowHalfOpen = true;
  server.emit("connection", socket);
  accepted.publish({ socket });
  socket.resume();
}

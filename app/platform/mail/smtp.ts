import { connect, type Socket } from "node:net";
import nodemailer from "nodemailer";
import type { Delivery, Letter } from "./letter";

/** How long the server may be silent. */
const PATIENCE_MS = 20_000;

/** Of one mail, however the server spends it: shorter than the first pause, so that no two attempts of one mail overlap. */
const LONGEST_MS = 45_000;

const THIS_MACHINE = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/**
 * Where mails go, and whether that connection must be encrypted: mails have links to new passwords, and a network that
 * hides the server's offer of encryption would read them. Not within this machine, nor where the address itself says
 * `requireTLS=false`.
 */
export function smtpConnection(url: string): { url: string; requireTLS: boolean } {
  const { hostname, searchParams } = new URL(url);
  const isExempt = THIS_MACHINE.test(hostname) && searchParams.get("requireTLS") !== "true";
  return { url, requireTLS: !isExempt && searchParams.get("requireTLS") !== "false" };
}

/**
 * The same in every attempt (RFC 5322, 3.6.4): where a server took a mail and nobody heard of it, the next attempt is a copy that
 * mailboxes can tell.
 */
const messageIdOf = (id: number, date: Date, from: Letter["from"]): string =>
  `<${id}.${date.getTime()}@${from.address.split("@").at(-1)}>`;

/** Sends mails by SMTP. Mailboxes stay objects: a name inside an address string could name further recipients. */
export function smtpDelivery(url: string, longestMs = LONGEST_MS): Delivery {
  const connections = new Set<Socket>();
  let isClosed = false;
  const transport = nodemailer.createTransport({
    ...smtpConnection(url),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Connections of our own, since those of the transport cannot be ended while a server keeps silent.
    getSocket({ host = "localhost", port, secure }, callback) {
      if (isClosed) return callback(new Error("The process ends"));
      const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), timeout: PATIENCE_MS });
      connections.add(socket);
      let isConnected = false;
      socket.once("connect", () => {
        isConnected = true;
        callback(null, { connection: socket });
      });
      socket.once("timeout", () => socket.destroy());
      socket.on("error", (error) => isConnected || callback(error));
      socket.once("close", (hasFailed) => {
        connections.delete(socket);
        if (!isConnected && !hasFailed) callback(new Error("No connection"));
      });
    },
  });
  const breakOff = () => connections.forEach((connection) => connection.destroy());
  return {
    async send({ id, from, to, subject, body, date, headers: further }) {
      const headers = { "Auto-Submitted": "auto-generated", ...further };
      const messageId = messageIdOf(id, date, from);
      const late = setTimeout(breakOff, longestMs);
      await transport
        .sendMail({ from, to, subject, text: body, date, headers, messageId })
        .finally(() => clearTimeout(late));
    },
    close() {
      isClosed = true;
      breakOff();
      transport.close();
    },
  };
}

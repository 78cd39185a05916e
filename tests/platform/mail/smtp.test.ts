import { createServer, type AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Letter } from "~/platform/mail/letter";
import { smtpConnection, smtpDelivery } from "~/platform/mail/smtp";

const MAILBOX = { name: "Anna", address: "anna@prova.example" };
const LETTER: Letter = {
  ...{ id: 1, template: "password-recovery", date: new Date(0), from: MAILBOX, to: MAILBOX },
  ...{ subject: "x", body: "https://x.example/auth/reset/segreto" },
};

describe("a connection to the mail server", () => {
  test.each([
    ["smtp://mail.example.it:587", true],
    ["smtp://user:secret@10.0.0.5", true],
    ["smtp://127.0.0.1.example.it", true],
    ["smtp://mail.example.it?requireTLS=false", false],
    ["smtp://localhost:25", false],
    ["smtp://127.0.0.1:25", false],
    ["smtp://[::1]:25", false],
    ["smtp://localhost:25?requireTLS=true", true],
  ])("to %s must be encrypted: %s", (url, isRequired) => {
    expect(smtpConnection(url)).toEqual({ url, requireTLS: isRequired });
  });

  describe("that does not offer encryption, or whose offer the network hides", () => {
    let server: SMTPServer;
    let received = 0;
    let texts: string[] = [];
    beforeEach(async () => {
      received = 0;
      texts = [];
      server = new SMTPServer({
        authOptional: true,
        hideSTARTTLS: true,
        disabledCommands: ["STARTTLS"],
        onData: (stream, _session, done) => {
          received += 1;
          let text = "";
          stream.setEncoding("utf8").on("data", (part: string) => (text += part));
          stream.once("end", () => {
            texts.push(text);
            done();
          });
        },
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    });
    afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

    const send = async (query: string, letter = LETTER) => {
      const { port } = server.server.address() as AddressInfo;
      const delivery = smtpDelivery(`smtp://127.0.0.1:${port}${query}`);
      await delivery.send(letter).finally(() => delivery.close());
    };

    test("gets no mail", async () => {
      await expect(send("?requireTLS=true")).rejects.toThrow(/STARTTLS|TLS/);
      expect(received).toBe(0);
    });

    test("can tell a mail that it got twice from another", async () => {
      for (const letter of [LETTER, LETTER, { ...LETTER, id: 2 }]) await send("", letter);
      const ids = texts.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
      expect(ids).toEqual(["<1.0@prova.example>", "<1.0@prova.example>", "<2.0@prova.example>"]);
    });

    test("gets the mails of this machine", async () => {
      await send("");
      expect(received).toBe(1);
    });
  });
});

test("a server that goes on talking without an end is broken off, and the next mail is tried anew", async () => {
  let connections = 0;
  const talking = createServer((socket) => {
    connections += 1;
    socket.write("220 prova\r\n");
    const timer = setInterval(() => socket.write("250-ancora\r\n"), 10);
    socket.on("error", () => undefined).once("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => talking.listen(0, "127.0.0.1", resolve));
  const { port } = talking.address() as AddressInfo;
  const delivery = smtpDelivery(`smtp://127.0.0.1:${port}`, 200);
  await expect(delivery.send(LETTER)).rejects.toThrow();
  await expect(delivery.send(LETTER)).rejects.toThrow();
  expect(connections).toBe(2);
  delivery.close();
  await new Promise((resolve) => talking.close(resolve));
});

test("a delivery that was closed begins no connection", async () => {
  let connections = 0;
  const silent = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const delivery = smtpDelivery(`smtp://127.0.0.1:${port}`);
  delivery.close();
  const mailbox = { name: "Anna", address: "anna@prova.example" };
  const letter = { from: mailbox, to: mailbox, subject: "x", body: "x" };
  await expect(
    delivery.send({ ...letter, id: 1, template: "password-recovery", date: new Date(0) }),
  ).rejects.toThrow();
  expect(connections).toBe(0);
  silent.close();
});

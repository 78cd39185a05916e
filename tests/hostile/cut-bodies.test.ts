import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import type { Posting } from "../pages/form";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";
import { everythingStored } from "./database";

const QUESTION = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  browser = await signedIn(server, "admin@azienda-demo.example");
});
afterAll(() => server.stop());

/** Forms whose post would change what is stored. */
const FORMS: [string, () => Promise<Posting>][] = [
  [
    "multipart",
    async () => {
      const form = (await browser.get(QUESTION)).form({ button: "Allega" });
      return form.fill({ explanation: "Arrivata a metà" }).posting("Salva e continua");
    },
  ],
  [
    "urlencoded",
    async () => {
      const form = (await browser.get(urls.history())).form({ button: "Salva la posizione" });
      return form.fill({ name: "Arrivata a metà" }).posting();
    },
  ],
];

/** The part of a body that arrives, and the length that its head declares. */
const CUTS: [string, (body: Buffer) => { length: string; sent: Buffer }][] = [
  [
    "whole, but shorter than it says",
    (body) => ({ length: `Content-Length: ${body.length + 10}`, sent: body }),
  ],
  [
    "without its last byte",
    (body) => ({ length: `Content-Length: ${body.length}`, sent: body.subarray(0, -1) }),
  ],
  ["half", (body) => ({ length: `Content-Length: ${body.length}`, sent: body.subarray(0, body.length / 2) })],
  [
    "in chunks of which the last is missing",
    (body) => ({
      length: "Transfer-Encoding: chunked",
      sent: Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n")]),
    }),
  ],
];

const ENDS: [string, (socket: Socket) => void][] = [
  ["closes its side (FIN)", (socket) => socket.end()],
  ["is reset (RST)", (socket) => socket.resetAndDestroy()],
];

/** Sends the head and this much of the body, lets the server read it, then ends the connection. */
async function cutOff(
  { url, entries, encType }: Posting,
  cut: (body: Buffer) => { length: string; sent: Buffer },
  end: (socket: Socket) => void,
): Promise<string> {
  const { type, body } = encodeForm(entries, encType);
  const { length, sent } = cut(Buffer.from(body));
  const { pathname, search, hostname, port } = new URL(url);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = [
    `POST ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Type: ${type}`,
    `Cookie: ${cookie}`,
    length,
  ];
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(sent);
  await new Promise((resolve) => setTimeout(resolve, 150));
  end(socket);
  await new Promise((resolve) => setTimeout(resolve, 150));
  socket.destroy();
  return answer;
}

describe.each(FORMS)("a form sent as %s", (_, posting) => {
  const cases = CUTS.flatMap(([how, cut]) => ENDS.map(([name, end]) => [how, name, cut, end] as const));

  test.each(cases)("does nothing when it arrives %s and its connection %s", async (_how, _name, cut, end) => {
    const post = await posting();
    const before = everythingStored(server.dataDir);
    const answer = await cutOff(post, cut, end);
    expect(answer).not.toMatch(/^HTTP\/1\.1 (2|3)/);
    expect(everythingStored(server.dataDir)).toBe(before);
  });

  test("does its work when it arrives whole", async () => {
    const post = await posting();
    const before = everythingStored(server.dataDir);
    const { status } = await browser.once({ ...post, ...encodeForm(post.entries, post.encType) });
    expect(status).toBe(303);
    expect(everythingStored(server.dataDir)).not.toBe(before);
  });
});

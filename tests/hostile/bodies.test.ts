import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { pdf } from "../platform/files/samples";
import { startServer, type TestServer } from "../server";
import { headOf, rawConnection, type RawConnection } from "./raw";

const QUESTION = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");
const MB = 1024 * 1024;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  browser = await signedIn(server, "admin@azienda-demo.example");
});
afterAll(() => server.stop());

/** Megabytes of memory the server holds. */
const memory = () => Number(spawnSync("ps", ["-o", "rss=", "-p", String(server.pid)]).stdout) / 1024;

const spooled = () => {
  const folder = path.join(server.dataDir, "spool");
  return existsSync(folder) ? readdirSync(folder) : [];
};

const open: RawConnection[] = [];
async function connected(): Promise<RawConnection> {
  const connection = await rawConnection(server.url);
  open.push(connection);
  return connection;
}
afterAll(() => open.forEach(({ socket }) => socket.destroy()));

/** What the operating systems of both ends may hold of a connection, beside what the server reads. */
const IN_SOCKETS = 8 * MB;

describe("a body that no call is meant to read (A2)", () => {
  const strangers: [string, string, string, number][] = [
    ["POST", "/api/nope", "Bearer x", 404],
    ["POST", "/api/survey/v1/upload?question_id=x", "Bearer x", 401],
    ["POST", "/api/survey/v1/upload?question_id=x", "Basic eDp4", 401],
    ["PUT", "/api/registry/v1/companies", "", 401],
    ["POST", "/api/identity/v1/sign-in", "", 413],
  ];

  test.each(strangers)(
    "of a %s to %s with the authorization %j gets its answer without being read",
    async (method, address, authorization, status) => {
      const lengths: Record<string, string>[] = [
        { "Content-Length": String(20 * MB) },
        { "Transfer-Encoding": "chunked" },
      ];
      for (const length of lengths) {
        const connection = await connected();
        const type = { "Content-Type": "multipart/form-data; boundary=x" };
        const head = headOf(method, address, { Authorization: authorization, ...type, ...length });
        connection.socket.write(head + ("Transfer-Encoding" in length ? "1400000\r\n" : ""));
        const taken = await connection.pour(20 * MB);
        await connection.until("\r\n\r\n");
        expect(connection.received()).toMatch(
          new RegExp(`^HTTP/1.1 ${status} [^]*\\r\\nconnection: close`, "i"),
        );
        expect(taken).toBeLessThan(IN_SOCKETS);
        await connection.closed;
      }
    },
  );

  test("takes no memory, however many of them there are", async () => {
    const before = memory();
    const all = Array.from({ length: 60 }, async () => {
      const connection = await connected();
      const headers = { Authorization: "Bearer x", "Content-Length": String(20 * MB) };
      connection.socket.write(headOf("POST", "/api/nope", headers));
      await connection.pour(20 * MB);
      await connection.until("HTTP/1.1 404");
    });
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, memory())), 50);
    await Promise.all(all).finally(() => clearInterval(timer));
    expect(Math.max(most, memory()) - before).toBeLessThan(80);
  });

  test("of a page is read up to 64 KB where the browser has no session", async () => {
    const connection = await connected();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(20 * MB),
    };
    connection.socket.write(headOf("POST", "/auth", headers));
    expect(await connection.pour(20 * MB)).toBeLessThan(IN_SOCKETS);
    await connection.until("HTTP/1.1 413");
  });

  test("leaves the connection usable when it is small", async () => {
    const connection = await connected();
    const body = "{}";
    const headers = { Authorization: "Bearer x", "Content-Length": String(body.length) };
    for (let count = 1; count <= 2; count += 1) {
      const before = connection.received().length;
      connection.socket.write(headOf("POST", "/api/nope", headers) + body);
      while (!connection.received().slice(before).includes("internal/unknown_call")) {
        await new Promise((resolve) => connection.socket.once("data", resolve));
      }
    }
    expect(connection.received().match(/HTTP\/1.1 404/g)).toHaveLength(2);
  });
});

describe("clients that only then look for the answer", () => {
  const url = () => `${server.url}/api/nope`;

  test("get it: curl", () => {
    const given = [
      "-s",
      "-o",
      "/dev/null",
      "-w",
      "%{http_code}",
      "-H",
      "Authorization: Bearer x",
      "-H",
      "Expect:",
    ];
    const { stdout } = spawnSync("curl", [...given, "--data-binary", "@-", url()], {
      input: Buffer.alloc(20 * MB),
    });
    expect(String(stdout)).toBe("404");
  });

  test("get it: fetch", async () => {
    const headers = { Authorization: "Bearer x" };
    const answer = await fetch(url(), { method: "POST", headers, body: new Uint8Array(20 * MB) });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      "internal/unknown_call",
    ]);
  });

  test("get it: one that is busy for three seconds, and then goes on sending before it looks", async () => {
    const connection = await connected();
    connection.socket.pause();
    connection.socket.write(headOf("POST", "/api/nope", { "Content-Length": String(20 * MB) }));
    connection.socket.write(Buffer.alloc(MB));
    await pause(3_000);
    connection.socket.write(Buffer.alloc(MB));
    await pause(200);
    connection.socket.resume();
    await connection.until("HTTP/1.1 404");
  });

  test("get it: Node's http", async () => {
    expect((await send({ url: url(), method: "POST", body: Buffer.alloc(20 * MB) })).status).toBe(404);
  });
});

/** The form of a question with a file that has begun and does not go on. */
async function stalledUpload(): Promise<RawConnection> {
  const form = (await browser.get(QUESTION)).form({ button: "Allega" });
  const file = { fileName: "fermo.pdf", content: pdf("x", 2 * MB) };
  const { url, entries, encType } = form.fill({ file }).posting("Allega");
  const { type, body: text } = encodeForm(entries, encType);
  const body = Buffer.from(text);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const connection = await connected();
  const headers = { "Content-Type": type, "Content-Length": String(body.length), Cookie: cookie };
  connection.socket.write(headOf("POST", new URL(url).pathname, headers));
  connection.socket.write(body.subarray(0, MB));
  return connection;
}

describe("nine uploads of one account that do not go on (A8)", () => {
  test("hold two places, and another company's certificate is accepted at once", async () => {
    const stalled = await Promise.all(Array.from({ length: 9 }, stalledUpload));
    while (spooled().length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(spooled()).toHaveLength(2);

    const other = await signedIn(server, "admin@azienda-nuova.example");
    const page = await other.get(attestationUrls.add());
    const certificate = { fileName: "iso.pdf", content: pdf("iso", 200_000) };
    const saved = await page
      .form()
      .fill({ name: "ISO 14001", issuer: "Ente", issuedOn: "2025-03-01", file: certificate })
      .submit();
    expect([saved.status, saved.errors]).toEqual([200, []]);

    const { token } = await signedInApi(server.url, "admin@azienda-demo.example");
    const form = encodeForm([["files", certificate]], "multipart/form-data");
    const refused = await send({
      url: `${server.url}/api/survey/v1/upload?question_id=v3-env-acqua-prelievo`,
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": form.type },
      body: form.body,
    });
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "10"]);
    expect(refused.text).toContain("too_many_uploads");
    for (const { socket } of stalled) socket.destroy();
  });

  test("leave nothing behind when their connections end", async () => {
    const stalled = await stalledUpload();
    while (spooled().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    stalled.socket.destroy();
    while (spooled().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(spooled()).toEqual([]);
  });
});

describe("connections that ask for nothing", () => {
  test("500 of one address close each other; another address, and the same one, are served", async () => {
    const idle = await Promise.all(Array.from({ length: 500 }, () => rawConnection(server.url, "127.0.0.1")));
    while (idle.filter(({ socket }) => !socket.destroyed).length > 256) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const other = await rawConnection(server.url, "127.0.0.2");
    other.socket.write(headOf("GET", "/favicon.svg", {}));
    await other.until("HTTP/1.1 200");
    const same = await rawConnection(server.url, "127.0.0.1");
    same.socket.write(headOf("GET", "/favicon.svg", {}));
    await same.until("HTTP/1.1 200");
    for (const { socket } of [...idle, other, same]) socket.destroy();
  });
});

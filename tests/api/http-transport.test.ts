import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Call, type Caller, makeCall } from "~/api/call";
import { contract } from "~/api/contract";
import { makeHttpTransport } from "~/api/http-transport";
import { WITHIN_HEADER } from "~/api/several-calls";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Upstream {
  url: string;
  /** What it was asked. */
  requests: IncomingMessage[];
  bodies: string[];
}

async function upstream(answer: RequestListener): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    let body = "";
    request.setEncoding("latin1").on("data", (text: string) => (body += text));
    request.once("end", () => bodies.push(body));
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, bodies };
}

const CALLER: Caller = { clientAddress: "192.0.2.9", requestId: "abc123" };

const callTo = ({ url }: Upstream, { caller = CALLER, timeoutMs = 5_000 } = {}): Call =>
  makeCall({ transport: makeHttpTransport({ timeoutMs }), baseUrl: `${url}/api`, caller, token: "gettone" });

const NO_ANSWER = { status: 503, code: "internal/no_answer", retryAfter: 10 };

describe("a call to another server", () => {
  test.each([301, 302, 303, 307, 308])(
    "does not follow a redirect with %i: its token stays here",
    async (status) => {
      const elsewhere = await upstream((_, response) => response.end("{}"));
      const other = elsewhere.url.replace("127.0.0.1", "localhost");
      const redirecting = await upstream((_, response) =>
        response.writeHead(status, { Location: `${other}/api/user/v1/info` }).end(),
      );
      const sent = callTo(redirecting)("identity.signOut", {});
      await expect(sent).rejects.toMatchObject({ status: 502, code: "internal/invalid_response" });
      expect(redirecting.requests[0]?.headers.authorization).toBe("Bearer gettone");
      expect(elsewhere.requests).toEqual([]);
    },
  );

  test.each([
    ["at all", () => undefined],
    ["to its end", (_, response) => void response.writeHead(200).write("{")],
  ] as [string, RequestListener][])("ends when it is not answered %s in time", async (_, answer) => {
    const silent = await upstream(answer);
    await expect(callTo(silent, { timeoutMs: 100 })("user.info", {})).rejects.toMatchObject(NO_ANSWER);
  });

  test("that only reads goes over the connection of the one before, one that changes over its own", async () => {
    const server = await upstream((_, response) => response.end("{}"));
    const connections = new Set<unknown>();
    const call = callTo(server);
    const made = async (work: Promise<unknown>) => {
      await work.catch(() => undefined);
      connections.add(server.requests.at(-1)?.socket);
      // A connection is free for the next call a moment after its answer has been read.
      await setTimeout(20);
      return connections.size;
    };
    expect([await made(call("user.info", {})), await made(call("user.info", {}))]).toEqual([1, 1]);
    expect([await made(call("identity.signOut", {})), await made(call("identity.signOut", {}))]).toEqual([
      2, 3,
    ]);
    expect(await made(call("user.info", {}))).toBe(3);
  });

  test("asks a near server not to compress", async () => {
    const server = await upstream((_, response) => response.end("{}"));
    await callTo(server)("user.info", {}).catch(() => undefined);
    expect(server.requests[0]?.headers["accept-encoding"]).toBe("identity");
  });

  test("ends when no server is there", async () => {
    const gone = await upstream(() => undefined);
    servers.splice(0).forEach((server) => server.close());
    await expect(callTo(gone)("user.info", {})).rejects.toMatchObject(NO_ANSWER);
  });

  test("that says how long its answer may take says on the second try what is left", async () => {
    const within: number[] = [];
    const server = await upstream((request, response) => {
      within.push(Number(request.headers["x-answer-within"]));
      if (within.length > 1) response.end("{}");
      else void setTimeout(200).then(() => response.destroy());
    });
    const request = new Request(`${server.url}/api/calls?call=/user/v1/info`, {
      headers: { [WITHIN_HEADER]: "1" },
    });
    const transport = makeHttpTransport({ timeoutMs: 1_000 });
    const { status } = await transport(request, CALLER, contract["user.info"], performance.now() - 300);
    expect([status, within.length]).toEqual([200, 2]);
    // Nine tenths of the second, less what had passed.
    expect(within[0]).toBeGreaterThan(500);
    expect(within[0]).toBeLessThanOrEqual(630);
    expect(within[1]).toBeLessThanOrEqual(450);
  });

  test("ends when the page has waited as long as it may, also where it was sent late", async () => {
    const silent = await upstream(() => undefined);
    const transport = makeHttpTransport({ timeoutMs: 60_000 });
    const request = new Request(`${silent.url}/api/user/v1/info`);
    const sent = transport(request, CALLER, contract["user.info"], performance.now() - 59_900);
    await expect(sent).rejects.toMatchObject(NO_ANSWER);
  });

  test.each([
    ["192.0.2.9", 'for="192.0.2.9"'],
    ["2001:db8::1", 'for="[2001:db8::1]"'],
  ])("names the client %s and the request", async (clientAddress, forwarded) => {
    const server = await upstream((_, response) => response.end("{}"));
    await callTo(server, { caller: { ...CALLER, clientAddress } })("identity.signOut", {});
    expect(server.requests[0]?.headers).toMatchObject({ forwarded, "x-request-id": "abc123" });
  });

  test("keeps no more of an answer than an answer may be", async () => {
    const flood = await upstream((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, " ")));
      };
      response.on("drain", pour);
      pour();
    });
    const sent = callTo(flood)("user.info", {});
    await expect(sent).rejects.toMatchObject({ status: 502, code: "internal/invalid_response" });
  });

  test("takes of a file what is about its bytes, and neither cookies nor headers of security", async () => {
    const pdf = Buffer.from("%PDF-1.7 del report");
    const other = await upstream((_, response) =>
      response
        .writeHead(200, {
          ...{ "Content-Type": "application/pdf", "Content-Encoding": "gzip" },
          ...{ "Content-Disposition": "attachment; filename=report.pdf", "Set-Cookie": "session=altrui" },
          ...{ "Referrer-Policy": "unsafe-url", "X-Frame-Options": "ALLOWALL" },
        })
        .end(gzipSync(pdf)),
    );
    const file = await callTo(other)("survey.file", { params: { token: "x" } });
    expect([...file.headers]).toEqual([
      ["content-disposition", "attachment; filename=report.pdf"],
      ["content-type", "application/pdf"],
    ]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  });

  test("lets a file that has begun take longer than a call may", async () => {
    const slow = await upstream((_, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf" }).write("inizio");
      void setTimeout(900).then(() => response.end(" e il resto"));
    });
    const transport = makeHttpTransport({ timeoutMs: 100 });
    const request = new Request(`${slow.url}/api/survey/v1/files/x`);
    const file = await transport(request, CALLER, contract["survey.file"]);
    expect(await file.text()).toBe("inizio e il resto");
  });

  test("ends for a file that does not begin", async () => {
    const silent = await upstream(() => undefined);
    const request = new Request(`${silent.url}/api/survey/v1/files/x`);
    const sent = makeHttpTransport({ timeoutMs: 50 })(request, CALLER, contract["survey.file"]);
    await expect(sent).rejects.toMatchObject(NO_ANSWER);
  });

  test("sends a file with its length, and a refusal keeps its words", async () => {
    const server = await upstream((_, response) =>
      response
        .writeHead(413, { "Content-Type": "application/json" })
        .end(JSON.stringify({ message: "internal/too_large", errors: [] })),
    );
    const body = new FormData();
    body.append("files", new File(["testo"], "a.txt"));
    const sent = callTo(server)("survey.upload", { query: { question_id: "x" }, body });
    await expect(sent).rejects.toMatchObject({ status: 413, code: "internal/too_large" });
    const [request] = server.requests;
    await expect.poll(() => server.bodies[0]).toContain("testo");
    expect(Number(request?.headers["content-length"])).toBe(server.bodies[0]?.length);
  });
});

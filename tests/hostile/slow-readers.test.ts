import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FILE_LIMIT } from "~/domain/files/limits";
import { urls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { pdf } from "../platform/files/samples";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";
import { headOf } from "./raw";

const ADMINISTRATOR = "admin@azienda-demo.example";
const EVIDENCE = "v3-env-acqua-prelievo";
const READERS = 20;
const MB = 1024 * 1024;

let server: TestServer;
let fileId = "";
let api: Awaited<ReturnType<typeof signedInApi>>;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startServer({ demo: true });
  api = await signedInApi(server.url, ADMINISTRATOR);
  const body = new FormData();
  body.append("files", new File([pdf("x", FILE_LIMIT) as BlobPart], "grande.pdf"));
  const answer = await fetch(`${server.url}/api/survey/v1/upload?question_id=${EVIDENCE}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${api.token}` },
    body,
  });
  const { names } = (await answer.json()) as { names: Record<string, string> };
  [fileId = ""] = Object.values(names);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

const memory = () => Number(spawnSync("ps", ["-o", "rss=", "-p", String(server.pid)]).stdout) / 1024;

/** Asks for an address and reads nothing of the answer. */
async function silentReader(address: string, headers: Record<string, string>): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.pause();
  await once(socket, "connect");
  socket.write(headOf("GET", address, { ...headers, Connection: "close" }));
  return socket;
}

async function lengthOf(socket: Socket): Promise<number> {
  let length = 0;
  socket.on("data", (chunk) => (length += chunk.length));
  socket.resume();
  await once(socket, "close");
  return length;
}

describe("clients that ask for a large file and read nothing", () => {
  test.each<[string, () => Promise<[string, Record<string, string>]>]>([
    [
      "by the API",
      async () => {
        const query = { filename: fileId };
        const params = { type: "attachment" };
        const { downloadUrl } = await api.call("survey.download", { params, query });
        return [new URL(downloadUrl).pathname, {}];
      },
    ],
    [
      "by the page of the file",
      async () => {
        const { cookies } = await signedIn(server, ADMINISTRATOR);
        const cookie = [...cookies].map((one) => one.join("=")).join("; ");
        return [urls.fileContent(fileId), { Cookie: cookie, Accept: "text/html" }];
      },
    ],
  ])("cost the server little memory %s, and get it whole when they read", async (_, asking) => {
    const [address, headers] = await asking();
    // The first one loads what every download needs.
    expect(await lengthOf(await silentReader(address, headers))).toBeGreaterThan(FILE_LIMIT);
    const before = memory();
    const readers = await Promise.all(Array.from({ length: READERS }, () => silentReader(address, headers)));
    await delay(2_000);
    expect(memory() - before).toBeLessThan((READERS * FILE_LIMIT) / MB / 3);
    const [first, second] = readers;
    expect(await lengthOf(first as Socket)).toBeGreaterThan(FILE_LIMIT);
    second?.destroy();
    expect(await lengthOf(await silentReader(address, headers))).toBeGreaterThan(FILE_LIMIT);
  });
});

import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { send } from "../pages/http";
import { isAlive, until } from "../processes";
import { type Installation, startInstallation, statusOf } from "./installation";

let installation: Installation;

beforeEach(async () => {
  installation = await startInstallation();
});
afterEach(() => installation.stop());

test("fault 41: two restarts under load fail no request, and the former processes end", async () => {
  const { url, command, serving } = installation;
  let isLoaded = true;
  const statuses: number[] = [];
  const client = async () => {
    while (isLoaded) statuses.push(await statusOf(`${url}/auth`));
  };
  const clients = [client(), client(), client(), client()];
  const served = [serving()];
  for (let round = 0; round < 2; round += 1) {
    expect(await command("reload")).toMatchObject({ code: 0 });
    served.push(serving());
  }
  isLoaded = false;
  await Promise.all(clients);
  expect(new Set(served).size).toBe(3);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await until(() => !served.slice(0, 2).some(isAlive));
  expect((await send({ url: `${url}/auth` })).status).toBe(200);
});

test("a new server that does not start leaves the former one in service, and says so", async () => {
  const { url, dataDir, command, serving, output } = installation;
  const [database, before] = [path.join(dataDir, "carta-esg.sqlite"), serving()];
  renameSync(database, `${database}.kept`);
  writeFileSync(database, "not a database ".repeat(100));
  const reloaded = await command("reload");
  renameSync(`${database}.kept`, database);
  expect(reloaded).toMatchObject({ code: 1, output: expect.stringContaining("resta in servizio") });
  expect(output()).toContain("resta in servizio quello di prima");
  expect(serving()).toBe(before);
  expect((await send({ url: `${url}/auth` })).status).toBe(200);
});

test("a server that is killed is started again", async () => {
  const { url, serving, output } = installation;
  const before = serving();
  process.kill(before, "SIGKILL");
  await until(() => serving() !== before);
  expect((await send({ url: `${url}/auth` })).status).toBe(200);
  expect(output()).toContain("Il server è finito da solo");
});

/** Resolves when the server has closed the connection; a reset is a way to close it. */
function closing(socket: Socket): Promise<void> {
  socket.on("error", () => undefined).resume();
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

test("a stop closes connections without a request, and ends without an error", async () => {
  const { port, stop } = installation;
  const sockets = Array.from({ length: 4 }, () => connect(port, "127.0.0.1"));
  const closed = Promise.all(sockets.map(closing));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  sockets[0]?.write("POST /auth HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
  await send({ url: `${installation.url}/auth` });
  const { code, output } = await stop();
  await closed;
  expect(code).toBe(0);
  expect(output).not.toMatch(/\n\s+at |error/i);
});

test("a reload without a server says that there is none", async () => {
  const { command, stop } = installation;
  await stop();
  expect(await command("reload")).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nessun server"),
  });
});

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { send } from "../pages/http";
import { startServer, temporaryFolder } from "../server";

const A_STACK = /\n\s+at /;

test("a wrong setting ends the start with the sentence that names it, and no stack", () => {
  const environment = { ...process.env, PORT: "otto", DATA_DIR: temporaryFolder() };
  const { status, stderr } = spawnSync(process.execPath, ["app/commands/compiled.mjs", "serve"], {
    encoding: "utf8",
    env: environment,
  });
  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("Setting PORT is not valid");
});

test("a command that is not compiled yet says how to build it", () => {
  const { status, stderr } = spawnSync(process.execPath, ["app/commands/compiled.mjs", "unknown"], {
    encoding: "utf8",
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    "L'applicazione non è ancora costruita: esegui prima npm run build.",
  ]);
});

test("an orderly stop prints neither an error nor a stack", async () => {
  const server = await startServer();
  await send({ url: `${server.url}/auth` });
  await server.stop();
  expect(server.output()).not.toMatch(A_STACK);
  expect(server.output()).not.toMatch(/error/i);
});

test.each([
  ["/robots.txt", /^text\/plain/],
  ["/favicon.ico", /icon/],
])("%s is a file, not the sign-in page", async (url, type) => {
  const server = await startServer();
  const answer = await send({ url: server.url + url });
  await server.stop();
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, expect.stringMatching(type)]);
});

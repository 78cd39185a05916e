import { rmSync } from "node:fs";
import { afterEach, beforeEach, test } from "vitest";
import { loadDemo, startServer, temporaryFolder, type TestServer } from "../server";
import { madeByOne, refusedAtItsEnd, takenOver } from "../two-servers";

let dataDir: string;
let servers: TestServer[];

beforeEach(async () => {
  dataDir = temporaryFolder();
  loadDemo(dataDir);
  servers = [await startServer({ dataDir }), await startServer({ dataDir })];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

const both = () => servers as [TestServer, TestServer];

test("a document that two servers on one folder are asked for is made once, and sent by both", () =>
  madeByOne(...both()));

test("a document whose server is killed while it is made is taken over by the other", () =>
  takenOver(...both()));

test("a request that waits for the document of another server is refused when its own server ends", () =>
  refusedAtItsEnd(...both()));

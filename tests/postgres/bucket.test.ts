import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formWith, fileNamed, pdf } from "../platform/files/samples";
import { apiOf, signedInApi } from "../api-client";
import { startBucket, type TestBucket } from "../bucket/server";
import { CLASS } from "../questions";
import { startServer, type TestServer } from "../server";
import { ON_POSTGRES } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer, scratchFolder } from "./demo-on-server";

const ADMIN = "admin@azienda-demo.example";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

describe.skipIf(!ON_POSTGRES)(
  "two servers over one PostgreSQL and one bucket, without a common folder (fault 42)",
  { timeout: PATIENCE },
  () => {
    let folder: string;
    let demo: DemoOnServer;
    let bucket: TestBucket;
    const [folders, servers]: [string[], TestServer[]] = [[], []];

    beforeAll(async () => {
      folder = await demoFolder();
      demo = await demoOnServer(folder);
      bucket = await startBucket();
      bucket.fill(path.join(folder, "files"));
      for (const dataDir of [scratchFolder(), scratchFolder()]) {
        folders.push(dataDir);
        const environment = { ...demo.environment, ...bucket.environment };
        servers.push(await startServer({ dataDir, environment }));
      }
    }, PATIENCE);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await demo.close();
      await bucket.close();
      for (const one of [folder, ...folders]) rmSync(one, { recursive: true });
    });

    test("what one took in the other gives back, by an address that the first made", async () => {
      const [one, other] = servers;
      if (!one || !other) throw new Error("No servers");
      const { call } = await signedInApi(one.url, ADMIN);
      const body = formWith(fileNamed("comune.pdf", pdf("comune")));
      const { names } = await call("survey.upload", { query: { question_id: CLASS }, body });
      const asked = { params: { type: "attachment" }, query: { filename: names["comune.pdf"] ?? "" } };
      const { downloadUrl } = await call("survey.download", asked);
      const token = downloadUrl.split("/").at(-1) ?? "";
      const response = await apiOf(other.url)("survey.file", { params: { token } });
      expect(Buffer.from(await response.arrayBuffer()).equals(pdf("comune"))).toBe(true);
    });
  },
);

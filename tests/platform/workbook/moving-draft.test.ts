import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { makeCall } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import type { Db } from "~/platform/scope";
import { CLASS } from "../../questions";
import { completeRegistry, elementsOf, save } from "../answering";
import { ADMIN, makeCompany } from "../company";
import { filled } from "./filling";
import { openSession } from "../residents";
import { BASE_URL } from "../world";
import { download, upload } from "./transfer";

/** A store in which something happens after the first reading of answers, which is before any lock. */
function disturbed(db: Db, happen: () => Promise<unknown>): Db {
  const readings = new WeakSet();
  let hasHappened = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node).includes('"answer"')) readings.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (readings.has(queryId) && !hasHappened) {
        hasHappened = true;
        await happen();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}

test("a draft that changes while an import is worked out is read anew, and nothing saved meanwhile is lost", async () => {
  const { world, companyId, admin } = await makeCompany();
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
  const workbook = await filled(await download(world, companyId), { [CLASS]: { classe: "c" } });
  const { id, preview } = await upload(admin, workbook);
  const [change] = preview?.changes ?? [];
  const changes = [{ questionId: CLASS, revision: change?.revision ?? 0 }];
  await admin("survey.importConfirm", { params: { id }, body: { changes } });

  // As another process: the connection of this one is reading.
  const other = await world.another();
  const elsewhere = makeCall({
    transport: makeHandler({ ...world.parts, db: other }),
    baseUrl: `${BASE_URL}/api`,
    caller: { clientAddress: "192.0.2.2", requestId: "elsewhere" },
    token: await openSession(world.parts, ADMIN),
  });
  const db = disturbed(world.db, () => save(elsewhere, CLASS, { classe: "d" }, { revision: 1 }));
  const worker = startJobWorker({ ...world.parts, db }, JOB_KINDS);
  await worker.drain();
  await worker.stop();
  const done = await admin("survey.importProgress", { params: { id } });
  expect(done.outcome).toMatchObject({ saved: [], skipped: [expect.objectContaining({ code: "conflict" })] });
  expect(await elementsOf(admin, CLASS)).toEqual({ classe: "d" });
  await other.destroy();
  await world.close();
});

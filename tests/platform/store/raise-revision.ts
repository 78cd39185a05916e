import { openStore } from "~/platform/store/engines/sqlite";
import { write } from "~/platform/store/write";

/** A process of its own that raises one company's revision `times` times, reading before it writes. */
const [folder = "", times = "0"] = process.argv.slice(2);
const db = await openStore(folder);
for (let i = 0; i < Number(times); i++) {
  await write(db, "c1", async (trx) => {
    const { revision } = await trx
      .selectFrom("company")
      .select("revision")
      .where("id", "=", "c1")
      .executeTakeFirstOrThrow();
    await new Promise((resolve) => setTimeout(resolve, 1));
    await trx
      .updateTable("company")
      .set({ revision: revision + 1 })
      .where("id", "=", "c1")
      .execute();
  });
}
await db.destroy();

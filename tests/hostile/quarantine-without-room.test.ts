import { afterAll, describe, expect, test } from "vitest";
import { diskTroubleOf } from "~/api/disk-trouble";
import { openQuarantine } from "~/platform/quarantine/pool";
import { bundled } from "../bundled";
import { PID } from "../platform/quarantine/bad-kinds";
import { smallDisk } from "./small-disk";

const disk = smallDisk(1);

describe.skipIf(disk === null)("fault 44: a process that starts on a disk without space", () => {
  const { folder, fill, remove } = disk ?? { folder: "", fill: () => () => {}, remove() {} };
  afterAll(remove);

  test("tells of the disk, and the next one starts when there is space", async () => {
    const script = await bundled("tests/platform/quarantine/bad-works.ts");
    const pool = openQuarantine({ script, scratch: folder, processes: 1 });
    const order = { companyId: "c", subject: { path: "file", name: "a" }, input: null };
    const free = fill();
    const error: unknown = await pool.run(PID, order).catch((reason: unknown) => reason);
    free();
    expect(diskTroubleOf(error)).toBe("full");
    expect(await pool.run(PID, order)).toBeGreaterThan(0);
    await pool.stop();
  });
});

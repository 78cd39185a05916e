import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiError } from "~/api/errors";
import { FILE_LIMIT } from "~/domain/files/limits";
import type { Done } from "~/platform/quarantine/confined-process";
import { LIMITS } from "~/platform/quarantine/limits";
import { openQuarantine } from "~/platform/quarantine/pool";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import { READ_WORKBOOK } from "~/platform/workbook/work";
import { bundled } from "../../bundled";
import { FOREIGN_WORKBOOKS, type Expected } from "./foreign-workbooks";

/** A machine with much other work is slow, not wrong. */
const PATIENT = { ...READ_WORKBOOK, budget: { ...LIMITS.readWorkbook, milliseconds: 60_000 } };
/** What a process may take between two looks at it. */
const SLACK = 64 * 1024 * 1024;

const scratch = mkdtempSync(path.join(tmpdir(), "carta-esg-foreign-"));
let pool: Quarantine;
let last: Done;
beforeAll(async () => {
  const script = await bundled("app/commands/quarantine.ts");
  pool = openQuarantine({ script, scratch, processes: 1, onDone: (_, done) => (last = done) });
});
afterAll(async () => {
  await pool.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const read = (bytes: Buffer): Promise<Expected> =>
  pool
    .run(PATIENT, { companyId: "a", input: null, file: { bytes }, subject: { path: "file", name: "x.xlsx" } })
    .then(
      (rows) => ({ rows: rows.length }),
      (error: unknown) => {
        const { code = "", params } = (error as ApiError).errors[0] ?? {};
        return params?.what ? { code, limit: `${params.max} ${params.what}` } : { code };
      },
    );

describe("a workbook that was made to do harm", () => {
  test.each(FOREIGN_WORKBOOKS.map((one) => [one.name, one] as const))(
    "costs no more than its budget: %s",
    async (_, { make, expected }) => {
      const bytes = await make();
      expect(bytes.length).toBeLessThan(FILE_LIMIT);
      expect(await read(bytes)).toEqual(expected);
      expect(last.peakBytes).toBeLessThan(LIMITS.readWorkbook.memoryBytes + SLACK);
    },
  );
});

import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clear, handOver, placesIn } from "~/platform/quarantine/handover";

let root: string;
let folder: string;
/** A file of the server. */
let kept: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "carta-esg-handover-"));
  folder = mkdtempSync(path.join(root, "process-"));
  kept = path.join(root, "kept");
  writeFileSync(kept, "evidence");
});
afterEach(() => rmSync(root, { recursive: true }));

const sent = () => {
  const place = path.join(root, "sent");
  writeFileSync(place, "foreign");
  return place;
};
const CONTENTS = [
  ["a path", () => ({ path: sent() })],
  ["bytes", () => ({ bytes: Buffer.from("foreign") })],
] as const;

describe("a file of an order", () => {
  test.each(CONTENTS)(
    "given by %s lies in the folder of the process until the work is over",
    async (_, of) => {
      await handOver(folder, { a: 1 }, of());
      const { input, file } = placesIn(folder);
      expect([readFileSync(input, "utf8"), readFileSync(file, "utf8")]).toEqual(['{"a":1}', "foreign"]);
      await clear(folder);
      await handOver(folder, null);
      expect(existsSync(file)).toBe(false);
    },
  );

  test.each(CONTENTS)(
    "given by %s is not written through a link that a process left there",
    async (_, of) => {
      symlinkSync(kept, placesIn(folder).file);
      await expect(handOver(folder, null, of())).rejects.toMatchObject({ code: "EEXIST" });
      expect(readFileSync(kept, "utf8")).toBe("evidence");
    },
  );

  test("is not handed over if the input would go through such a link", async () => {
    symlinkSync(kept, placesIn(folder).input);
    await expect(handOver(folder, null)).rejects.toMatchObject({ code: "EEXIST" });
    expect(readFileSync(kept, "utf8")).toBe("evidence");
  });
});

import { describe, expect, test } from "vitest";
import { findingOf } from "~/platform/files/inspection/inspect";
import { Work } from "~/platform/files/inspection/work";
import { HOSTILE_FILES } from "../../hostile/corpus/corpus";

const LARGEST = 25 * 1024 * 1024;

describe("a hostile file (A1, A10, A13)", () => {
  test.each(HOSTILE_FILES.map((file) => [file.kind, file.name, file] as const))(
    "%s: %s",
    async (kind, _, { make, finding }) => {
      const bytes = make();
      const work = new Work();
      expect(bytes.length).toBeLessThan(LARGEST);
      expect(await findingOf(kind, bytes, work)).toBe(finding);
      expect(work.read).toBeLessThan(4 * (bytes.length + work.unpacked) + 100_000);
    },
  );

  test("bears a name of its own", () => {
    const names = HOSTILE_FILES.map(({ kind, name }) => `${kind}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(100);
  });
});

import { describe, expect, test } from "vitest";
import { concernsOf, type SpaceState } from "~/domain/service-health";

const AT = "2026-03-10T09:00:00.000Z";

const seen = (failed: number | null, oldestAt: string | null, state: SpaceState = "enough") =>
  concernsOf({ at: AT, work: [{ kind: "mails", failed, oldestAt }], space: { state } });

describe("the service", () => {
  test.each<[string, Parameters<typeof seen>, object[]]>([
    ["nothing waits or failed", [0, null], []],
    ["failures are not counted", [null, null], []],
    ["something has waited for an hour", [0, "2026-03-10T08:00:00.000Z"], []],
    [
      "something has waited for longer",
      [0, "2026-03-10T07:59:59.999Z"],
      [{ what: "late", kind: "mails", sinceMs: 3_600_001 }],
    ],
    ["something failed", [2, null], [{ what: "failed", kind: "mails", count: 2 }]],
    ["no space is left for files", [0, null, "no_files"], [{ what: "no_files" }]],
    ["no space is left for a save", [0, null, "no_saves"], [{ what: "no_saves" }]],
  ])("needs a person, or not, when %s", (_, given, concerns) => {
    expect(seen(...given)).toEqual(concerns);
  });

  test("names the space before the work that waits and the work that failed", () => {
    const order = seen(1, "2026-03-01T09:00:00.000Z", "no_files").map(({ what }) => what);
    expect(order).toEqual(["no_files", "late", "failed"]);
  });
});

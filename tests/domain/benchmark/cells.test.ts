import { describe, expect, test } from "vitest";
import { ladder } from "~/domain/benchmark/cells";
import type { Profile } from "~/domain/benchmark/cells";

describe("the ladder", () => {
  test.each<[Profile, string[]]>([
    [
      { sector: "25", macrosector: "C", size: "small" },
      ["sector_size:25:small", "macrosector_size:C:small", "macrosector:C", "size:small", "all"],
    ],
    [{ sector: "25", macrosector: "C", size: null }, ["macrosector:C", "all"]],
    [
      { sector: null, macrosector: "C", size: "small" },
      ["macrosector_size:C:small", "macrosector:C", "size:small", "all"],
    ],
    [{ sector: null, macrosector: null, size: "micro" }, ["size:micro", "all"]],
    [{ sector: null, macrosector: null, size: null }, ["all"]],
  ])("of %j goes from the closest companies to all", (profile, keys) => {
    expect(ladder(profile).map(({ key }) => key)).toEqual(keys);
  });

  test("names each cell by the traits that its companies share", () => {
    expect(
      ladder({ sector: "25", macrosector: "C", size: "small" }).map(({ rung, traits }) => [rung, traits]),
    ).toEqual([
      ["sector_size", { sector: "25", size: "small" }],
      ["macrosector_size", { macrosector: "C", size: "small" }],
      ["macrosector", { macrosector: "C" }],
      ["size", { size: "small" }],
      ["all", {}],
    ]);
  });
});

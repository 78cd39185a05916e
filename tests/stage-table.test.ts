import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { noteStage, type StageRun } from "./stage-table";

const ORDER = ["build", "page tests", "page tests in two tiers"];
const RUN: StageRun = {
  stage: "",
  date: "2026-11-30",
  commit: "6d9219ef",
  passed: 0,
  failed: 0,
  seconds: 90,
};

test("the table of a long run has every stage, with how it ended last", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "carta-"));
  const file = path.join(folder, "long-run.md");
  const rows = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^\| (build|page)/.test(line))
      .map((line) =>
        line
          .split("|")
          .map((cell) => cell.trim())
          .join("|"),
      );
  await noteStage(file, { ...RUN, stage: "page tests in two tiers", passed: 7, failed: 1 }, ORDER);
  await noteStage(file, { ...RUN, stage: "build" }, ORDER);
  await noteStage(
    file,
    { ...RUN, stage: "page tests in two tiers", passed: 8, commit: "a1b2c3d4, changed" },
    ORDER,
  );
  expect(rows()).toEqual([
    "|build|2026-11-30|6d9219ef|0|0|1.5|",
    "|page tests|never|||||",
    "|page tests in two tiers|2026-11-30|a1b2c3d4, changed|8|0|1.5|",
  ]);
  rmSync(folder, { recursive: true });
});

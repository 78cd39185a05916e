import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FILE_KINDS, type FileKind } from "~/domain/files/kinds";
import { ACTIVE_CONTENT } from "~/platform/files/inspection/active-content";
import { HOSTILE_FILES } from "../../hostile/corpus/corpus";

const FOLDER = path.resolve("app/platform/files/inspection");

test("the inspection loads alone: it imports the kinds of files, packages and itself", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    const text = readFileSync(path.join(FOLDER, name), "utf8");
    for (const [, from = ""] of text.matchAll(/from "([^"]+)"/g)) {
      const isOwn = from.startsWith(".") && path.resolve(FOLDER, path.dirname(name), from).startsWith(FOLDER);
      const isKnown = /^(~\/domain\/files\/kinds|yauzl|saxes|node:(zlib|crypto))$/.test(from);
      expect([name, from, isOwn || isKnown]).toEqual([name, from, true]);
    }
  }
});

test("every finding of the declared list has a hostile file that shows it", () => {
  for (const { what, kinds, finding } of ACTIVE_CONTENT) {
    const shown = HOSTILE_FILES.filter(
      (file) => file.finding === finding && kinds.includes(file.kind as FileKind),
    );
    expect([what, shown.length > 0]).toEqual([what, true]);
    expect(kinds.every((kind) => kind in FILE_KINDS)).toBe(true);
  }
});

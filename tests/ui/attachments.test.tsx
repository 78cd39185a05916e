import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import type { RefusedForm } from "~/domain/issues";
import { Attachments, FileList } from "~/ui/question/attachments";
import { fileEntry, readFileEntry } from "~/ui/question/file-entry";
import { wordIssue } from "~/web/errors.server";
import { words as wordsOf } from "../pages/form";
import { danglingIds, faultsOfHtml, valuesOf } from "./html";
import { markupOf } from "./render";

const FILES = [
  fileEntry({ id: "a1", name: 'Perché "così".pdf', about: "PDF, 1,2 MB" }),
  fileEntry({ id: "b2", name: "<script>.txt", about: "TXT, 1 KB" }),
];
const urlOf = (id: string) => `/dashboard/files/${id}`;

const part = (files: string[], refused?: RefusedForm, prefix = "") =>
  markupOf(
    <form method="post">
      <Attachments evidence="welcome" {...{ files, refused, prefix, urlOf }} />
      <button type="submit">Salva</button>
    </form>,
  );

describe("the part for files", () => {
  test("is valid markup without files, with some, after others and refused", async () => {
    const refused = { values: {}, issues: [wordIssue({ path: "file", code: "choose_file" })] };
    for (const markup of [
      await part([]),
      await part(FILES),
      await part(FILES, refused),
      await part([], undefined, "q2."),
    ]) {
      expect(await faultsOfHtml(markup)).toEqual([]);
      expect(danglingIds(markup)).toEqual([]);
    }
  });

  test("names each file in what can be done with it, and carries it in the form", async () => {
    const page = parse(await part(FILES));
    const buttons = page.querySelectorAll("li button");
    expect(
      buttons.map((button) => [wordsOf(button), button.getAttribute("name"), button.getAttribute("value")]),
    ).toEqual([
      ['Sostituisci Perché "così".pdf', "replace", "a1"],
      ['Togli Perché "così".pdf', "remove", "a1"],
      ["Sostituisci <script>.txt", "replace", "b2"],
      ["Togli <script>.txt", "remove", "b2"],
    ]);
    const carried = page
      .querySelectorAll("input[type=hidden]")
      .map((input) => input.getAttribute("value") ?? "");
    expect(carried).toEqual(FILES);
    expect(page.querySelector("script")).toBeNull();
  });

  test("has the saving button of the form first, for the enter key, where nobody sees it", async () => {
    const first = parse(await part(FILES)).querySelector("button");
    // Without a name: lynx sends every button with the name and the value of the pressed one.
    expect([first?.getAttribute("name"), first?.hasAttribute("hidden")]).toEqual([undefined, true]);
  });

  test("of several on a page has names of its own", async () => {
    expect(new Set(valuesOf(await part(FILES, undefined, "q2."), "name"))).toEqual(
      new Set(["next", "q2.attachment[]", "q2.replace", "q2.remove", "q2.file"]),
    );
  });
});

describe("a list of files", () => {
  test("leads to each and offers nothing else; of none it is nothing", async () => {
    const page = parse(await markupOf(<FileList files={FILES} urlOf={urlOf} />));
    expect(valuesOf(page.toString(), "href")).toEqual(["/dashboard/files/a1", "/dashboard/files/b2"]);
    expect(page.querySelector("input, button")).toBeNull();
    expect(await markupOf(<FileList files={[]} urlOf={urlOf} />)).toBe("");
  });
});

test("what a form carries of a file reads back as it was, slashes in its words too", () => {
  const entry = { id: "a1", name: "a b.pdf", about: "PDF, 1 KB, caricato il 03/04/2026" };
  expect(readFileEntry(fileEntry(entry))).toEqual(entry);
  expect(readFileEntry("")).toEqual({ id: "", name: "", about: "" });
});

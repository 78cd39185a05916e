import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import mail from "~/texts/it/mail.json";
import owner from "~/texts/it/owner.json";
import settings from "~/texts/it/settings.json";
import tasks from "~/texts/it/tasks.json";

const FOLDER = new URL("../../app/texts/it/", import.meta.url);

const texts = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Record<string, string>).map(
    ([key, text]) => ({ key: `${file} ${key}`, text }),
  ),
);
const keysWith = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ key }) => key);

/** Here "previous" is the question before, and "next" the path after. */
const QUESTIONS = ["paths.json next", "question.json previous", "verifier.json previous"];

test("a link to another page of a list says Pagina precedente or Pagina successiva", () => {
  const NAVIGATION = / (?:page\.)?(?:next|prev|previous|newer|older|next_page|previous_page)$/;
  const pages = texts.filter(({ key }) => NAVIGATION.test(key) && !QUESTIONS.includes(key));
  const said = new Set(pages.map(({ text }) => text));
  expect([...said].sort()).toEqual(["Pagina precedente", "Pagina successiva"]);
});

test("an open session is called sessione", () => {
  expect(keysWith(/access[oi] apert[oi]/i)).toEqual([]);
});

test("a proposed answer is accepted or refused, never confirmed", () => {
  const ofProposals = [...Object.entries(tasks), ["mail", mail["question-link.body"]] as const];
  expect(ofProposals.filter(([, text]) => /conferm/i.test(text))).toEqual([]);
});

test("the settings name the page of own data by its title", () => {
  expect(settings["home.data"]).toBe(owner["data.title"]);
});

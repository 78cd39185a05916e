import { expect, test } from "vitest";
import { cardLabel } from "~/domain/card/card-label";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { AREAS, CLASSES } from "~/domain/question/question";
import { BANDS } from "~/domain/scoring/bands";
import { resources } from "~/texts/resources";

const { errors, ...others } = resources;
const labels = Object.assign({}, others.labels, others.card, others.question, others.registry, others.shell);

const all = {
  status: [
    ...["self-declared", "blocked", "not-answered", "incompatible", "incomplete", "na-blocked", "autofilled"],
    ...["na", "obsolete"],
  ],
  level: [...CLASSES, "base", "intermediate", "advanced", "reporting", "full"],
  area: [...AREAS, "people", "planet", "prosperity", "principles"],
  size: COMPANY_SIZES,
  band: [...BANDS.map((band) => band.id), "to_start"],
  profile: ["supplier", "client", "association", "bank", "multi", "none"],
  contact_role: ["top-management-role", "supply-chain-role", "sustainability-ref-role"],
  label: [null, 0, 1, 2, 3, 4, 5, 6].map(cardLabel),
  card_status: ["draft", "valid", "expired", "replaced"],
  certification: ["1", "2", "3"],
  registry_fact: ["employees", "workforce", "turnover", "size", "macrosector"],
  identifier: ["partitaIva", "vatNumber", "dunsNumber", "fiscalCode"],
};

const keys = Object.entries(all).flatMap(([group, names]) => names.map((name) => `${group}.${name}`));

test.each(keys)("%s has an Italian label", (key) => {
  expect(labels).toHaveProperty([key], expect.stringMatching(/\S/));
});

test("every error is a sentence", () => {
  for (const [code, text] of Object.entries(errors))
    expect(text, code).toMatch(/^([\p{Lu}«]|\{\{\w+\}\}).*[.?]$/u);
});

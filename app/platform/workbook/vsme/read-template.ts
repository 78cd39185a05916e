import { nations } from "~/content/nations";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { disclosureMembers } from "~/content/standards/vsme/disclosures";
import { data } from "~/content/standards/vsme/data";
import { tables } from "~/content/standards/vsme/tables";
import { templateWords } from "~/content/standards/vsme/template";
import { questionsByGuid } from "~/domain/question/questions-by-guid";
import { proposalsOf } from "~/domain/vsme/proposals";
import type { TemplateValues } from "~/domain/vsme/template-values";
import { workbookRefusal } from "../refusal";
import type { ReadRow } from "../read-row";
import { templateBook } from "./template-book";
import { listedCountry } from "./template-lists";
import { TemplateReader } from "./template-reader";
import { templateOrigin } from "~/domain/workbook/origin";

const READ_EDITIONS = ["1.2.0", "1.3.0"];
const NOTHING = "-";
const DISCLOSURE_OF = new Map(Object.entries(disclosureMembers).map(([code, member]) => [member, code]));

/** The rows that a filled digital template says, as if a workbook of ours had them. */
export async function readTemplate(bytes: Buffer): Promise<ReadRow[]> {
  const book = await templateBook(bytes);
  const reader = new TemplateReader(book);
  const edition = reader.text("template_reporting_template_version") ?? "?";
  if (!READ_EDITIONS.includes(edition)) {
    throw workbookRefusal("vsme_edition_read", {
      edition: edition.slice(0, 20),
      read: READ_EDITIONS.join(" e "),
    });
  }
  const year = /^(20\d\d)-/.exec(reader.text("template_reporting_period_enddate") ?? "")?.[1];
  if (year === undefined) throw workbookRefusal("vsme_without_period");
  const questions = questionsByGuid(questionnaireV3.questions);
  const names = new Map(nations().map(({ code, name }) => [code, name]));
  const proposals = proposalsOf(
    { data, tables },
    {
      values: valuesOf(reader, book.ranges, book.names),
      words: templateWords,
      question: (guid) => questions.get(guid) ?? null,
      disclosureOf: (member) => DISCLOSURE_OF.get(member) ?? null,
      countryName: (code) => names.get(code) ?? null,
    },
  );
  return proposals.map(({ question, element, value, isNumber, place }) => ({
    place,
    questionId: question,
    elementId: element,
    origin: templateOrigin(Number(year)),
    // The template knows no answer of ours: one that is stored is another one.
    revision: 0,
    answer: isNumber
      ? { kind: "number", value, isPercent: false }
      : { kind: "text", text: value === "on" ? "x" : value },
    about: {},
  }));
}

function valuesOf(
  reader: TemplateReader,
  ranges: Awaited<ReturnType<typeof templateBook>>["ranges"],
  names: ReadonlyMap<string, string>,
): TemplateValues {
  return {
    at(range, down = 0, right = 0) {
      const value = reader.value(range, down, right);
      return value === NOTHING ? null : value;
    },
    place: (range, down = 0) => {
      const place = ranges.get(range);
      return { sheet: names.get(place?.file ?? "") ?? "", row: (place?.row ?? 1) + down };
    },
    rows: (range) => ranges.get(range)?.rows ?? 0,
    country: (words) => listedCountry(words, reader.column),
  };
}

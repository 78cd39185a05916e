import { createHash } from "node:crypto";
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { ApiError } from "~/api/errors";
import type { FileContent } from "~/bodies/file-content";
import type { Module } from "~/domain/vsme/fact";
import { xbrlJson } from "~/domain/vsme/xbrl-json";
import { type FileSource, type FileToSend, sentFrom } from "../files/file-response";
import { scratchIn } from "../quarantine/scratch";
import type { PlatformParts } from "../scope";
import type { Survey } from "../survey/survey";
import { SurveyReader } from "../survey/survey-reader";
import { FILL_TEMPLATE } from "../workbook/work";
import { inlineOf } from "./inline-of-report";
import { cellsOfReport, reportOfSurvey } from "./report-of-survey";

const MODULES = { base: "basic", completo: "comprehensive" } as const satisfies Record<string, Module>;
const WORDS = { basic: "base", comprehensive: "completo" } as const satisfies Record<Module, string>;
const NAME = /^carta-esg-vsme-(base|completo)-(20\d\d)(?:-(ESG-[\w-]{1,40}))?(?:-([\da-f]{32}))?\.(json|xhtml|xlsx)$/;

const MEDIA = {
  json: "application/json",
  xhtml: "application/xhtml+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
type Form = keyof typeof MEDIA;

const stem = ({ year, issued }: Survey, module: Module) =>
  `carta-esg-vsme-${WORDS[module]}-${year}${issued ? `-${issued.id}` : ""}`;

/** The names of the report's files. */
export function fileNames(survey: Survey, module: Module, { vsmeTemplate }: PlatformParts["settings"]) {
  const name = stem(survey, module);
  return {
    json: `${name}.json`,
    inline: `${name}.xhtml`,
    template: vsmeTemplate === null ? null : `${name}.xlsx`,
  };
}

/** The report as xBRL-JSON, as Inline XBRL, and as the official digital template. */
export const vsmeFile: FileSource = {
  has: async ({ db }, companyId, filename) => (await askedFile(db, companyId, filename)) !== null,
  async open(parts, companyId, filename) {
    const asked = await askedFile(parts.db, companyId, filename);
    if (!asked) return null;
    const { survey, module, form, key } = asked;
    const named = { name: filename.replace(`-${key}`, ""), mediaType: MEDIA[form] };
    if (form === "xlsx") {
      const place =
        key === null ? await filledTemplate(parts, companyId, survey, module) : placeOf(parts, companyId, key);
      const isThere = await stat(place).catch(() => null);
      return isThere && { ...named, ...(await sentFrom(place)) };
    }
    const report = reportOfSurvey(survey, module);
    return { ...named, ...sent(form === "json" ? json(report) : inlineOf(report)) };
  },
};

const json = ({ facts, entity }: ReturnType<typeof reportOfSurvey>) =>
  `${JSON.stringify(xbrlJson(facts, entity), null, 2)}\n`;

function sent(text: string): Pick<FileToSend, "bytes" | "size"> {
  const content = Buffer.from(text);
  return { bytes: new Blob([content]).stream(), size: content.length };
}

async function askedFile(db: PlatformParts["db"], companyId: string, filename: string) {
  const [, words, year, version, key, form] = NAME.exec(filename) ?? [];
  if (year === undefined) return null;
  const survey = await new SurveyReader(db, companyId)
    .requested({ year: Number(year), version })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  return survey && { survey, module: MODULES[words as keyof typeof MODULES], form: form as Form, key: key ?? null };
}

type Parts = Pick<PlatformParts, "quarantine" | "settings">;

/** Templates lie beside the workbooks, which are swept after some minutes. */
const placeOf = ({ settings }: Pick<Parts, "settings">, companyId: string, key: string) =>
  path.join(scratchIn(settings.dataDir, "workbooks"), `${hash([companyId, key])}.xlsx`);

const hash = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** The provider's template, filled. */
async function filledTemplate(parts: Parts, companyId: string, survey: Survey, module: Module): Promise<string> {
  const template = parts.settings.vsmeTemplate;
  if (template === null) throw new ApiError(404, "internal/not_found");
  return fill(parts, companyId, { survey, module, file: { path: template }, name: "" });
}

interface Filling {
  survey: Survey;
  module: Module;
  file: FileContent;
  /** Of the file, as its refusal names it; empty for the provider's. */
  name: string;
  /** Another one than the content says. */
  key?: string;
}

/** Fills a template in the quarantine; the same answers have the same file as long as it is kept. */
export async function fill(parts: Parts, companyId: string, { survey, module, file, name, key }: Filling) {
  const cells = cellsOfReport(survey, reportOfSurvey(survey, module));
  const place = placeOf(parts, companyId, key ?? hash(cells));
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const isMade = key === undefined && (await stat(place).catch(() => null));
  if (!isMade) {
    const subject = { path: name === "" ? "" : "file", name };
    await parts.quarantine.run(FILL_TEMPLATE, { companyId, input: cells, file, subject, into: place });
  }
  return place;
}

export const filledName = (survey: Survey, module: Module, key: string): string =>
  `${stem(survey, module)}-${key}.xlsx`;

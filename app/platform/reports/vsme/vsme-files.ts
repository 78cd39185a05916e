import { ApiError } from "~/api/errors";
import { ifFound } from "~/api/errors";
import type { VsmeFacts } from "~/documents/vsme/paper";
import { t } from "~/texts/i18n.server";
import type { Module } from "~/domain/vsme/fact";
import { MODULE_WORDS, moduleNamed } from "~/domain/vsme/modules";
import { xbrlJson } from "~/domain/vsme/xbrl-json";
import { documentSource } from "../../documents/document-source";
import { placeIfKept } from "../../documents/kept-documents";
import { documentOf } from "../../documents/made-document";
import type { FileSource, FileToSend } from "../../files/file-response";
import { sentFrom } from "../../storage/sent-file";
import type { PlatformParts } from "../../scope";
import type { Survey } from "../../survey/survey";
import { SurveyReader } from "../../survey/survey-reader";
import { WRITE_VSME } from "../work";
import { FILL_TEMPLATE } from "../../workbook/work";
import { readableReport } from "./readable-report";
import { inlineOf } from "./inline-of-report";
import { cellsOfReport, reportOfSurvey } from "./report-of-survey";

const NAME =
  /^carta-esg-vsme-([a-z]{1,20})-(20\d\d)(?:-(ESG-[\w-]{1,40}))?(?:-([\da-f]{32}))?\.(json|xhtml|xlsx|pdf)$/;

const MEDIA = {
  json: "application/json",
  xhtml: "application/xhtml+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;
type Form = keyof typeof MEDIA;

const stem = ({ year, issued }: Survey, module: Module) =>
  `carta-esg-vsme-${MODULE_WORDS[module]}-${year}${issued ? `-${issued.id}` : ""}`;

/** The names of the report's files. */
export function fileNames(survey: Survey, module: Module, { vsmeTemplate }: PlatformParts["settings"]) {
  const name = stem(survey, module);
  return {
    json: `${name}.json`,
    inline: `${name}.xhtml`,
    pdf: `${name}.pdf`,
    template: vsmeTemplate === null ? null : `${name}.xlsx`,
  };
}

/** The name of a template that a person has handed in, once it is filled. */
export const filledName = (survey: Survey, module: Module, key: string): string =>
  `${stem(survey, module)}-${key}.xlsx`;

/** By which a filled copy of a person's own template is kept. */
export const filledKey = (key: string) => ["handed in", key];

/** The provider's template, filled; the same answers have the same file as long as it is kept. */
const template: FileSource = documentSource({
  mediaType: MEDIA.xlsx,
  has: async ({ db }, companyId, filename) => (await askedFile(db, companyId, filename)) !== null,
  async read({ db, settings }, companyId, filename) {
    const asked = await askedFile(db, companyId, filename);
    if (asked === null || settings.vsmeTemplate === null) return null;
    const input = cellsOfReport(asked.survey, reportOfSurvey(asked.survey, asked.module));
    return documentOf({ kind: FILL_TEMPLATE, input, file: { path: settings.vsmeTemplate } });
  },
});

/** The report to read. */
const pdf: FileSource = documentSource({
  mediaType: MEDIA.pdf,
  has: template.has,
  async read(parts, companyId, filename) {
    const asked = await askedFile(parts.db, companyId, filename);
    return (
      asked && documentOf({ kind: WRITE_VSME, input: pdfFacts(asked.survey, asked.module, parts.now()) })
    );
  },
});

function pdfFacts(survey: Survey, module: Module, now: Date): VsmeFacts {
  const { draft, issued } = survey;
  const report = reportOfSurvey(survey, module);
  const { label, value } = report.entity.identifier;
  return {
    report: readableReport(survey, report),
    entity: { kind: label ?? t("vsme:pdf.fiscal_code"), value },
    draft: { updatedAt: draft.updatedAt ?? now.toISOString(), revision: draft.revision },
    issued: issued ? { id: issued.id, issuedAt: issued.issuedAt } : null,
  };
}

/** The form of a made document by the ending of its name; the others are written while they are sent. */
const madeOf = (filename: string): FileSource | null =>
  filename.endsWith(".pdf") ? pdf : filename.endsWith(".xlsx") ? template : null;

/** The report as xBRL-JSON, as Inline XBRL, as the official digital template, and as a PDF. */
export const vsmeFile: FileSource = {
  has: template.has,
  async prepare(parts, companyId, filename) {
    const asked = await askedFile(parts.db, companyId, filename);
    if (asked === null) throw new ApiError(404, "internal/not_found");
    if (asked.key !== null) return null;
    return (await madeOf(filename)?.prepare?.(parts, companyId, filename)) ?? null;
  },
  async open(parts, companyId, filename) {
    const asked = await askedFile(parts.db, companyId, filename);
    if (!asked) return null;
    const { survey, module, form, key } = asked;
    if (key !== null) return handedIn(parts, companyId, filename, key);
    const made = madeOf(filename);
    if (made) return made.open(parts, companyId, filename);
    const report = reportOfSurvey(survey, module);
    const text = form === "json" ? json(report) : inlineOf(report);
    return { name: filename, mediaType: MEDIA[form], ...sent(text) };
  },
};

async function handedIn({ settings }: PlatformParts, companyId: string, filename: string, key: string) {
  const place = await placeIfKept(settings, companyId, { kind: FILL_TEMPLATE.name, key: filledKey(key) });
  const name = filename.replace(`-${key}`, "");
  return place === null ? null : { name, mediaType: MEDIA.xlsx, ...(await sentFrom(place)) };
}

const json = ({ facts, entity }: ReturnType<typeof reportOfSurvey>) =>
  `${JSON.stringify(xbrlJson(facts, entity), null, 2)}\n`;

function sent(text: string): Pick<FileToSend, "bytes" | "size"> {
  const content = Buffer.from(text);
  return { bytes: new Blob([content]).stream(), size: content.length };
}

async function askedFile(db: PlatformParts["db"], companyId: string, filename: string) {
  const [, word, year, version, key, form] = NAME.exec(filename) ?? [];
  const module = moduleNamed(word);
  if (module === undefined) return null;
  const survey = await ifFound(new SurveyReader(db, companyId).requested({ year: Number(year), version }));
  return survey && { survey, module, form: form as Form, key: key ?? null };
}

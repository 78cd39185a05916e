import { z } from "zod";
import { API_VERSIONS } from "~/domain/periods";
import { READING_NAMES } from "~/domain/registers/readings";
import { isDecimal } from "~/domain/decimal";
import { AREAS, CLASSES } from "~/domain/question/question";
import { extension, extensionOr } from "../extension";
import { REGISTRY_FACTS, REGISTRY_FIGURES } from "~/domain/question/registry-fact";

/** Canonical: the arithmetic of the rules accepts nothing else. */
const decimal = z.string().refine(isDecimal);
const digits = z.string().regex(/^\d+$/);

/** The rules of a field compile it. */
const pattern = z.string().refine((source) => {
  try {
    return new RegExp(`^(?:${source})$`) instanceof RegExp;
  } catch {
    return false;
  }
});

export const registryFact = z.enum(REGISTRY_FACTS);

export const referenceSource = z.enum([
  "VSME",
  "MEF-PMI",
  "GRI",
  "GHG Protocol",
  "ISO",
  "Legge",
  "ILO",
  "OCSE",
]);
const editionState = z.enum(["in_force", "coming", "replaced"]);

/** What every edition has, on the wire; days are ISO dates. */
export const editionFacts = {
  id: z.string(),
  name: z.string(),
  edition: z.string(),
  state: editionState,
  dated: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  link: z.string(),
};

/** Words and editions are only on the pages of one question. */
export const reference = z.object({
  source: referenceSource,
  point: z.string(),
  words: z.string().optional(),
  editions: z
    .array(z.object({ ...editionFacts, point: z.string().nullable(), isDisputed: z.boolean() }))
    .optional(),
});

export const choice = z.object({
  id: z.string(),
  label: z.string(),
  share: extension(z.number()),
  exclusive: z.boolean().optional(),
  opens: z.object({ label: z.string(), maxLength: z.number(), required: z.boolean().optional() }).optional(),
});

export const field = z.object({
  id: z.string(),
  label: z.string(),
  inputType: z.enum(["decimal", "integer", "percentage", "text", "label", "dropdown"]),
  unit: z.string().optional(),
  hint: z.string().optional(),
  min: decimal.optional(),
  max: decimal.optional(),
  maxLength: z.number().optional(),
  format: z.object({ pattern, example: z.string() }).optional(),
  required: z.boolean().optional(),
  options: z.array(choice).optional(),
  sumOf: z.array(z.string()).optional(),
});

const pair = z.tuple([z.string(), z.string()]);
export const constraint = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("total"), fields: z.array(z.string()), equals: decimal }),
  z.object({ kind: z.literal("match"), fields: pair }),
  z.object({ kind: z.literal("atMost"), fields: pair }),
]);

const effect = z.enum(["blocked", "na", "voluntary"]);
const anyOf = z.array(z.string());
/** The first that matches: an object with `anyOf` is read by that branch, even if it has other keys. */
export const dependency = z.union([
  z.object({
    ...{ effect, question: z.string(), field: z.string().optional(), anyOf },
    openUntilAnswered: z.literal(true).optional(),
  }),
  z.object({
    ...{ effect, question: z.string(), field: z.string(), above: decimal },
    openUntilAnswered: z.literal(true).optional(),
  }),
  z.object({ effect, registry: registryFact.extract(["size", "macrosector"]), anyOf }),
  z.object({ effect, registry: registryFact.extract(REGISTRY_FIGURES), atLeast: z.number() }),
]);

const steps = z.array(z.object({ from: decimal, share: z.number() }));
export const quantity = z.union([
  z.object({ question: z.string(), field: z.string(), year: z.literal("before").optional() }),
  z.object({ registry: z.enum(REGISTRY_FIGURES) }),
  z.object({ constant: decimal }),
]);
const complete = z.object({ kind: z.literal("complete") });
export const earningRule = z.discriminatedUnion("kind", [
  complete,
  z.object({ kind: z.literal("thresholds"), field: z.string(), steps, basis: z.string().optional() }),
  z.object({
    kind: z.literal("indicator"),
    value: z.object({
      of: z.array(quantity),
      per: z.array(quantity).optional(),
      times: decimal.optional(),
    }),
    unit: z.string(),
    tables: z.array(z.object({ macrosectors: z.array(z.string()).optional(), steps })),
    ofNothing: z.number().optional(),
    basis: z.string(),
  }),
]);

export const proof = z.object({
  document: z.string(),
  age: z.string().optional(),
  checks: z.string(),
  redact: z.string().optional(),
  limitsUntilAttached: z.literal(true).optional(),
});

export const autofillSource = z.union([
  z.object({ field: z.string(), sum: z.array(quantity) }),
  z.object({ field: z.string(), copy: z.object({ question: z.string(), field: z.string() }) }),
  z.object({
    field: z.string(),
    register: z.object({
      reading: z.enum(READING_NAMES),
      about: z.string().optional(),
      as: z.record(z.string(), z.string()).optional(),
    }),
  }),
]);

const base = {
  guid: z.string(),
  apiVersion: z.enum(API_VERSIONS),
  edition: extension(z.number()),
  area: z.enum(AREAS),
  milestone: z.string(),
  level: z.enum([...CLASSES, "base", "intermediate", "advanced", "reporting"]),
  prompt: z.string(),
  hint: extensionOr(z.string(), ""),
  why: extensionOr(z.string(), ""),
  where: extensionOr(z.string(), ""),
  references: extensionOr(z.array(reference), []),
  weight: extensionOr(z.number(), 0),
  evidence: z.enum(["welcome", "asked"]).optional(),
  proof: extension(proof),
  notApplicableEnabled: z.boolean().optional(),
  notApplicableReasons: z.array(z.string()).optional(),
  dependencies: z.array(dependency).optional(),
  dependencyMode: z.enum(["all", "any"]).optional(),
  autofill: z.array(autofillSource).optional(),
  minutes: extension(z.number()),
  essential: extension(z.literal(true)),
  pageId: z.string().optional(),
  indexInPage: z.string().optional(),
};

/** How an answer earns its points is for the server to say; a page only shows it. */
const grid = {
  earning: extensionOr(earningRule, { kind: "complete" }),
  constraints: z.array(constraint).optional(),
};
const row = z.object({ id: z.string(), label: z.string(), optional: z.literal(true).optional() });

/** The definition of a question on the wire: `Question` of domain/question/question.ts, which explains each part. */
export const question = z.discriminatedUnion("questionClass", [
  z.object({
    ...base,
    questionClass: z.literal("boolean"),
    shares: extensionOr(z.object({ yes: z.number(), no: z.number() }), { yes: 0, no: 0 }),
  }),
  z.object({ ...base, questionClass: z.literal("radio"), choices: z.array(choice) }),
  z.object({
    ...base,
    questionClass: z.literal("checkbox"),
    choices: z.array(choice),
    maxChoices: digits.optional(),
  }),
  z.object({ ...base, questionClass: z.literal("text"), fields: z.array(field), ...grid }),
  z.object({
    ...base,
    questionClass: z.literal("dropdown"),
    fields: z.array(field),
    earning: extensionOr(z.discriminatedUnion("kind", [complete, z.object({ kind: z.literal("options") })]), {
      kind: "complete",
    }),
  }),
  z.object({
    ...base,
    questionClass: z.literal("matrix"),
    rows: z.array(row),
    columns: z.array(field),
    ...grid,
  }),
]);

import fc from "fast-check";
import { publishedSchema } from "~/api/published-schema";
import { type CallId, contract } from "~/api/contract";
import type { Row } from "~/api/row";
import { questionnaire } from "~/content/questionnaires";
import { BAD_TEXTS, badTexts } from "./bad-values";
import { multipartBodies } from "./multipart-bodies";
import { fitting, fittingJson, type Words } from "./shapes";
import { sentJson } from "./spoilt-json";

/** A request to a call, before its sender is added. */
export interface CallRequest {
  method: string;
  /** From "/api" on, with its query. */
  address: string;
  type: string | null;
  body: string | Buffer | null;
}

/** A half of a pair of code units cannot be encoded: it is sent as UTF-8 has it. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Parameters of a path are written raw now and then: "%" alone is no code. */
function addresses({ service, path, query }: Row, words: Words): fc.Arbitrary<string> {
  const segments = path.split("/").map((segment, at, all) => {
    if (!segment.startsWith(":")) return fc.constant(segment);
    const known = words(`${all[at - 1] ?? ""} ${segment}`).map(encoded);
    const odd = fc.oneof(badTexts.map(encoded), fc.constantFrom("%", "%zz", "..", "%2e%2e", "a%2Fb", "%ff"));
    return fc.oneof({ weight: 7, arbitrary: known }, { weight: 1, arbitrary: odd });
  });
  const asked = query ? queries(fitting(query, "", words)) : queries(fc.constant({}));
  return fc
    .tuple(fc.tuple(...segments), asked)
    .map(([names, given]) => `/api/${service}/v1${names.join("/")}${given}`);
}

const ODD_QUERIES = [
  "?",
  "?&&=",
  "?__proto__=1",
  "?year=2025&year=2024",
  "?year=-1",
  "?page=-5&page=1e9",
  "?%=%",
  "?x[]=1&x[a]=2",
];

const queries = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: values.map(queryOf) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          values,
          fc.constantFrom("year", "version", "revision", "x", "page"),
          fc.constantFrom(...BAD_TEXTS.slice(0, 40)),
        )
        .map(([given, name, bad]) => queryOf({ ...(given as object), [name]: bad })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
  );

function queryOf(given: unknown): string {
  const pairs = Object.entries(given ?? {}).map(
    ([name, value]) => `${encoded(name)}=${encoded(String(value))}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Answers to one question that its own published schema describes: few others reach what saves them. */
const answers = (words: Words) =>
  fc.constantFrom(...questionnaire("v3").questions).chain((question) => {
    const { properties } = publishedSchema(question) as { properties: Record<string, never> };
    const elements = fittingJson(properties["elements"] as never, "", words) as fc.Arbitrary<
      Record<string, string>
    >;
    return fc
      .tuple(elements, fc.integer({ min: 0, max: 2 }), fc.boolean())
      .map(([given, revision, isNotApplicable]) => ({
        address: `/api/survey/v1/esg/questions/${question.guid}`,
        body: {
          levels: "full",
          answers: [
            {
              questionId: question.guid,
              answerElements: Object.entries(given).map(([id, value]) => ({ id, value })),
              revision,
              ...(isNotApplicable && { notApplicableChosen: true, notApplicableReason: "Non ci riguarda" }),
            },
          ],
        },
      }));
  });

const JSON_TYPE = "application/json";
const TYPES = [
  JSON_TYPE,
  JSON_TYPE,
  JSON_TYPE,
  "text/plain",
  "application/x-www-form-urlencoded",
  "",
  "multipart/form-data; boundary=x",
];

/** What requests are made of. */
export interface Material {
  words: Words;
  /** Files that one of the calls takes. */
  files: readonly Buffer[];
}

function bodies(row: Row, { words, files }: Material): fc.Arbitrary<Pick<CallRequest, "type" | "body">> {
  if (row.method === "GET") return fc.constant({ type: null, body: null });
  if (row.multipart !== undefined) return multipartBodies(["file", "files"], files);
  const body = row.body ? sentJson(fitting(row.body, "", words)) : fc.constantFrom("", "{}", "null", "x");
  return fc.record({ type: fc.constantFrom(...TYPES), body });
}

/** Requests to a call, made from the contract alone: a call that is added tomorrow is covered. */
export function requestsTo(id: CallId, material: Material): fc.Arbitrary<CallRequest> {
  const row: Row = contract[id];
  const { method } = row;
  const { words } = material;
  const made = fc
    .tuple(addresses(row, words), bodies(row, material))
    .map(([address, sent]): CallRequest => ({ method, address, ...sent }));
  if (id !== "survey.saveAnswer") return made;
  const saves = answers(words).chain(({ address, body }) =>
    sentJson(fc.constant(body)).map((sent): CallRequest => ({
      method,
      address,
      type: JSON_TYPE,
      body: sent,
    })),
  );
  return fc.oneof({ weight: 3, arbitrary: saves }, { weight: 1, arbitrary: made });
}

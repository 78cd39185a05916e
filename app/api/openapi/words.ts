import type { CallRight } from "~/domain/people/call-rights";
import type { CallId, CallInput } from "../contract";
import type { Service } from "../row";

type NamesIn<Key extends string> = {
  [Id in CallId]: CallInput<Id> extends Record<Key, infer Values> ? keyof Values & string : never;
}[CallId];

/** The name of a parameter in the path or the query of some call. */
export type ParameterName = NamesIn<"params"> | NamesIn<"query">;

export type HeaderName =
  "ETag" | "If-Match" | "Locale" | "Retry-After" | "X-Calls-At-Once" | "X-Content-Id" | "X-Request-Id";

/** The answers of all calls: what was asked for, and the refusals by status; "other" is every status not listed. */
export const REFUSALS = [401, 403, 404, 409, 412, 413, 415, 422, 429, 501, 503] as const;
export type Refusal = (typeof REFUSALS)[number];
type AnswerName = "200" | `${Refusal}` | "other";

/** The words of the published description. Total tables: a call, or a parameter, without words does not compile. */
export interface OpenApiWords {
  title: string;
  description: string;
  licence: string;
  /** One sentence that says what the call does. */
  summary(id: CallId): string;
  service(name: Service): string;
  right(name: CallRight): string;
  extension: string;
  bearer: string;
  parameter(name: ParameterName): string;
  header(name: HeaderName): string;
  answer(name: AnswerName): string;
  files(most: number): string;
  bytes(most: number): string;
}

import type { z } from "zod";
import type { CallRight } from "~/domain/people/call-rights";
import type { CompanySize } from "~/domain/question/answer";

export type Service =
  "user" | "scoring" | "quickstart" | "registry" | "survey" | "report" | "config" | "identity" | "provider";

/** What a caller knows beside the answer: its question, and the user whom it asks for. */
export interface Asked {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  user: AskingUser | null;
}

interface AskingUser {
  companyName: string;
  companySize: CompanySize | null;
  currentFiscalYear: number;
  isValidated: boolean;
}

/** What the contract says of a call; `domain/people/call-rights` says who may make it. */
interface RowFacts {
  service: Service;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below /api/{service}/v1, with `:name` for parameters. */
  path: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent: the call answers with an empty object. */
  response?: z.ZodType;
  /** True for calls that spec §7 does not have (D14). */
  extension?: true;
  /** The body is form data with this number of files at most. */
  multipart?: number;
  /** The body is the bytes of one file, at most this many; the right to send it lies in the address. */
  raw?: number;
  /** The answer's revision is its ETag, which If-Match may name. */
  revisioned?: true;
  /** Only takes away: works even where the disk has no space for a change. */
  frees?: true;
  /**
   * Part of the server's content: whoever may ask for it gets the same answer, until the server names another content. It
   * must depend on nothing else: not on the person, not on the time, not on the store.
   */
  fixed?: true;
  /** The answer is not JSON: its response is passed on unchanged. */
  file?: true;
  /** Fills in what a server that has only the specification leaves out of an answer. */
  complete?: (answer: never, asked: Asked) => unknown;
}

export interface Row extends RowFacts {
  right: CallRight;
}

/** Keeps the literal types of a row, so that calls are typed from the table alone. */
export const row = <const R extends RowFacts>(definition: R): R => definition;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type InputPart<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };
type Wire<R extends RowFacts, Key extends "query" | "body"> = R[Key] extends z.ZodType
  ? z.input<R[Key]>
  : never;
type Multipart<R extends RowFacts> = R["multipart"] extends number ? { body: FormData } : unknown;
type Raw<R extends RowFacts, Body> = R["raw"] extends number ? { body: Body } : unknown;

/** The input of a row's caller: path parameters, query and body, each only if the row has it. */
export type InputOf<R extends RowFacts> = InputPart<
  "params",
  [ParamNames<R["path"]>] extends [never] ? never : Record<ParamNames<R["path"]>, string>
> &
  InputPart<"query", Wire<R, "query">> &
  InputPart<"body", Wire<R, "body">> &
  Multipart<R> &
  Raw<R, File>;

/** The input of a use case: the same, parsed. */
export type ParsedOf<R extends RowFacts> = InputPart<
  "params",
  [ParamNames<R["path"]>] extends [never] ? never : Record<ParamNames<R["path"]>, string>
> &
  InputPart<"query", R["query"] extends z.ZodType ? z.output<R["query"]> : never> &
  InputPart<"body", R["body"] extends z.ZodType ? z.output<R["body"]> : never> &
  Multipart<R> &
  Raw<R, Uint8Array>;

export type OutputOf<R extends RowFacts> = R["file"] extends true
  ? Response
  : R["complete"] extends (...told: never[]) => infer Whole
    ? Whole
    : R["response"] extends z.ZodType
      ? z.output<R["response"]>
      : Record<string, never>;

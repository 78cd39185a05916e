import { json } from "@remix-run/node";
import { log } from "~/log.server";
import { contract } from "~/api/contract";
import { ApiError, normaliseError } from "~/api/errors";
import type { Row } from "~/api/row";
import { callerOf } from "./caller.server";
import { FAILED_CALLS } from "./failed-calls";
import type { ErrorCode } from "~/api/error-codes";
import { t } from "~/texts/i18n.server";
import { hasLostRight, type Issue, type RefusedForm, type WordedIssue } from "~/domain/issues";
import type { TextKey } from "~/texts/resources";
import { chosenFiles, typedValues } from "./read-form.server";
import { namesNoField } from "./unnamed-refusal";

/**
 * The error data of a page (D12): status, message, time, and the reference under which the server's log has the rest.
 * Stack lines of the server never reach a page.
 */
export function errorResponse(error: unknown, request: Request): Response {
  const normal = ofWhatIsNotOffered(normaliseError(error));
  const { status, code, message, retryAfter } = normal;
  const reference = callerOf(request).requestId;
  if (!(error instanceof ApiError)) log.error({ err: error, id: reference }, "A page failed");
  const failed = wordsIn(failedKey(normal));
  return json(
    {
      message: firstLine(message),
      code,
      date: new Date().toISOString(),
      reference,
      retryAfter,
      failed,
      ...errorWordsOf(status, code),
    },
    { status, headers: retryHeader(retryAfter) },
  );
}

/** Statuses that say nothing about what was asked: the call itself failed. */
const isFailure = (status: number) => status >= 500 && status !== 501;

/** What the failed call was for; undefined for a refusal, and for calls that need no words of their own. */
export const failedKey = (error: ApiError): TextKey | undefined =>
  isFailure(error.status) ? purposeOf(error) : undefined;

const purposeOf = ({ call }: ApiError): TextKey | undefined =>
  call === null ? undefined : FAILED_CALLS[call];

const wordsIn = (key: TextKey | undefined): string | undefined => key && t(key);

/** Another server may send its stack as the text of an error. */
const firstLine = (message: string): string => message.split("\n", 1)[0] ?? "";

const retryHeader = (seconds: number | null): Record<string, string> =>
  seconds === null ? {} : { "Retry-After": String(seconds) };

/** The words of a page for a thrown error; they are sent with it, since only that one page needs them. */
export interface ErrorWords {
  title: string;
  text: string;
}

const WORDED = [400, 403, 405, 408, 413, 415, 429, 501, 503] as const;

type OwnWords =
  | "year_not_open"
  | "read_only"
  | "disk_full"
  | "disk_failing"
  | "files_away"
  | "too_many_fetches"
  | "too_many_tries"
  | "second_factor_required";

/** Codes with words of their own, in any status. */
const OWN = new Map<ErrorCode, OwnWords>([
  ["internal/disk_full", "disk_full"],
  ["internal/disk_failing", "disk_failing"],
  ["internal/files_away", "files_away"],
  ["internal/too_many_fetches", "too_many_fetches"],
  ["internal/second_factor_required", "second_factor_required"],
  // Counted for the network of a stranger, who has neither an account nor a company.
  ["embedded/too-many-requests", "too_many_tries"],
  ["internal/year_not_open", "year_not_open"],
  ["internal/read_only_version", "read_only"],
  ["internal/read_only_year", "read_only"],
]);

/** Where a page loses nothing that was typed, it says what a form says. */
const ownTextOf = (own: OwnWords) =>
  own === "too_many_fetches" ? t("errors:too_many_fetches") : t(`failures:${own}.text`);

/** Statuses whose words say what to do; any other is an unexpected error. */
export function errorWordsOf(status: number, code: ErrorCode | null): ErrorWords | undefined {
  const own = code === null ? undefined : OWN.get(code);
  if (own) return { title: t(`failures:${own}.title`), text: ownTextOf(own) };
  const worded = WORDED.find((one) => one === status);
  if (worded === undefined) return undefined;
  return { title: t(`failures:error_page.${worded}_title`), text: t(`failures:error_page.${worded}_text`) };
}

/** The words of an issue; only the page knows the label of the field. */
export function wordIssue(issue: Issue): WordedIssue {
  const field = "{{field}}";
  return { ...issue, sentence: issueWords(issue, field) ?? t("errors:unknown_issue", { field }) };
}

/** Null if there are none. */
function issueWords({ code, params }: Omit<Issue, "path">, field: string): string | null {
  if (!KEY.test(code)) return null;
  const text = t(`errors:${code}` as TextKey, { field, ...params });
  return text === code ? null : text;
}

/** Other words, as those of another server, are no key, and i18next would show them. */
const KEY = /^\w+$/;

/** "internal/conflict" → conflict, "embedded/invalid-credential" → invalid_credential: keys of the error texts. */
export const codeOf = (message: string) => (message.split("/", 2)[1] ?? "unhandled").replaceAll("-", "_");

/** The sentence for an error that belongs to no field; for an unknown error, that it was unexpected. */
export const sentenceOf = (message: string | null | undefined): string =>
  issueWords({ code: codeOf(message ?? "") }, "") ?? t("errors:unhandled");

/** The page again, with the typed values and the issues: 422, or the status of the call that refused. */
export function refusedForm(
  error: unknown,
  { form, request }: { form: FormData; request: Request },
): Response {
  const { issues, status, retryAfter } = refusedAnswer(error, request);
  const refused: RefusedForm = {
    values: typedValues(form),
    issues: withLostFiles(issues, form).map(wordIssue),
  };
  return json(refused, { status, headers: retryHeader(retryAfter) });
}

function refusedAnswer(error: unknown, request: Request) {
  if (!(error instanceof ApiError)) log.error(error, "A form failed");
  const normal = normaliseError(error);
  const { status, errors, retryAfter } = normal;
  if (ofWhatIsNotOffered(normal) !== normal) throw errorResponse(error, request);
  const whole = () => wholeIssue(normal, callerOf(request).requestId);
  const issues = errors.length > 0 || status === 200 ? errors : [...failedIssue(normal), whole()];
  return { issues, status: status === 424 ? 422 : status, retryAfter };
}

/** What is said of an error that belongs to no field; one that says nothing itself is named by its reference. */
function wholeIssue(error: ApiError, reference: string): Issue {
  const { code: named, status, retryAfter } = error;
  if (namesNoField(error)) return { path: "", code: "refused_unexplained", params: { reference } };
  const isNamed = named !== null && named !== "internal/no_data";
  const code = isNamed ? codeOf(named) : (BY_STATUS[status] ?? codeOf(named ?? ""));
  return code === "unhandled"
    ? { path: "", code: "unhandled_numbered", params: { reference } }
    : { path: "", code, params: wait(retryAfter) };
}

/** What a refusal says where its server, or a proxy before it, gives a status and no code that we know. */
const BY_STATUS: Partial<Record<number, string>> = {
  403: "permission_denied",
  404: "not_found",
  408: "no_answer",
  413: "form_too_large",
  415: "unsupported_form",
  429: "too_many_calls",
  502: "no_answer",
  503: "no_answer",
  504: "no_answer",
};

/** What the person did not get: said of a call that failed, and of a refusal that says nothing itself. */
function failedIssue(error: ApiError): Issue[] {
  const what = wordsIn(namesNoField(error) ? purposeOf(error) : failedKey(error));
  return what === undefined ? [] : [{ path: "", code: "failed", params: { what } }];
}

/**
 * When a form is refused, the user has to choose its files again; adds that issue to every file field without another
 * one. Who has lost the right to send the form has none to choose them in.
 */
function withLostFiles(issues: Issue[], form: FormData): Issue[] {
  if (hasLostRight({ issues })) return issues;
  const again = chosenFiles(form).filter((name) => !issues.some(({ path }) => path === name));
  return [...issues, ...again.map((path) => ({ path, code: "choose_file_again" }))];
}

const wait = (seconds: number | null): Record<string, string> | undefined =>
  seconds === null ? undefined : { seconds: String(Math.max(1, seconds)) };

/**
 * A call beyond the specification, which another server may not have (D14): its 404 to an unknown address is treated as
 * 501, and the page says that the feature is not offered there.
 */
export async function ifOffered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw isUnknownCall(error) ? new ApiError(501, "internal/not_implemented") : error;
  });
}

/** A 404 of ours has a code that says what was not found; one without a code is about the address. */
const isUnknownCall = (error: unknown) =>
  error instanceof ApiError &&
  error.status === 404 &&
  (error.code === null || error.code === "internal/no_data" || error.code === "internal/unknown_call");

/** The same of any error that an extension has answered with. */
function ofWhatIsNotOffered(error: ApiError): ApiError {
  const { call } = error;
  const row: Row | null = call && contract[call];
  return row?.extension && isUnknownCall(error)
    ? new ApiError(501, "internal/not_implemented").answering(call)
    : error;
}

/** The same for a page that can leave the data out: null. */
export async function nullUnlessOffered<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return ifOffered(answer).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 501) return null;
    throw error;
  });
}

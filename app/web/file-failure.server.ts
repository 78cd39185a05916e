import { json, redirect } from "@remix-run/node";
import type { ErrorCode } from "~/api/error-codes";
import { ApiError, hasCode, normaliseError } from "~/api/errors";
import { log } from "~/log.server";
import type { TextKey } from "~/texts/resources";
import { t } from "~/texts/i18n.server";
import { redirectTo } from "./action.server";
import { callerOf } from "./caller.server";
import { errorWordsOf, failedKey } from "./errors.server";
import type { Notice, WebSession } from "./session.server";

/**
 * The error that keeps a file from being sent. What is none goes on: another answer, and what a person has to do first
 * (sign in, enable a second factor).
 */
function fileFailure(error: unknown): ApiError {
  if (error instanceof Response) throw error;
  if (!(error instanceof ApiError)) log.error({ err: error }, "A file failed");
  const failure = normaliseError(error);
  if (failure.status === 401 || hasCode(failure, "internal/second_factor_required")) throw failure;
  return failure;
}

/** What the person did not get, in the words of spec §8, and why. */
function fileNotice(failure: ApiError): Notice {
  const what = t(failedKey(failure) ?? "failures:download.title");
  const why =
    failure.code === "internal/disk_full"
      ? t("failures:download.disk_full")
      : errorWordsOf(failure.status, failure.code)?.text;
  return {
    kind: "error",
    key: "failures:download.because",
    params: { what, why: why ?? t("errors:unhandled") },
  };
}

/**
 * A file that a page links. Its address has no page of its own: where there is no file, that page says so. What is not
 * there at all stays a 404.
 */
export async function linkedFile(
  { session }: { session: WebSession },
  page: string,
  file: () => Promise<Response>,
): Promise<Response> {
  try {
    return await file();
  } catch (error) {
    const failure = fileFailure(error);
    if (failure.status === 404) throw failure;
    return redirectTo(session, page, { notice: fileNotice(failure) });
  }
}

interface Why {
  status: number;
  code: ErrorCode;
  title: TextKey;
  text: TextKey;
}

/** Why a file does not come that people uploaded, or that strangers fetch, by the word that the address of its page has for it. */
const WHYS = {
  "in-controllo": {
    ...{ status: 409, code: "internal/file_in_control" },
    ...{ title: "failures:download.in_control", text: "errors:file_in_control" },
  },
  spazio: {
    ...{ status: 503, code: "internal/disk_full" },
    ...{ title: "failures:download.title", text: "failures:download.disk_full" },
  },
  disco: {
    ...{ status: 503, code: "internal/disk_failing" },
    ...{ title: "failures:download.title", text: "failures:disk_failing.text" },
  },
  archivio: {
    ...{ status: 503, code: "internal/files_away" },
    ...{ title: "failures:download.title", text: "failures:files_away.text" },
  },
  troppi: {
    ...{ status: 429, code: "internal/too_many_fetches" },
    ...{ title: "failures:too_many_fetches.title", text: "errors:too_many_fetches" },
  },
  riprova: {
    ...{ status: 503, code: "internal/error" },
    ...{ title: "failures:download.title", text: "failures:error_page.503_text" },
  },
  manca: {
    ...{ status: 500, code: "internal/download_failed" },
    ...{ title: "failures:download.title", text: "errors:download_failed" },
  },
} as const satisfies Record<string, Why>;

type WhyWord = keyof typeof WHYS;
const WORDS = Object.keys(WHYS) as WhyWord[];

/** To the page of such a file, which says why its bytes do not come, and how long to wait where that is known. */
export function toPageOfFile(page: string, error: unknown): Response {
  const failure = fileFailure(error);
  const wait = failure.retryAfter === null ? "" : `=${failure.retryAfter}`;
  return redirect(`${page}?${whyWord(failure)}${wait}`);
}

/** The word for an error that keeps a file from being sent. */
export function whyWord(error: unknown): WhyWord {
  const { status, code } = fileFailure(error);
  return WORDS.find((word) => WHYS[word].code === code) ?? (status === 404 ? "manca" : "riprova");
}

/** Why the bytes do not come, as the address of the page says; null where they have not been asked for. */
export const whyAsked = (request: Request): WhyWord | null => {
  const query = new URL(request.url).searchParams;
  return WORDS.find((word) => query.has(word)) ?? null;
};

/** The same in one sentence, for a page that shows something else too. */
export function whyInWords(request: Request): string | null {
  const word = whyAsked(request);
  if (word === null) return null;
  return t("failures:download.because", { what: t(WHYS[word].title), why: t(WHYS[word].text) });
}

/** The page of a file that does not come. */
export function pageWithoutFile(word: WhyWord, request: Request): Response {
  const { status, code, title, text } = WHYS[word];
  const { requestId: reference } = callerOf(request);
  const retryAfter = secondsAsked(request, word);
  return json({ message: code, reference, retryAfter, title: t(title), text: t(text) }, { status });
}

/** Seconds to wait, as the address says; null where it does not, or somebody has written something else there. */
function secondsAsked(request: Request, word: WhyWord): number | null {
  const said = new URL(request.url).searchParams.get(word) ?? "";
  return /^[1-9]\d{0,3}$/.test(said) ? Number(said) : null;
}

import { z } from "zod";
import type { Issue } from "~/domain/issues";
import { RULE_CODES } from "~/domain/rule-codes";
import type { CallId } from "./contract";
import { codeIn, type ErrorCode } from "./error-codes";

/** An error of the product, normalised to status and message (spec §8). */
export class ApiError extends Error {
  readonly status: number;
  /** Null for the error of another server that has none of our codes. */
  readonly code: ErrorCode | null;
  readonly errors: Issue[];
  /** Seconds until another try makes sense (429, 503). */
  readonly retryAfter: number | null;
  /** The call that it answers; null where no call was made. */
  call: CallId | null = null;

  constructor(
    status: number,
    code: ErrorCode | null,
    errors: Issue[] = [],
    retryAfter: number | null = null,
    message: string = code ?? "internal/no_data",
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** The same error with these issues instead of its own. */
  withErrors(errors: Issue[]): ApiError {
    return new ApiError(this.status, this.code, errors, this.retryAfter, this.message).answering(this.call);
  }

  /** The same error as the answer to this call. */
  answering(call: CallId | null): this {
    this.call = call;
    return this;
  }
}

/** An error of the identity provider, before normalisation. */
export class IdentityError extends Error {
  readonly provider: string;
  readonly code: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null;
  constructor(provider: string, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.provider = provider;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Whether a thrown value is an error of the product with this code. */
export const hasCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

const envelope = z.object({
  message: z.string(),
  code: z.string().optional().catch(undefined),
  errors: z
    .array(
      z.object({
        path: z.string(),
        code: z.string(),
        rule: z.enum(RULE_CODES).optional().catch(undefined),
        params: z
          .record(z.string(), z.string())
          .nullish()
          .transform((params) => params ?? undefined),
      }),
    )
    .nullish(),
});

/** The error of an answered request: its status, and the message of its body, or the body itself if it is text (§8). */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const status = response.status >= 400 ? response.status : 500;
  const retryAfter = Number(response.headers.get("Retry-After")) || null;
  const body = await response.text().catch(() => "");
  const parsed = envelope.safeParse(jsonOrNull(body));
  if (parsed.success) {
    const { message, code, errors } = parsed.data;
    return new ApiError(status, codeIn(code, message), errors ?? [], retryAfter, message);
  }
  const isText = body !== "" && (response.headers.get("Content-Type") ?? "").startsWith("text/plain");
  return isText
    ? new ApiError(status, codeIn(body), [], retryAfter, body)
    : new ApiError(status, "internal/no_data", [], retryAfter);
}

/** Any thrown value as status and message (§8). `given` is the status that a bare string error gets. */
export function normaliseError(error: unknown, given = 418): ApiError {
  if (error instanceof ApiError) return error;
  if (typeof error === "string") return new ApiError(given, codeIn(error), [], null, error);
  if (typeof error !== "object" || error === null) return new ApiError(500, "internal/error");
  if (error instanceof IdentityError) {
    const name = `${error.provider}/${error.code}`;
    return new ApiError(424, codeIn(name), [], error.retryAfter, `${name}: ${error.message}`);
  }
  return new ApiError(500, "internal/unhandled");
}

/** No signed-in user (§8): the page signs out. */
export const invalidUser = () => new ApiError(401, "internal/invalid_user");

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was asked for, or null where it is not there. */
export const ifFound = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

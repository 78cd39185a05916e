import { json } from "@remix-run/node";
import { ApiError, normaliseError } from "~/api/errors";
import type { Fault, FormFailure } from "~/domain/faults";
import { errorResponse } from "./error-response.server";
import { chosenFiles, typedValues } from "./fields.server";
import { codeOf, said } from "./said.server";

/** The page again, with the values typed and what to mend: 422, or the status of the call that refused. */
export function refusedForm(
  error: unknown,
  { form, request }: { form: FormData; request: Request },
): Response {
  const { faults, status, retryAfter } = refusalOf(error, request);
  const failure: FormFailure = { values: typedValues(form), faults: withLostFiles(faults, form).map(said) };
  return json(failure, {
    status,
    ...(retryAfter === null ? {} : { headers: { "Retry-After": String(retryAfter) } }),
  });
}

function refusalOf(error: unknown, request: Request) {
  if (!(error instanceof ApiError)) console.error(error);
  const { status, message, errors, retryAfter } = normaliseError(error);
  if (status === 404) throw errorResponse(error, request);
  const whole = { path: "", code: codeOf(message), params: wait(retryAfter) };
  const faults = errors.length > 0 || status === 200 ? errors : [whole];
  return { faults, status: status === 424 ? 422 : status, retryAfter };
}

/** Whatever refuses a form, the files chosen in it are to be chosen again where nothing else is said of them. */
function withLostFiles(faults: Fault[], form: FormData): Fault[] {
  const again = chosenFiles(form).filter((name) => !faults.some(({ path }) => path === name));
  return [...faults, ...again.map((path) => ({ path, code: "choose_file_again" }))];
}

const wait = (seconds: number | null): Record<string, string> | undefined =>
  seconds === null ? undefined : { minutes: String(Math.max(1, Math.ceil(seconds / 60))) };

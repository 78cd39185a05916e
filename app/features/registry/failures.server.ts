import { json } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { Company } from "~/api/contract/registry";
import { t } from "~/texts/i18n.server";
import { refuse } from "~/web/action.server";
import { callerOf } from "~/web/caller.server";
import type { Viewer } from "~/web/viewer.server";

/** A call that failed for no reason which its own answer gives. */
const isUnexplained = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 500 && error.status !== 501 && error.errors.length === 0;

type Failure = "company_not_updated" | "logo_not_changed" | "logo_not_removed";

/** The form then says what did not happen (spec §8); every other error says so itself. */
export const failingAs = <Result>(code: Failure, call: Promise<Result>): Promise<Result> =>
  call.catch((error: unknown) => {
    throw isUnexplained(error) && error.retryAfter === null
      ? refuse([{ path: "", code }], error.status)
      : error;
  });

/** The company of the viewer, or the page that says it could not be loaded (spec §8). */
export const loadCompany = ({ call }: Viewer, request: Request): Promise<Company> =>
  call("registry.company", {}).catch((error: unknown) => {
    if (!isUnexplained(error) || error.status === 503) throw error;
    const words = { title: t("company:not_loaded.title"), text: t("company:not_loaded.text") };
    const { requestId: reference } = callerOf(request);
    throw json({ message: error.message, reference, ...words }, { status: error.status });
  });

import { json, type ActionFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { askedPeriod } from "./asked-period.server";
import { errorResponse } from "./error-response.server";
import { markGuarded } from "./guarded.server";

/** The action of addresses that take no posts: 404, and nothing runs. */
export const notServed = markGuarded((): never => {
  throw json({ message: "internal/not_found" }, { status: 404 });
});

/** The same of pages that also stand below a pair of version and year, where every post is refused (D1). */
export const notServedInPeriods = markGuarded(({ request, params }: ActionFunctionArgs): never => {
  throw isInPeriod(params)
    ? errorResponse(new ApiError(403, "internal/read_only_version"), request)
    : json({ message: "internal/not_found" }, { status: 404 });
});

/** Below what is no pair there is nothing that could be refused. */
function isInPeriod(params: ActionFunctionArgs["params"]): boolean {
  try {
    return askedPeriod(params) !== null;
  } catch {
    return false;
  }
}

import { json, type ActionFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { errorResponse } from "./error-response.server";
import { markGuarded } from "./guarded.server";

/** The action of addresses that take no posts: 404, and nothing runs. */
export const notServed = markGuarded((): never => {
  throw json({ message: "internal/not_found" }, { status: 404 });
});

/** The same of pages that also stand below a pair of version and year, where every post is refused (D1). */
export const notServedInPeriods = markGuarded(({ request, params }: ActionFunctionArgs): never => {
  throw params["version"] === undefined
    ? json({ message: "internal/not_found" }, { status: 404 })
    : errorResponse(new ApiError(403, "internal/read_only_version"), request);
});

import type { ActionFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { arrivedForm, publicArrival } from "./arrival.server";
import { callFor } from "./caller.server";
import { errorResponse } from "./errors.server";
import { markGuarded } from "./loader.server";
import { readSession } from "./session.server";
import type { Visitor } from "./viewer.server";

interface Clicked {
  call: Visitor["call"];
  params: ActionFunctionArgs["params"];
}

/**
 * An action for mail programs, which post without cookies, without a page before it and from anywhere (RFC 8058): the
 * token in the address is all there is, so that it may do no more than what its mail offers.
 */
export const oneClickAction = (perform: (clicked: Clicked) => Promise<unknown>) =>
  markGuarded(async ({ request, params }: ActionFunctionArgs): Promise<Response> => {
    if (request.method !== "POST")
      throw errorResponse(new ApiError(405, "internal/method_not_allowed"), request);
    const posted = await arrivedForm(request, publicArrival(await readSession(new Request(request.url))));
    try {
      if (posted.value.get("List-Unsubscribe") !== "One-Click") {
        throw new ApiError(400, "internal/unreadable_form");
      }
      await perform({ call: callFor(request, null), params });
      return new Response(null, { status: 200 });
    } catch (error) {
      throw errorResponse(error, request);
    } finally {
      await posted.release();
    }
  });

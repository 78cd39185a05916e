import { json } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { CallInput } from "~/api/contract";
import type { Issue } from "~/domain/issues";
import { t } from "~/texts/i18n.server";
import { ifOffered, wordIssue } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";
import { eventAddress, filterOf, isFiltered, PLACES } from "./address";
import { presentEvent } from "./present";

export const loader = privateLoader({ right: "administer" }, async ({ viewer, request }) => {
  const address = eventAddress(request);
  const { filter, issues } = filterOf(address);
  const query = { ...filter, ...(address.pagina && { pageId: address.pagina }) };
  const { events, pagination, refused } = await eventsOf(viewer, query, issues);
  const page = {
    address,
    isFiltered: isFiltered(address),
    events: events.map((one) => presentEvent(t, one)),
  };
  const { pagina: _, ...values } = address;
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  const form = refused.length > 0 ? { issues: refused.map(wordIssue), values: shown } : undefined;
  return json({ ...page, ...pagination, refused: form }, { status: form ? 422 : 200 });
});

const NOTHING = { events: [], pagination: { nextPage: null, prevPage: null } };

/** A filter that cannot be read finds nothing, and the page says why. */
async function eventsOf({ call }: Viewer, query: CallInput<"user.events">["query"], issues: Issue[]) {
  if (issues.length > 0) return { ...NOTHING, refused: issues };
  try {
    return { ...(await ifOffered(call("user.events", { query }))), refused: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const placed = error.errors.map((issue) => ({ ...issue, path: PLACES[issue.path] ?? "" }));
    if (placed.some(({ path }) => path === "")) throw new ApiError(404, "internal/not_found");
    return { ...NOTHING, refused: placed };
  }
}

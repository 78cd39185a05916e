import { historyUrls } from "./urls";

interface Restoring {
  /** Where it is tried again from. */
  from: string | null;
  groupCompanyId: string | null;
  /** "stays": its page does not move on by itself; "over": says at home what came of it. */
  end?: "stays" | "over" | null;
  /** Script looks how far it is: the page does not ask for itself again. */
  isFollowed?: boolean;
}

/** The page of a restore with what only its address can know: no other server than ours keeps that. */
export function restoringUrl(
  id: string,
  { from, groupCompanyId, end = null, isFollowed = false }: Restoring,
): string {
  const query = new URLSearchParams();
  if (from) query.set("da", from);
  if (groupCompanyId) query.set("impresa", groupCompanyId);
  if (end) query.set(end === "stays" ? "resta" : "fine", "1");
  if (isFollowed) query.set("segue", "1");
  return query.size === 0 ? historyUrls.restoring(id) : `${historyUrls.restoring(id)}?${query}`;
}

/** The same, read from the address of a request. */
export function askedRestore(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    from: query.get("da") || null,
    groupCompanyId: query.get("impresa") || null,
    isFollowed: query.has("segue"),
    end: query.has("fine") ? ("over" as const) : query.has("resta") ? ("stays" as const) : null,
  };
}

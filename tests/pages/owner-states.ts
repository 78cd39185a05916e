import { auditUrls } from "~/web/audit-urls";
import { ownerUrls } from "~/web/owner-urls";
import type { PageState } from "./states";

type Visitor = PageState["visitor"];

/** What a person and a company may do with their own data, and what happened, as an administrator opens them. */
export const OWNER_PAGES = [
  ownerUrls.data(),
  ownerUrls.deleteAccount(),
  ownerUrls.company(),
  auditUrls.list(),
  auditUrls.list({ tipo: "access", dal: "01/01/2020" }),
  auditUrls.list({ persona: "redazione@azienda-demo.example", al: "01/01/2020" }),
];

/** Filters that cannot be read: a form sent by GET, as the list of the people has. */
export const REFUSED_OWNER_PAGES = [
  auditUrls.list({ dal: "ieri", al: "31/02/2026" }),
  auditUrls.list({ persona: "nessuno@altrove.example" }),
  auditUrls.list({ dal: "02/01/2026", al: "01/01/2026" }),
];

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

/** The states of these pages, for an administrator, an only administrator, a reader and a verifier. */
export const ownerStates = (
  who: Record<"filled" | "empty" | "reader" | "verifier", Visitor>,
): PageState[] => [
  ...opened(who.filled, OWNER_PAGES),
  ...opened(who.filled, [auditUrls.list({ pagina: "nulla" })], 404),
  ...opened(who.empty, [ownerUrls.deleteAccount(), ownerUrls.company(), auditUrls.list()]),
  ...[who.reader, who.verifier].flatMap((visitor) =>
    opened(visitor, [ownerUrls.data(), ownerUrls.deleteAccount()]),
  ),
  ...opened(who.reader, [ownerUrls.company(), auditUrls.list()], 403),
  ...[ownerUrls.data(), ownerUrls.deleteAccount()].map((path) => ({
    ...{ visitor: who.reader, path, wrong: {}, status: 422 },
  })),
  { visitor: who.filled, path: ownerUrls.company(), wrong: {}, status: 422 },
  { visitor: who.filled, path: ownerUrls.company(), wrong: { businessName: "Un'altra" }, status: 422 },
];

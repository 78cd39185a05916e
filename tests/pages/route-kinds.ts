import { leafRoute } from "./leaf-route";
import type { PageRoute } from "./page-routes";
import type { PageState } from "./states";

/** In which ways a page can be: what a route must show in its states, or say why there is no such state. */
export const KINDS = ["filled", "empty", "refused", "read only"] as const;
type Kind = (typeof KINDS)[number];

/** What a state shows. A page that is closed to a visitor who may only read is what that visitor sees of it. */
export function kindOf({ visitor, wrong, status }: PageState): Kind | null {
  if (wrong) return "refused";
  if (visitor.says === "reader") return "read only";
  if (status >= 400) return null;
  return visitor.says === "empty" ? "empty" : "filled";
}

interface Absence {
  kinds: Kind[];
  routes: RegExp;
  because: string;
}

/** Matches route ids, each given as it follows "routes/dashboard.". */
const exactly = (...ids: string[]) =>
  new RegExp(`^routes/dashboard\\.(${ids.map((id) => id.replace(/[.$]/g, "\\$&")).join("|")})$`);

/** The kinds that a route does not have, with the reason. A form's refusals are asked of routes with a form alone. */
export const ABSENT: Absence[] = [
  {
    kinds: ["empty", "read only"],
    routes: /^routes\/(auth|legal|card)\./,
    because: "The visitor is not signed in: neither a company nor a right changes the page.",
  },
  {
    kinds: ["empty", "read only"],
    routes: /^routes\/dashboard\.(provider|verifications)\./,
    because: "A desk over all companies, closed to whom the right was not given.",
  },
  {
    kinds: ["empty", "read only"],
    routes: /^routes\/dashboard\.\$version\.\$year\./,
    because: "The page of the current draft at an address with its period; that route has these states.",
  },
  {
    kinds: ["empty", "read only"],
    routes: exactly(
      ...["settings.second-factor.codes", "settings.second-factor.disable", "settings.second-factor.enable"],
    ),
    because: "Everyone's own, whatever the company and the right.",
  },
  {
    kinds: ["empty"],
    routes: /^routes\/dashboard\.settings\./,
    because: "A person's own: their company does not change the page.",
  },
  {
    kinds: ["empty"],
    routes:
      /^routes\/dashboard\.(registry|history|esg|tasks|registers|attestations)\..*\$(id|number|subject|question|end|change|register)\b/,
    because: "The page of one thing, which is there or is not found.",
  },
  {
    kinds: ["empty", "read only"],
    routes: exactly("report.wait", "report.card.wait", "sheets.$sheet.pdf.wait", "vsme.file.$form.wait"),
    because: "It says how many documents come before: neither a company nor a right changes that.",
  },
  {
    kinds: ["empty"],
    routes: exactly(
      ...["attestations.new", "registry.users.invite._index", "registry.users.invite.many._index"],
      ...[
        "history.copy",
        "history.restore._index",
        "registry.users.change",
        "registry.identity-request",
        "settings.second-factor.enable",
      ],
      ...["registry.documents.$id.remove", "registry.logo.remove", "history.verification.withdraw"],
    ),
    because: "A form for one deed, the same for every company that may do it.",
  },
  {
    kinds: ["refused"],
    routes: /^routes\/auth\.registration-again$/,
    because: "Its form has no field: it is done, or leads to the registration.",
  },
  {
    kinds: ["filled"],
    routes: exactly("first-score.company"),
    because: "A company that has given these facts is led on to its questions.",
  },
  {
    kinds: ["refused"],
    routes: exactly(
      ...[
        "_index",
        "history.publish",
        "history.restore._index",
        "history.verification.withdraw",
        "esg.copied",
        "esg.last-year.$milestone",
      ],
      ...["esg.excel.$id", "esg.obsolete", "registry.logo.remove", "registry.documents.$id.remove"],
      ...["attestations.$id.remove", "registers.$register.$id.remove", "registry.users.$id.$change"],
      ...["registry.users.change", "registry.users.invite.many.$id", "settings.sessions", "tasks.$id.$end"],
      ...["tasks.links.$id", "tasks.proposals.$id", "registry.group", "verifications.$id.decision"],
      ...["provider.companies.$id.grants.$grantee", "provider.mails.retry", "provider.notices.end"],
      ...["registry.identity-request", "history.sharing.$id"],
    ),
    because: "The form asks for a press alone: nothing can be typed wrongly.",
  },
  {
    kinds: ["refused"],
    routes: /^routes\/auth\.(sign-out|light-version|reminders\.\$token|registration-confirmed)$/,
    because: "The form asks for a press alone: nothing can be typed wrongly.",
  },
  {
    kinds: ["refused"],
    routes: exactly(
      ...["settings.notifications", "settings.preferences", "registry.profiles", "registry._index"],
      ...["history.publicity"],
    ),
    because: "Boxes and choices of the page's own, each of which may be sent.",
  },
  {
    kinds: ["filled"],
    routes: /^routes\/auth\.(sign-out|light-version)$/,
    because: "Only a refused post shows this page, to be sent again: tests/hostile/posts.test.ts.",
  },
  {
    kinds: ["filled"],
    routes: exactly("provider.notices.end"),
    because: "Its notice would stand on every other page too; tests/routes/provider/desk.test.ts ends one.",
  },
];

/** States by the route whose page they show. */
export function byRoute(states: readonly PageState[]): Map<string, PageState[]> {
  const all = new Map<string, PageState[]>();
  for (const state of states) {
    const id = leafRoute(`http://localhost${state.path}`);
    all.set(id, [...(all.get(id) ?? []), state]);
  }
  return all;
}

/** The kinds that a route does not show. */
export const unshown = ({ hasForm }: PageRoute, states: readonly PageState[] = []): Kind[] =>
  KINDS.filter((kind) => (kind !== "refused" || hasForm) && !states.some((state) => kindOf(state) === kind));

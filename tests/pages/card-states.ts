import { DEMO_COMPANIES } from "~/demo/companies";
import { timeAgo } from "~/demo/demo-time";
import { cardIdOf } from "~/platform/card/card-id";
import { cardUrls } from "~/web/card-urls";
import { demoLoadedAt } from "../demo-day";
import { PLACES } from "./links";
import type { PageState, Visitor } from "./states";

const [AZIENDA] = DEMO_COMPANIES;
const ISSUED = AZIENDA?.years?.find(({ fiscalYear }) => fiscalYear === 2025)?.issued;

/** The newest card of Azienda Demo, issued so many days before the demo was loaded: company and instant give its number. */
export const DEMO_CARD = cardIdOf(
  AZIENDA?.id ?? "",
  2025,
  timeAgo({ now: demoLoadedAt }, ISSUED?.daysAgo ?? 0, 11),
);

/** Links of Azienda Demo: one that works, one that is over. */
export const DEMO_SHARE = "00000000-0000-4000-8000-000007000001";
export const DEMO_SHARE_OVER = "00000000-0000-4000-8000-000007000002";

const STRANGER: Visitor = { email: null, says: "stranger" };
const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (path: string, wrong: Record<string, string>): PageState => ({
  visitor: STRANGER,
  path,
  wrong,
  status: 422,
});

export const CARD_STATES: PageState[] = [
  ...opened(STRANGER, [cardUrls.check(), cardUrls.compare(), cardUrls.shown(DEMO_CARD)]),
  ...opened(STRANGER, [cardUrls.shown("ESG-2025-2222222222")], 404),
  refused(cardUrls.check(), {}),
  refused(cardUrls.compare(), {}),
  refused(cardUrls.check(), { number: "ESG-2025 la carta di una società con un nome molto lungo" }),
  ...opened(FILLED, [cardUrls.shown(DEMO_CARD)]),
  ...[FILLED, EMPTY, READER].flatMap((visitor) => opened(visitor, [cardUrls.publicity(), cardUrls.shares()])),
  ...opened(FILLED, [cardUrls.share(DEMO_SHARE_OVER), cardUrls.addShare(DEMO_CARD)]),
  ...[FILLED, READER].flatMap((visitor) => opened(visitor, [cardUrls.share(DEMO_SHARE)])),
  ...opened(READER, [cardUrls.addShare(DEMO_CARD)], 403),
  // A company without a card has none to share.
  ...opened(EMPTY, [cardUrls.addShare(DEMO_CARD)], 404),
  ...opened(STRANGER, [cardUrls.shared(PLACES.shared)]),
  ...opened(STRANGER, [`${cardUrls.sharedReport(PLACES.shared, "/wait")}?ferma=1`]),
  ...opened(STRANGER, [cardUrls.shared("x")], 404),
  {
    visitor: FILLED,
    path: cardUrls.addShare(DEMO_CARD),
    wrong: { recipient: "", endsOn: "31/02/2026" },
    status: 422,
  },
];

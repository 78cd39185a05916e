import type { DemoShare } from "../shares";
import { ADMIN, EDITOR } from "./people";

/** A bank that looks at the card, and a client whose link is over. */
export const SHARED: DemoShare[] = [
  {
    id: "00000000-0000-4000-8000-000007000001",
    recipient: "Banca di Valle Trompia, filiale di Gardone",
    email: ADMIN,
    showsScoring: true,
    sharesDocument: true,
    sharesReport: true,
    topics: ["emissioni", "energia", "salute-e-sicurezza"],
    madeDaysAgo: 10,
    endsInDays: 50,
    openedDaysAgo: [9, 9, 4],
  },
  {
    id: "00000000-0000-4000-8000-000007000002",
    recipient: "Ufficio acquisti di Meccanica Garda S.p.A.",
    email: EDITOR,
    showsScoring: false,
    sharesDocument: false,
    sharesReport: false,
    topics: [],
    madeDaysAgo: 11,
    endsInDays: -1,
    openedDaysAgo: [8],
  },
];

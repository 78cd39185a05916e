import { peopleUrls } from "~/web/urls";

/** People of Azienda Demo. */
export const DEMO_ADMIN = "00000000-0000-4000-8000-000000000011";
export const DEMO_WRITER = "00000000-0000-4000-8000-000000000012";
export const DEMO_READER = "00000000-0000-4000-8000-000000000013";
/** Invited, and not there yet. */
export const DEMO_INVITED = "00000000-0000-4000-8000-000001000005";

const change = (query: Record<string, string>) =>
  `${peopleUrls.change()}?${new URLSearchParams({ quali: "pagina", ...query })}`;

/** The pages of the people, as an administrator opens them. */
export const PEOPLE_PAGES = [
  peopleUrls.list(),
  peopleUrls.list({ cerca: "nessuno", stato: "off" }),
  ...[DEMO_ADMIN, DEMO_READER, DEMO_INVITED].map((id) => peopleUrls.person(id)),
  ...["disable", "delete"].map((one) => peopleUrls.changeOne(DEMO_READER, one)),
  peopleUrls.changeOne(DEMO_ADMIN, "delete"),
  ...["resend", "delete"].map((one) => peopleUrls.changeOne(DEMO_INVITED, one)),
  change({ azione: "disable" }),
  change({ azione: "roles" }),
  change({ azione: "roles", permessi: "1", supplier: "read", quali: "tutti" }),
];

/** Asks before the people who are off are switched on. */
export const PEOPLE_CHANGE = change({ azione: "enable", stato: "off" });

/** Those that say what is missing, though none of them answers a post. */
export const REFUSED_PEOPLE_PAGES = [change({ azione: "" }), change({ azione: "roles", permessi: "1" })];

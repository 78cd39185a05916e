import { peopleUrls } from "~/web/urls";
import { DEMO_INVITED, DEMO_READER, PEOPLE_CHANGE } from "../pages/people";
import type { KnownForm } from "./forms";
import type { Openers } from "./open-form";

export const PEOPLE_FORM_NAMES = [
  ...["person, roles", "people, changed"],
  ...["invited again", "switched off", "deleted"].map((name) => `person, ${name}`),
];

/** The forms that change the people of the demo company. */
export const peopleForms = ({ own }: Openers): KnownForm[] => [
  { name: "person, roles", open: own(peopleUrls.person(DEMO_READER)), filling: { supplier: "write" } },
  { name: "people, changed", open: own(PEOPLE_CHANGE), filling: {} },
  ...[
    { name: "person, invited again", url: peopleUrls.changeOne(DEMO_INVITED, "resend") },
    { name: "person, switched off", url: peopleUrls.changeOne(DEMO_READER, "disable") },
    { name: "person, deleted", url: peopleUrls.changeOne(DEMO_INVITED, "delete") },
  ].map(({ name, url }) => ({ name, open: own(url), filling: {} })),
];

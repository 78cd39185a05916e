import { profilesUrls } from "~/web/profiles-urls";
import { urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

/** A person of a company with three profiles who may read all of them, and write in one. */
export const SEVERAL: Visitor = { email: "profili@azienda-abilitata.example", says: "several" };

export const profilesStates = (others: readonly Visitor[]): PageState[] => [
  ...[SEVERAL, ...others].map((visitor): PageState => ({ visitor, path: profilesUrls.page(), status: 200 })),
  { visitor: SEVERAL, path: urls.home(), status: 200 },
];

import type { SourceEdition } from "~/domain/references/edition";
import { griEditions } from "./gri";
import { internationalEditions } from "./international";
import { isoEditions } from "./iso";
import { lawsOfConduct } from "./laws-of-conduct";
import { lawsOfEnvironment } from "./laws-of-environment";
import { lawsOfUnion } from "./laws-of-union";
import { lawsOfWork } from "./laws-of-work";
import { mefEditions } from "./mef";
import { vsmeEditions } from "./vsme";

/** Every edition of a standard and every law that questions name, or may name. */
export const editions: readonly SourceEdition[] = [
  ...vsmeEditions,
  ...mefEditions,
  ...griEditions,
  ...internationalEditions,
  ...isoEditions,
  ...lawsOfUnion,
  ...lawsOfWork,
  ...lawsOfConduct,
  ...lawsOfEnvironment,
];

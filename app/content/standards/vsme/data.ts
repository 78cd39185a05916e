import type { Datum } from "~/domain/vsme/datum";
import { climate } from "./climate";
import { conduct } from "./conduct";
import { details } from "./details";
import { environment } from "./environment";
import { general } from "./general";
import { people } from "./people";
import { strategy } from "./strategy";

/** Every datum that is one fact, by module and in the order of the standard. */
export const data: readonly Datum[] = [
  ...general,
  ...strategy,
  ...environment,
  ...climate,
  ...people,
  ...conduct,
  ...details,
];

import type { Datum } from "~/domain/vsme/datum";
import { climate } from "./climate";
import { conduct } from "./conduct";
import { environment } from "./environment";
import { general } from "./general";
import { people } from "./people";

/** Every datum that is one fact, by module and in the order of the standard. */
export const data: readonly Datum[] = [...general, ...environment, ...climate, ...people, ...conduct];

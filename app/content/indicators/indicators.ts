import type { Indicator } from "~/domain/indicators/indicator";
import type { ApiVersion } from "~/domain/periods";
import { climate } from "./climate";
import { conduct } from "./conduct";
import { workforce } from "./people";
import { resources } from "./resources";

const v3 = [...climate, ...resources, ...workforce, ...conduct];

/** The indicators of a year's questionnaire, in the order in which pages show them; earlier ones have none. */
export const indicatorsOf = (apiVersion: ApiVersion): readonly Indicator[] => (apiVersion === "v3" ? v3 : []);

import { classesAToB } from "./classes-a-b";
import { classesC10To22 } from "./classes-c-10-22";
import { classesC23To33 } from "./classes-c-23-33";
import { classesDToF } from "./classes-d-f";
import { classesG } from "./classes-g";
import { classesHToK } from "./classes-h-k";
import { classesLToP } from "./classes-l-p";
import { classesQToV } from "./classes-q-v";
import type { Sector } from "./sections";

/** All four-digit classes, called actions in the registry (D9). The first two digits are the division. */
export const classes: readonly Sector[] = [
  ...classesAToB,
  ...classesC10To22,
  ...classesC23To33,
  ...classesDToF,
  ...classesG,
  ...classesHToK,
  ...classesLToP,
  ...classesQToV,
];

import { HOSTILE_ARCHIVES } from "./archives";
import { HOSTILE_DOCUMENTS } from "./documents";
import type { HostileFile } from "./hostile-file";
import { OTHER_HOSTILE_FILES } from "./others";
import { HOSTILE_PICTURES } from "./pictures";

/** Every hostile file, made when it is asked for, with what the inspection finds. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...HOSTILE_DOCUMENTS,
  ...HOSTILE_ARCHIVES,
  ...HOSTILE_PICTURES,
  ...OTHER_HOSTILE_FILES,
];

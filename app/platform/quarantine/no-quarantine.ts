import { NO_LOAD, type Quarantine } from "./work-kind";

/** For commands of the operator, which are handed no file. */
export const noQuarantine: Quarantine = {
  run: async ({ name }) => {
    throw new Error(`This program does no ${name}`);
  },
  ahead: () => null,
  load: () => NO_LOAD,
  isOver: () => false,
  stop: async () => undefined,
};

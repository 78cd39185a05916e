import type { WorkKind } from "~/platform/quarantine/work-kind";

const MB = 1024 * 1024;
export const SMALL = { milliseconds: 20_000, memoryBytes: 200 * MB, resultBytes: 100_000 };
const kind = <Input, Output>(name: string, budget = SMALL): WorkKind<Input, Output> => ({ name, budget });

export const PID = kind<null, number>("pid");
export const LOOP = kind<null, null>("loop", { ...SMALL, milliseconds: 300 });
export const EAT_BUFFERS = kind<null, null>("eat-buffers");
export const EAT_HEAP = kind<null, null>("eat-heap");
export const DIE = kind<null, null>("die");
export const MANY = kind<null, string>("many");
export const SWELL = kind<null, void>("swell");
export const LINK = kind<null, void>("link");
export const ENVIRONMENT = kind<null, string[]>("environment");
/** Fails as a disk does, with the code that is given. */
export const FAIL = kind<string, null>("fail");
/** Leaves no place for its outcome. */
export const SPOIL = kind<null, null>("spoil");
/** Reads the file that came with the order, then writes over it. */
export const SCRIBBLE = kind<null, string>("scribble");
export const ATTEMPT = kind<string, string>("attempt");

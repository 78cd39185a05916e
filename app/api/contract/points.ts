import { z } from "zod";

const NOT_AVAILABLE = -1;

/** Points out of 100 (§3), or -1 = not available (D3). The rules count them in whole hundredths. */
export const points = z.codec(z.number(), z.number().int(), {
  decode: (given) => (given < 0 ? NOT_AVAILABLE : Math.round(given * 100)),
  encode: (hundredths) => (hundredths < 0 ? NOT_AVAILABLE : hundredths / 100),
});

/** The same where below 0 is a loss. */
export const pointsChanged = z.codec(z.number(), z.number().int(), {
  decode: (given) => Math.round(given * 100),
  encode: (hundredths) => hundredths / 100,
});

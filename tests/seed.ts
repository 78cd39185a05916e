import fc from "fast-check";

/** Before each file: what fast-check draws follows from SEED where it is given. */
if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });

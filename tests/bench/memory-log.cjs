/**
 * Loaded into a server before it starts (`node --require`): at SIGUSR2 it collects what nothing holds and appends the
 * memory of the process, in bytes, as a line of JSON to the file that MEMORY_LOG names.
 */
const { appendFileSync } = require("node:fs");
const { setFlagsFromString } = require("node:v8");
const { runInNewContext } = require("node:vm");

setFlagsFromString("--expose-gc");
/** @type {() => void} */
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collect();
  // What finalizers free goes with the next turn.
  setImmediate(() => {
    collect();
    appendFileSync(process.env.MEMORY_LOG ?? "", `${JSON.stringify(process.memoryUsage())}\n`);
  });
});

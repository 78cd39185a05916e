/**
 * Loaded into a server before it starts (`node --require`): at SIGUSR2 it appends, as a line of JSON to the file that
 * LOOP_LOG names, the processor time of the process, and how late its event loop was, since the last line.
 */
const { appendFileSync } = require("node:fs");
const { monitorEventLoopDelay } = require("node:perf_hooks");

const RESOLUTION_MS = 2;
const late = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
late.enable();
let before = process.cpuUsage();

process.on("SIGUSR2", () => {
  const milliseconds = (/** @type {number} */ nanoseconds) => nanoseconds / 1e6 - RESOLUTION_MS;
  const line = {
    cpu: process.cpuUsage(before),
    late: milliseconds(late.percentile(99)),
    most: milliseconds(late.max),
  };
  appendFileSync(process.env.LOOP_LOG ?? "", `${JSON.stringify(line)}\n`);
  before = process.cpuUsage();
  late.reset();
});

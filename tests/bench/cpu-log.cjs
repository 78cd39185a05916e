/**
 * Loaded into a server before it starts (`node --require`): at SIGUSR2 it appends the processor time that the process has
 * taken so far, as a line of JSON, to the file that CPU_LOG names.
 */
const { appendFileSync } = require("node:fs");

process.on("SIGUSR2", () =>
  appendFileSync(process.env.CPU_LOG ?? "", `${JSON.stringify(process.cpuUsage())}\n`),
);

/**
 * Loaded into a server before it starts (`node --require`): writes the names that packages of OpenTelemetry ask for into
 * the file that LOADED_LOG names.
 */
const { appendFileSync } = require("node:fs");
const Module = require("node:module");

/** @type {any} */
const resolver = Module;
const { _resolveFilename: resolve } = resolver;
/** @param {string} name @param {unknown[]} others */
resolver._resolveFilename = (name, ...others) => {
  if (name.startsWith("@opentelemetry/")) appendFileSync(process.env.LOADED_LOG ?? "", `${name}\n`);
  return resolve(name, ...others);
};

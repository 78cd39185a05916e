/**
 * Loaded into a server before it starts (`node --require`): writes the names of packages for traces and buckets that are asked
 * for into the file that LOADED_LOG names.
 */
const { appendFileSync } = require("node:fs");
const Module = require("node:module");

/** @type {any} */
const resolver = Module;
const { _resolveFilename: resolve } = resolver;
/** @param {string} name @param {unknown[]} others */
resolver._resolveFilename = (name, ...others) => {
  if (/^@(opentelemetry|aws-sdk)\//.test(name)) appendFileSync(process.env.LOADED_LOG ?? "", `${name}\n`);
  return resolve(name, ...others);
};

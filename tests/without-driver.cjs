/** Loaded into a command before it starts (`node --require`): no driver of SQLite is installed. */
const Module = require("node:module");

/** @type {any} */
const resolver = Module;
const { _resolveFilename: resolve } = resolver;
/** @param {string} name @param {unknown[]} others */
resolver._resolveFilename = (name, ...others) =>
  resolve(name.startsWith("better-sqlite3") ? `${name}-missing` : name, ...others);

/**
 * Loaded into a server before it starts (`node --require`): writes down, for each request, the SQL statements that ran
 * between the request and its answer, as lines of JSON in the file that STATEMENT_LOG names. SQLITE_DRIVER names the
 * package whose statements are meant. What begins and ends transactions is left out, and so is what runs beside requests.
 */
const { AsyncLocalStorage } = require("node:async_hooks");
const { subscribe } = require("node:diagnostics_channel");
const { appendFileSync } = require("node:fs");
/** @type {typeof import("better-sqlite3")} */
const Sqlite = require(process.env.SQLITE_DRIVER ?? "");

const LOG = process.env.STATEMENT_LOG ?? "";
const BOUNDARY = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** @typedef {{ method: string, path: string, statements: string[] }} Seen */
/** @type {AsyncLocalStorage<Seen>} */
const requests = new AsyncLocalStorage();

subscribe("http.server.request.start", (message) => {
  const { request, response } =
    /** @type {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse }} */ (
      message
    );
  const seen = { method: request.method ?? "", path: request.url ?? "", statements: [] };
  requests.enterWith(seen);
  // Before the last byte leaves, so that the line is there once the client has the answer.
  /** @type {any} */
  const answer = response;
  const { end } = answer;
  answer.end = (/** @type {unknown[]} */ ...last) => {
    appendFileSync(LOG, `${JSON.stringify(seen)}\n`);
    return end.apply(response, last);
  };
});

/** @type {any} */
const database = Sqlite.prototype;
const { prepare } = database;
const patched = new WeakSet();

/** @this {import("better-sqlite3").Database} @param {string} source */
database.prepare = function (source) {
  const statement = prepare.call(this, source);
  const kind = Object.getPrototypeOf(statement);
  if (!patched.has(kind)) {
    patched.add(kind);
    for (const name of ["run", "get", "all", "iterate"]) {
      const execute = kind[name];
      /** @this {import("better-sqlite3").Statement} @param {unknown[]} parameters */
      kind[name] = function (...parameters) {
        if (!BOUNDARY.test(this.source)) requests.getStore()?.statements.push(this.source);
        return execute.apply(this, parameters);
      };
    }
  }
  return statement;
};

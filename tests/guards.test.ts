import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { segmentsOf, servedRoutes, type ServedRoute } from "./served-routes";

/** What is served outside the dashboard: the addresses of §2. */
const OF_SPECIFICATION = [
  ...["", "*", "auth", "auth/create-password/:token", "auth/password-recovery", "auth/registration"],
  ...["auth/registration-confirmed", "auth/reset/:token"],
];

/** And those beyond it (D14). */
const BEYOND = [
  ...[".well-known/carta-esg-keys.json", ".well-known/security.txt", "health/live", "health/ready"],
  ...["api/*", "api/openapi.json", "logo/:id"],
  ...["auth/company-dispute", "auth/light-version", "auth/proposal/:token", "auth/registration-again"],
  ...["auth/registration-declined", "auth/reminders/:token", "auth/reminders/:token/one-click"],
  ...["auth/second-factor", "auth/sign-out"],
  ...["card", "card/compare", "card/keys/:key", "card/:number", "card/:number/document"],
  ...["card/:number/signature", "card/:number/badge.png", "card/:number/badge.svg", "card/:number/code.png"],
  ...["card/shared/:token", "card/shared/:token/document", "card/shared/:token/signature"],
  ...["card/shared/:token/report", "card/shared/:token/report/wait"],
  ...["legal", "legal/*", "legal/:document", "legal/accessibility", "legal/api", "legal/keyboard"],
];

describe("the routes of the built server", () => {
  let routes: ServedRoute[] = [];
  beforeAll(() => {
    routes = servedRoutes();
  });
  const ids = (wrong: (route: ServedRoute) => boolean) => routes.filter(wrong).map(({ id }) => id);

  test("are as many as there are route files", () => {
    const files = readdirSync("app/routes").length;
    expect(routes.length).toBe(files + 1);
  });

  test("each have a loader of their own, made by a wrapper that guards it", () => {
    expect(ids(({ loader }) => loader !== "guarded")).toEqual([]);
  });

  test("have no action that bypasses the wrapper", () => {
    expect(ids(({ action }) => action === "bare")).toEqual([]);
  });

  test("outside the dashboard are these and no others", () => {
    const outside = routes.filter(({ id }) => id !== "root" && !id.startsWith("routes/dashboard"));
    const addresses = outside.map((route) => segmentsOf(routes, route).join("/"));
    expect([...new Set(addresses)].sort()).toEqual([...OF_SPECIFICATION, ...BEYOND].sort());
  });

  test("answer posts on every page, if only to say that they take none", () => {
    expect(ids(({ id, page, action }) => id !== "root" && page && action === "none")).toEqual([]);
  });
});

describe("what the browser is given", () => {
  const folder = path.resolve("public/build");
  const scripts = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"))
    : [];
  const codeOf = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const holding = (mark: RegExp, among = scripts) => among.filter((name) => mark.test(codeOf(name)));

  /** The script that pages name, and whatever it may load: the modules of routes are built, and no page names one. */
  function loaded(): string[] {
    const found = new Set(scripts.filter((name) => /^entry\.client-\w+\.js$/.test(name)));
    for (const name of found) {
      for (const [, target = ""] of codeOf(name).matchAll(/["']([^"']+\.js)["']/g)) {
        const file = target.startsWith("/build/") ? target.slice(7) : path.join(path.dirname(name), target);
        if (scripts.includes(file)) found.add(file);
      }
    }
    return [...found];
  }

  test("is there", () => {
    expect(scripts.length).toBeGreaterThan(5);
  });

  test("holds nothing of the schema library, with which pages are made, in what they load", () => {
    expect(loaded().length).toBeGreaterThan(5);
    expect(holding(/useSyncExternalStore/, loaded()).length).toBeGreaterThan(0);
    expect(holding(/ZodError|\$ZodType|invalid_union/, loaded())).toEqual([]);
  });

  test.each([
    ["the database engine", /better-sqlite3|better_sqlite3/],
    ["the query builder", /kysely/i],
    ["the password hash", /argon2/i],
    ["statements for the database", /insert into|create table/i],
    ["code of the server's language", /node:(fs|crypto|http|path)/],
    ["the routes' loaders and actions", /(private|public)(Loader|Action)/],
    ["the questionnaire's scoring", /v3-(env|soc|gov)-/],
    ["the geometry of charts", /scaleBand|scaleLinear|paddingInner|innerRadius/],
  ])("holds nothing of %s", (_, mark) => {
    expect(holding(mark)).toEqual([]);
  });
});

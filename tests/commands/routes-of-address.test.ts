import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { routesOfAddress } from "../../app/commands/routes-of-address";
import { addressBelow, segmentsOf, servedRoutes, type ServedRoute } from "../served-routes";

let all: ServedRoute[] = [];
let reachedBy: ReturnType<typeof routesOfAddress>;
beforeAll(() => {
  all = servedRoutes();
  reachedBy = routesOfAddress(Object.fromEntries(all.map((route) => [route.id, route])) as never);
});

/** As Remix builds them: children below their layout, in the order of the build. */
function tree(routes: readonly ServedRoute[], parent: string | undefined = undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive }): RouteObject => {
      const place = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return index ? { ...place, index: true } : { ...place, children: tree(routes, id) };
    });
}

const matched = (routes: readonly ServedRoute[], pathname: string) =>
  matchRoutes(tree(routes), pathname)?.map(({ route, params, pathname: part }) => [route.id, params, part]) ??
  null;

const addressOf = (pathname: string) => new URL(`http://host${pathname}`);

function alikeIn(pathname: string): void {
  const address = addressOf(pathname);
  const ids = new Set(reachedBy(address));
  const few = all.filter(({ id }) => ids.has(id));
  expect(matched(few, address.pathname)).toEqual(matched(all, address.pathname));
}

test("the address of every route reaches what it reaches among all routes", () => {
  for (const route of all) {
    const pathname = addressBelow(all, route);
    for (const spelt of [
      pathname,
      pathname.toUpperCase(),
      `${pathname}/`,
      `/${pathname}`,
      `${pathname}/nulla`,
    ])
      alikeIn(spelt);
    expect(matched(all, pathname)).not.toBeNull();
  }
});

test("so does every other address, however it is spelt", () => {
  // The router says of each that it cannot be decoded.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const known = [...new Set(all.flatMap((route) => segmentsOf(all, route)))].filter(
    (segment) => !/^[:*]/.test(segment),
  );
  const segment = fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom(...known).map((text) => text.replace(/[a-z]/, encoded)),
    fc.constantFrom(...["", ".", "..", "%", "%2F", "%2e%2e", "ſ", "ı", "İ", "*", ":id", "a?b"]),
    fc.webPath(),
  );
  /** The address of a route with some of its segments changed. */
  const near = fc
    .tuple(fc.constantFrom(...all), fc.dictionary(fc.nat({ max: 6 }).map(String), segment, { maxKeys: 2 }))
    .map(([route, changed]) => Object.values({ ...segmentsOf(all, route), ...changed }));
  fc.assert(
    fc.property(fc.oneof(near, fc.array(segment, { maxLength: 6 })), (segments) =>
      alikeIn(`/${segments.join("/")}`),
    ),
    { numRuns: 1000 },
  );
});

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

test("few routes are left of an address, whatever the number of pages", () => {
  const most = Math.max(
    ...all.map((route) => reachedBy(addressOf(`/${segmentsOf(all, route).join("/")}`)).length),
  );
  expect(most).toBeLessThan(12);
});

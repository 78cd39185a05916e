import { expect, test } from "vitest";
import { pageRoutes } from "./pages/page-routes";
import { ABSENT, byRoute, unshown } from "./pages/route-kinds";
import { STATES } from "./pages/states";

const ROUTES = pageRoutes();
const shown = byRoute(STATES);

test("every route with a page shows it filled, empty, refused and to a reader, or says why it cannot", () => {
  const missing = ROUTES.map((route) => {
    const reasons = ABSENT.filter(({ routes }) => routes.test(route.id)).flatMap(({ kinds }) => kinds);
    const kinds = unshown(route, shown.get(route.id)).filter((kind) => !reasons.includes(kind));
    return `${route.id}: ${kinds.join(", ")}`;
  });
  expect(ROUTES.length).toBeGreaterThan(100);
  expect(missing.filter((line) => !line.endsWith(": "))).toEqual([]);
});

test("no reason for a missing state has outlived it", () => {
  const idle = ABSENT.flatMap(({ kinds, routes, because }) =>
    kinds
      .filter(
        (kind) =>
          !ROUTES.some(
            (route) => routes.test(route.id) && unshown(route, shown.get(route.id)).includes(kind),
          ),
      )
      .map((kind) => `${kind}: ${because}`),
  );
  expect(idle).toEqual([]);
});

import { leafRoute } from "./leaf-route";
import type { Browser } from "./client";
import { words } from "./form";
import type { Page } from "./page";

/** As many pages of one route as a walk opens. */
const OF_A_ROUTE = 6;

/** A link of a walk that did not lead to a page. */
interface DeadEnd {
  from: string;
  link: string;
  href: string;
  status: number;
}

interface Walk {
  pages: Page[];
  deadEnds: DeadEnd[];
}

interface Step {
  from: string;
  link: string;
  href: string;
}

/** Opens every address that the links of these pages lead to, page after page, a few of each route. */
export async function walkFrom(browser: Browser, starts: readonly string[]): Promise<Walk> {
  const walk: Walk = { pages: [], deadEnds: [] };
  const seen = new Set(starts);
  const opened = new Map<string, number>();
  const steps: Step[] = starts.map((href) => ({ from: "", link: "", href }));
  for (let step = steps.shift(); step; step = steps.shift()) {
    const route = leafRoute(new URL(step.href, browser.base).href);
    const count = opened.get(route) ?? 0;
    if (step.from !== "" && count >= OF_A_ROUTE) continue;
    opened.set(route, count + 1);
    const page = await browser.get(step.href);
    if (page.status >= 400) walk.deadEnds.push({ ...step, status: page.status });
    if (!/text\/html/.test(page.headers["content-type"] ?? "")) continue;
    walk.pages.push(page);
    for (const next of linksOf(page)) {
      if (seen.has(next.href)) continue;
      seen.add(next.href);
      steps.push(next);
    }
  }
  return walk;
}

/** The links of a page to addresses of the product; the legal texts say the same to everyone, in a frame of their own. */
function linksOf(page: Page): Step[] {
  const { origin } = new URL(page.url);
  return page.document.querySelectorAll("a[href]").flatMap((link) => {
    const url = new URL(link.getAttribute("href") ?? "", page.url);
    const href = url.pathname + url.search;
    return url.origin === origin && href !== "" && !url.pathname.startsWith("/legal/")
      ? [{ from: page.path, link: words(link), href }]
      : [];
  });
}

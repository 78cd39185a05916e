import type { Page } from "@playwright/test";

/** The slowdown with which Lighthouse stands for a telephone of the middle class. */
export const SLOWER = 4;

/** A task of more than 50 ms, in milliseconds since the navigation began. */
interface LongTask {
  start: number;
  end: number;
}

/** What a page noted while it loaded; times are milliseconds since the navigation began. */
export interface Loading {
  /** Of the first text or picture (First Contentful Paint). */
  firstPaint: number;
  /** Of the largest one (Largest Contentful Paint). */
  largestPaint: number;
  longTasks: LongTask[];
  /** How far what was painted moved by itself, as shares of the window. */
  moves: number[];
}

declare global {
  interface Window {
    loading?: Omit<Loading, "firstPaint">;
  }
}

/** Before the page is opened. */
export const watchLoading = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** What a page that is watched has noted so far. */
export async function loadingOf(page: Page): Promise<Loading> {
  const noted = await page.evaluate(() => ({
    ...window.loading,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  }));
  const { firstPaint = NaN, largestPaint = NaN, longTasks = [], moves = [] } = noted;
  return { firstPaint, largestPaint, longTasks, moves };
}

/** What long tasks took beyond 50 ms each; of one that had begun before, only the part since `from` counts. */
export const blockedBy = (longTasks: LongTask[], from = 0): number =>
  longTasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, from) - 50), 0);

/** Runs in the page from its start. Its functions have no names: the names that tsx keeps are not known to a page. */
function watch(): void {
  const loading: NonNullable<Window["loading"]> = { largestPaint: NaN, longTasks: [], moves: [] };
  window.loading = loading;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      loading.longTasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    loading.largestPaint = list.getEntries().at(-1)?.startTime ?? loading.largestPaint;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      loading.moves.push(value);
  }).observe({ type: "layout-shift", buffered: true });
}

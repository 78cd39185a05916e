import type { CDPSession, Page } from "@playwright/test";

/** A node of Chromium's accessibility tree, as the DevTools protocol gives it. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  parentId?: string;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** What a screen reader is told of a page: its tree in reading order, and where the user is. */
export interface Told {
  title: string;
  /** The node that has the focus, as its line of the tree; "" = the page itself. */
  focus: string;
  /** Script has put the focus on the field that the page opens on. */
  isOnArrivalField: boolean;
  /** Whole pixels from the top. */
  scroll: number;
  tree: string[];
}

/** Wrappers without a meaning, and pieces of a text that its node has said already. */
const SILENT = new Set(["none", "generic", "InlineTextBox", "LineBreak", "ListMarker"]);
const STATES = new Set([
  ...["checked", "expanded", "invalid", "required", "disabled", "level", "pressed", "selected"],
  ...["readonly", "multiselectable", "hasPopup", "live", "busy", "modal", "autocomplete"],
]);

const said = (value: unknown) => {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return text.replace(/\s+/g, " ").trim();
};

/** One node as a line: role, name, description, value, and the states it has. */
function lineOf({ role, name, description, value, properties = [] }: AxNode): string {
  const states = properties.flatMap(({ name: state, value: { value: is } }) =>
    STATES.has(state) && is !== false && is !== "false" && is !== ""
      ? [is === true || is === "true" ? state : `${state} ${said(is)}`]
      : [],
  );
  const described = said(description?.value);
  const held = said(value?.value);
  return [
    `${role?.value ?? "?"} “${said(name?.value)}”`,
    ...(described ? [`described “${described}”`] : []),
    ...(held ? [`value “${held}”`] : []),
    ...states.sort(),
  ].join(", ");
}

/** The nodes that are told, each indented below the one around it. */
function linesOf(nodes: AxNode[]): { tree: string[]; focus: string } {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tree: string[] = [];
  let focus = "";
  const walk = (node: AxNode, depth: number): void => {
    const isTold = !node.ignored && !SILENT.has(node.role?.value ?? "none");
    if (isTold) tree.push(`${"  ".repeat(depth)}${lineOf(node)}`);
    const isFocused = node.properties?.some(({ name, value }) => name === "focused" && value.value === true);
    if (isFocused && node.role?.value !== "RootWebArea") focus = lineOf(node);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, depth + (isTold ? 1 : 0));
    }
  };
  const [root] = nodes.filter(({ parentId }) => parentId === undefined);
  if (root) walk(root, 0);
  return { tree, focus };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/** Reads the tree of the page as it is now. */
export async function told(page: Page): Promise<Told> {
  const cdp = await sessionOf(page);
  const { nodes } = (await cdp.send("Accessibility.getFullAXTree")) as unknown as { nodes: AxNode[] };
  const place = await page.evaluate(() => ({
    scroll: Math.round(window.scrollY),
    isOnArrivalField: document.activeElement?.matches("[data-arrival]") ?? false,
  }));
  return { title: await page.title(), ...place, ...linesOf(nodes) };
}

/**
 * Waits until every script that the page has asked for, and every one that those asked for, has run. A script that is
 * kept away is asked for once more, which the browser counts again: each address counts once.
 */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    const asked = () => {
      const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
      return [...new Set(addresses)].filter((address) => /\/build\/.*\.js$/.test(address));
    };
    for (let known = -1; known < asked().length;) {
      known = asked().length;
      await Promise.all(asked().map((address) => import(address).catch(() => undefined)));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    }
  });
}

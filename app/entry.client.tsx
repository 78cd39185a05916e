/** What the islands need of a browser. A browser that lacks any of it keeps the pages as the server made them. */
const isAble = () =>
  [Object.hasOwn, Object.fromEntries, String.prototype.replaceAll, Array.prototype.at].every(Boolean) &&
  [HTMLFormElement.prototype.requestSubmit, Element.prototype.replaceChildren].every(Boolean);

/** Begins when the browser has painted the page, so that what is seen first waits for no script. */
function afterFirstPaint(begin: () => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
    requestAnimationFrame(() => setTimeout(begin));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    begin();
  });
  observer.observe({ type: "paint", buffered: true });
}

const start = () => {
  import("./islands/page").then(({ followPage }) => followPage(document)).catch(() => undefined);
  if (document.querySelector("[data-island]")) {
    import("./islands/start").then((islands) => islands.startIslands(document)).catch(() => undefined);
  }
};

/** A page whose islands do not load is still complete. */
if (isAble()) afterFirstPaint(start);

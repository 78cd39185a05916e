/** What the islands need of a browser. A browser that lacks any of it keeps the pages as the server made them. */
const isAble = () =>
  [Object.hasOwn, Object.fromEntries, String.prototype.replaceAll, Array.prototype.at].every(Boolean) &&
  [HTMLFormElement.prototype.requestSubmit, Element.prototype.replaceChildren].every(Boolean);

const start = () => {
  import("./islands/page").then(({ followPage }) => followPage(document)).catch(() => undefined);
  if (document.querySelector("[data-island]")) {
    import("./islands/start").then((islands) => islands.startIslands(document)).catch(() => undefined);
  }
};

/** A page whose islands do not load is still complete. */
if (isAble()) start();

/** The menus of the frame; those at the top lie over the page. */
const MENUS = "details.user-menu, details.nav-toggle";
const OVER_THE_PAGE = "details.user-menu";

/**
 * Esc closes an open menu and gives the focus back to its button; a menu that lies over the page also closes when the
 * user goes elsewhere. Without React, because pages that have nothing else to start have menus too.
 */
export function followMenus(page: Document): void {
  const openOnes = (which: string) =>
    [...page.querySelectorAll<HTMLDetailsElement>(which)].filter(({ open }) => open);

  page.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || page.querySelector("dialog[open]")) return;
    for (const menu of openOnes(MENUS)) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  const closeElsewhere = ({ target }: Event) => {
    for (const menu of openOnes(OVER_THE_PAGE)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  };
  page.addEventListener("focusin", closeElsewhere);
  page.addEventListener("pointerdown", closeElsewhere);
}

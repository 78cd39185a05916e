/**
 * Puts the focus on the field that the page opens on, where it is in sight: the page does not scroll, and on a telephone the
 * title stays. A screen reader then begins at the field, so what its `data-arrival` names (the notice of the save) comes
 * first in its description.
 */
export function openOnField(page: Document): void {
  const field = page.querySelector<HTMLElement>("[data-arrival]");
  if (!field || page.activeElement !== page.body || window.scrollY > 0) return;
  if (field.getBoundingClientRect().bottom > window.innerHeight) return;
  const described = [field.dataset.arrival, field.getAttribute("aria-describedby")].filter(Boolean).join(" ");
  field.setAttribute("aria-describedby", described);
  field.focus({ preventScroll: true });
}

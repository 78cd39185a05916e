/** A notice that is out of sight when the page arrives also floats over it for a while (spec §9); one in sight does not. */
export function showToasts(page: Document): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.classList.toggle("away", !isIntersecting);
    observer.disconnect();
  });
  for (const notice of page.querySelectorAll("[data-toast]")) observer.observe(notice);
}

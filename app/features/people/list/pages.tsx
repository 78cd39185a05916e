import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import { type ListAddress, ofPage } from "../list-address";

/** The pages of the list beside this one, with the same filters. */
export function Pages({ address, pages }: { address: ListAddress; pages: number }) {
  const t = useT();
  const { pagina: page } = address;
  if (pages === 1) return null;
  return (
    <nav aria-label={t("people:pages")} className="my-6 flex flex-wrap gap-4">
      {page > 1 ? <a href={peopleUrls.list(ofPage(address, page - 1))}>{t("people:previous")}</a> : null}{" "}
      <span>{t("people:page", { page, pages })}</span>{" "}
      {page < pages ? <a href={peopleUrls.list(ofPage(address, page + 1))}>{t("people:next")}</a> : null}
    </nav>
  );
}

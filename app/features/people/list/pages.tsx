import { PageLinks } from "~/ui/layout/page-links";
import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import { type ListAddress, ofPage } from "../list-address";

/** The pages of the list beside this one, with the same filters. */
export function Pages({ address, pages }: { address: ListAddress; pages: number }) {
  const t = useT();
  const { pagina: page } = address;
  const words = {
    label: t("people:pages"),
    position: t("people:page", { page, pages }),
    previous: t("people:previous"),
    next: t("people:next"),
  };
  const hrefOf = (other: number) => peopleUrls.list(ofPage(address, other));
  return <PageLinks page={page} pages={pages} hrefOf={hrefOf} words={words} />;
}

import { useMatches } from "@remix-run/react";
import { isRefusedForm } from "~/domain/issues";
import type { T } from "~/texts/resources";
import { usePageState } from "../page-state";
import { useT } from "../texts";
import { errorWords } from "./error-words";
import type { PageHandle, PageText } from "./page-handle";

/** The words of a page's title or crumb. */
export function titleWords(text: PageText, t: T): string {
  if (typeof text === "string") return t(text);
  return "words" in text ? text.words : t(text.key, text.params);
}

/** "Errore: " first when a form of this page was refused: the title is what a screen reader reads first. */
export function PageTitle() {
  const t = useT();
  const { posted, thrown } = usePageState();
  const page = useMatches().findLast(
    (match) => (match.handle as PageHandle | undefined)?.title !== undefined,
  );
  const title = (page?.handle as PageHandle<unknown> | undefined)?.title;
  const hasFailed = Object.values(posted).some((data) => isRefusedForm(data) && data.issues.length > 0);
  const wordsOfPage = () =>
    title
      ? titleWords(typeof title === "function" ? title(page?.data, posted[page?.id ?? ""]) : title, t)
      : null;
  const words = thrown.length > 0 ? errorWords(thrown[0], t).title : wordsOfPage();
  const parts = [words, t("common:product")];
  return <title>{(hasFailed ? t("common:error_prefix") : "") + parts.filter(Boolean).join(" - ")}</title>;
}

import { useMatches } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { isFormFailure } from "~/domain/faults";
import { useT } from "~/ui/texts";
import type { T } from "~/texts/resources";
import { errorWords } from "./error-words";
import type { PageHandle, PageText } from "./page-handle";

/** The words of a page's title or crumb. */
export function wordsOf(text: PageText, t: T): string {
  if (typeof text === "string") return t(text);
  return "words" in text ? text.words : t(text.key, text.params);
}

/** "Errore: " first when a form of this page was refused: the title is what a screen reader reads first. */
export function PageTitle() {
  const t = useT();
  const state = useContext(UNSAFE_DataRouterStateContext);
  const matches = useMatches();
  const page = matches.findLast((match) => (match.handle as PageHandle | undefined)?.title !== undefined);
  const title = (page?.handle as PageHandle<unknown> | undefined)?.title;
  const hasFailed = Object.values(state?.actionData ?? {}).some(
    (data) => isFormFailure(data) && data.faults.length > 0,
  );
  const posted: unknown = state?.actionData?.[page?.id ?? ""];
  const thrown = Object.values(state?.errors ?? {});
  const wordsOfPage = () =>
    title ? wordsOf(typeof title === "function" ? title(page?.data, posted) : title, t) : null;
  const words = thrown.length > 0 ? errorWords(thrown[0], t).title : wordsOfPage();
  const parts = [words, t("common:product")];
  return <title>{(hasFailed ? t("common:error_prefix") : "") + parts.filter(Boolean).join(" - ")}</title>;
}

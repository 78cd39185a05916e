import { useLocation } from "@remix-run/react";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { ReadingPage } from "./present";

/** The file has not been read yet: its place in the queue. The page refreshes by itself. */
export function Reading({ page: { file, ahead } }: { page: ReadingPage }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeading title={t("excel:reading.title")} lead={t("excel:reading.lead", { file })} />
      <p role="status">
        {ahead === 0 ? t("excel:reading.turn") : t("excel:reading.ahead", { count: ahead })}
      </p>
      <p>
        <a href={pathname}>{t("excel:running.reload")}</a>
      </p>
    </>
  );
}

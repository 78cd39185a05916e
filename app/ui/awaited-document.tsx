import { useLocation } from "@remix-run/react";
import { Notice } from "./layout/notice";
import { PageHeading } from "./layout/page-heading";
import type { PageHandle } from "./layout/page-handle";
import { useT } from "./texts";

interface AwaitedDocumentProps {
  file: string;
  isReady: boolean;
  /** Pieces of work that come before it. */
  ahead: number;
  /** Why it does not come although it is made; null where nothing kept it. */
  withoutFile: string | null;
  href: string;
  /** The page from which the document was asked for. */
  backHref: string;
}

export const awaitedDocumentHandle: PageHandle = {
  title: "documents:wait.title",
  crumb: "documents:wait.crumb",
};

/** The page of a document that is being made. It looks again by itself, and then the file comes. */
export function AwaitedDocument(props: AwaitedDocumentProps) {
  const { file, isReady, ahead, withoutFile, href, backHref } = props;
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <>
      {isReady ? (
        <>
          {withoutFile === null ? (
            <PageHeading title={t("documents:wait.ready.title")} lead={t("documents:wait.ready.lead")} />
          ) : (
            <>
              <PageHeading title={t("documents:wait.failed.title")} lead={t("documents:wait.failed.lead")} />
              <Notice kind="error">{withoutFile}</Notice>
            </>
          )}
          <p>
            <a href={href}>{t("documents:wait.ready.download", { file })}</a>
          </p>
        </>
      ) : (
        <>
          <PageHeading title={t("documents:wait.title")} lead={t("documents:wait.lead", { file })} />
          <p role="status">
            {ahead === 0 ? t("documents:wait.turn") : t("documents:wait.ahead", { count: ahead })}
          </p>
          <p>
            <a href={`${pathname}${search}`}>{t("documents:wait.reload")}</a>
          </p>
        </>
      )}
      <p>
        <a href={backHref}>{t("documents:wait.back")}</a>
      </p>
    </>
  );
}

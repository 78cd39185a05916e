import type { PageHandle } from "~/ui/layout/page-handle";
import type { ReviewPage } from "./present";
import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { ReviewLinks, Rows } from "./view";
import type { loader } from "./load.server";

export const handle: PageHandle<ReviewPage | undefined> = {
  title: (page) => (page ? { words: page.title } : "review:title"),
  crumb: "review:crumb",
};

export function Review() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <nav aria-label={t("review:areas")} className="print:hidden">
        <ReviewLinks links={page.areas} current="page" />
      </nav>
      <nav aria-label={t("review:filters")} className="print:hidden">
        {page.filters.map(({ name, links }) => (
          <div key={name} className="my-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <strong>{t(`review:filter.${name}`)}</strong>
            <ReviewLinks links={links} current />
          </div>
        ))}
      </nav>
      <p>
        {page.shown === 0 ? t("review:none") : t("review:shown", { shown: page.shown, total: page.total })}
      </p>
      {page.milestones.map((milestone) => (
        <Rows key={milestone.id} milestone={milestone} />
      ))}
      {page.all && (
        <p className="print:hidden">
          <a href={page.all}>{t("review:show_all")}</a>
        </p>
      )}
      {page.leadsToIssue && (
        <Buttons>
          <LinkButton to={urls.publish()} asks variant="secondary">
            {t("review:to_publish")}
          </LinkButton>
        </Buttons>
      )}
    </>
  );
}

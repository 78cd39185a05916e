import { useLoaderData } from "@remix-run/react";
import { t } from "~/texts/i18n.server";
import { Buttons, LinkButton } from "~/ui/form/button";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { askedPeriod, published, readOnlyCode, versionQueryOf } from "~/web/asked-period.server";
import { ifOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { notServedInPeriods } from "~/web/not-served.server";
import { urls } from "~/web/urls";
import { aboveSurvey } from "../dashboard/above.server";
import { reviewPage, type ReviewPage } from "./present";
import { ReviewLinks, Rows } from "./view";

export const handle: PageHandle<ReviewPage | undefined> = {
  title: (page) => (page ? { words: page.title } : "review:title"),
  crumb: "review:crumb",
};

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(params);
  const area = params.area ?? "";
  const query = { ...versionQueryOf(period), area };
  const answers = await published(period, ifOffered(viewer.call("survey.answers", { query })));
  const isCurrent = readOnlyCode(period, viewer) === null;
  const search = new URL(request.url).searchParams;
  const { companyName: company } = viewer.user;
  const asked = { area, period, search, isCurrent, canWrite: viewer.can("write"), company };
  return { ...reviewPage(t, answers, asked), above: aboveSurvey(params) };
});

export const action = notServedInPeriods;

export default function Review() {
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
      {page.isCurrent && (
        <Buttons>
          <LinkButton to={urls.publish()} variant="secondary">
            {t("review:to_publish")}
          </LinkButton>
        </Buttons>
      )}
    </>
  );
}

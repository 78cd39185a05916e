import { Buttons, LinkButton } from "~/ui/form/button";
import { Fact, Facts } from "~/ui/layout/facts";
import { Island } from "~/ui/island";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { WorkUnderWay } from "~/ui/work-under-way";
import { historyUrls, urls } from "~/web/urls";
import { SkippedList } from "../restore/skipped-list";
import type { ShownRestore } from "./load.server";

type Page<State extends ShownRestore["state"]> = { page: Extract<ShownRestore, { state: State }> };
type UnderWayPage = { page: Extract<ShownRestore, { percent: number }> };

/** The restore is running or waiting; the browser polls by itself. */
export function UnderWay({ page: { kind, state, percent, hereHref, stayHref, followed } }: UnderWayPage) {
  const t = useT();
  const dialog = {
    title: t(`${kind}:${state}.title`),
    text: t(`${kind}:${state}.text`),
    bar: t(`${kind}:${state}.bar`),
    over: t(`${kind}:done.title`),
    leaving: t("restore:done.leaving"),
    stay: t("restore:done.stay"),
  };
  return (
    <WorkUnderWay id="ripristino" texts={`${kind}:${state}`} {...{ percent, hereHref }}>
      {stayHref !== null && (
        <p>
          <a href={stayHref}>{t("restore:running.stay")}</a>
        </p>
      )}
      <Island name="progress" props={{ ...followed, dialog }} />
    </WorkUnderWay>
  );
}

/** What was changed and what was not. The page redirects home by itself unless the user chose to stay. */
export function Done({ page: { kind, stayHref, overHref, ...done } }: Page<"done">) {
  const t = useT();
  const counted = [
    [t(`${kind}:done.changed`), done.changed],
    [t(`${kind}:done.same`), done.same],
    [t(`${kind}:done.emptied`), done.emptied],
    [t(`${kind}:done.skipped`), done.skipped.length],
    [t("restore:done.to_confirm"), done.toConfirm],
    [t("restore:done.files_gone"), done.filesGone],
  ] as const;
  return (
    <>
      <PageHeading
        title={t(`${kind}:done.title`)}
        lead={t(done.changed + done.emptied === 0 ? `${kind}:done.nothing` : `${kind}:done.lead`)}
      />
      {stayHref !== null && (
        <p data-then={overHref} data-stay={stayHref}>
          {t("restore:done.leaving")} <a href={stayHref}>{t("restore:done.stay")}</a>
        </p>
      )}
      <Facts>
        {done.source !== null && <Fact label={t("restore:done.source")}>{done.source}</Fact>}
        {counted.map(([label, count], index) =>
          index > 1 && count === 0 ? null : (
            <Fact key={label} label={label}>
              {count}
            </Fact>
          ),
        )}
        {done.points.map(({ id, label, points }) => (
          <Fact key={id} label={label}>
            {points ?? t("restore:done.no_points")}
          </Fact>
        ))}
      </Facts>
      {done.toConfirm > 0 && (
        <p>
          <a href={kind === "copy" ? historyUrls.copies() : historyUrls.obsolete()}>
            {t("restore:done.to_confirm_link")}
          </a>
        </p>
      )}
      <SkippedList heading={t(`${kind}:done.skipped`)} skipped={done.skipped} />
      <Buttons>
        <LinkButton to={urls.home()}>{t("restore:done.home")}</LinkButton>{" "}
        <LinkButton to={urls.history()} variant="secondary">
          {t("restore:to_history")}
        </LinkButton>
      </Buttons>
    </>
  );
}

/** Nothing was changed. */
export function Failed({ page: { kind, reason, againHref } }: Page<"failed">) {
  const t = useT();
  return (
    <>
      <PageHeading title={t(`${kind}:failed.title`)} />
      <Notice kind="error" toast={t(`${kind}:failed.title`)}>
        {reason} {t(`${kind}:failed.nothing`)}
      </Notice>
      <Buttons>
        <LinkButton to={againHref}>{t("restore:again")}</LinkButton>{" "}
        <LinkButton to={urls.history()} variant="secondary">
          {t("restore:to_history")}
        </LinkButton>
      </Buttons>
    </>
  );
}

/** The server does not answer: the page cannot say whether anything was changed. */
export function Unknown({ page: { kind, reason, hereHref } }: Page<"unknown">) {
  const t = useT();
  return (
    <>
      <PageHeading title={t(`${kind}:unknown.title`)} lead={t(`${kind}:unknown.text`)} />
      <Notice kind="error">{reason}</Notice>
      <Buttons>
        <LinkButton to={hereHref}>{t("restore:running.reload")}</LinkButton>{" "}
        <LinkButton to={urls.history()} variant="secondary">
          {t("restore:to_history")}
        </LinkButton>
      </Buttons>
    </>
  );
}

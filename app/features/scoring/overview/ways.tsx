import { NewTabLink } from "~/ui/layout/new-tab-link";
import { useT } from "~/ui/texts";
import { Offered, useOffers } from "~/web/offered";
import { surveyUrls, urls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";
import type { presentOverview } from "./present";

/** What can be taken away, and where else to look. */
export function Ways({ scoring }: { scoring: ReturnType<typeof presentOverview> }) {
  const t = useT();
  const { period, isVersion, isCurrentDraft, isDetailed } = scoring;
  const offers = useOffers();
  const ways = surveyUrls(period);
  const links = [
    { href: ways.scoringImage(), words: t("scoring:overview.image") },
    ...(isDetailed ? [{ href: ways.scoringFile(), words: t("scoring:overview.file") }] : []),
    ...(isVersion ? [{ href: ways.printed(), words: t("scoring:overview.print_card") }] : []),
    { href: vsmeUrls(period).page(), words: t("vsme:crumb") },
    ...(isCurrentDraft ? [{ href: urls.checks(), words: t("consistency:link") }] : []),
  ].filter(({ href }) => offers(href));
  return (
    <section aria-labelledby="portare-via" className="print:hidden">
      <h2 id="portare-via">{t("scoring:overview.take_away")}</h2>
      <ul className="links">
        <li>
          <NewTabLink href={ways.reportPdf()}>{t("report:download.report")}</NewTabLink>
        </li>
        <Offered to={ways.cardPdf()}>
          <li>
            <NewTabLink href={ways.cardPdf()}>{t("report:download.card")}</NewTabLink>
          </li>
        </Offered>
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
      <p className="hint">{t("scoring:overview.print")}</p>
    </section>
  );
}

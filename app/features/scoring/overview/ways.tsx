import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";
import type { presentOverview } from "./present";

/** What can be taken away, and where else to look. */
export function Ways({ scoring }: { scoring: ReturnType<typeof presentOverview> }) {
  const t = useT();
  const { period, isVersion, isCurrentDraft } = scoring;
  const ways = surveyUrls(period);
  const links = [
    { href: ways.reportPdf(), words: t("report:download.report") },
    { href: ways.cardPdf(), words: t("report:download.card") },
    { href: ways.scoringImage(), words: t("scoring:overview.image") },
    { href: ways.scoringFile(), words: t("scoring:overview.file") },
    ...(isVersion ? [{ href: ways.printed(), words: t("scoring:overview.print_card") }] : []),
    { href: vsmeUrls(period).page(), words: t("vsme:crumb") },
    ...(isCurrentDraft ? [{ href: urls.checks(), words: t("consistency:link") }] : []),
  ];
  return (
    <section aria-labelledby="portare-via" className="print:hidden">
      <h2 id="portare-via">{t("scoring:overview.take_away")}</h2>
      <ul className="links">
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

import { formatDateTime } from "~/texts/format";
import { RefusalList } from "~/ui/card/refusal-list";
import { Buttons, DisabledButton, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { useOffers } from "~/web/offered";
import { refusalOf, type RefusalWords } from "~/web/refusal-words";
import { urls } from "~/web/urls";
import type { Publishing } from "./present";

type NotNowProps = Pick<Publishing, "refusals" | "nextIssueAt" | "canWrite" | "isEnabled">;

/** Why no card can be issued now, each reason with what to do; a reader reads whom to ask. */
export function NotNow({ refusals, nextIssueAt, canWrite, isEnabled }: NotNowProps) {
  const t = useT();
  const offers = useOffers();
  const worded = refusals.map((key) => refusalOf(key, offers));
  const way = firstWay(worded);
  return (
    <>
      <section aria-labelledby="perche-no" className="panel">
        <h2 id="perche-no" className="sr-only">
          {t("dashboard:publish.not_now")}
        </h2>
        {canWrite ? (
          <RefusalList refusals={worded} nextIssueAt={nextIssueAt} />
        ) : (
          <p>{t("dashboard:read_only")}</p>
        )}
        <Buttons>
          {canWrite && way ? <LinkButton to={way.to}>{asButton(t(way.key))}</LinkButton> : null}
          <LinkButton to={urls.home()} variant="secondary">
            {t("common:back_to_home")}
          </LinkButton>
        </Buttons>
      </section>
      {canWrite && !isEnabled ? (
        <DisabledButton
          reason={
            nextIssueAt === null
              ? t("dashboard:publish.off")
              : t("dashboard:publish.off_until", { at: formatDateTime(nextIssueAt) })
          }
        >
          {t("dashboard:publish.confirm")}
        </DisabledButton>
      ) : null}
    </>
  );
}

/** What to do first: what holds up a card of any kind comes before the verification of an enabled company. */
function firstWay(refusals: readonly RefusalWords[]) {
  const ways = refusals.flatMap(({ way }) => (way?.to ? [{ key: way.key, to: way.to }] : []));
  return ways.find(({ key }) => key !== "dashboard:refusal.way.open_verification") ?? ways[0];
}

/** The way as a sentence ends with a stop. */
const asButton = (words: string): string => words.replace(/\.$/, "");

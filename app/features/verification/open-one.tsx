import { formatDate, formatDateTime } from "~/texts/format";
import { ConfirmLink } from "~/ui/confirm-link";
import { Fact, Facts } from "~/ui/layout/facts";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import type { presentVerification } from "./present";

type Presented = ReturnType<typeof presentVerification>;
type Open = NonNullable<Presented["open"]>;

type OpenOneProps = Omit<Open, "id"> & Pick<Presented, "accepted" | "items" | "lookedAgain" | "canWrite">;

/** The open verification: its phase, its deadline, and the link to withdraw it. */
export function OpenOne({ accepted, items, lookedAgain, canWrite, ...open }: OpenOneProps) {
  const t = useT();
  const { level, phase, openedAt, lapsesAt, body } = open;
  return (
    <>
      <section aria-labelledby="a-che-punto" className="panel">
        <h2 id="a-che-punto">{t("verification:phases")}</h2>
        <Phases {...open} />
        {phase === "documents" ? <p>{t("verification:waiting_check")}</p> : null}
        <Facts>
          <Fact label={t("verification:level")}>{t(`verification:level_${level}`)}</Fact>
          <Fact label={t("verification:opened_at")}>{formatDateTime(openedAt)}</Fact>
          <Fact label={t("verification:verifier")}>{body ?? t("verification:verifier_none")}</Fact>
          <Fact label={t("verification:deadline")}>{formatDate(lapsesAt)}</Fact>
        </Facts>
        <p>{t("verification:accepted", { accepted, items })}</p>
        {lookedAgain === null ? null : <p>{t("verification:looked_again", { again: lookedAgain, items })}</p>}
      </section>
      <section aria-labelledby="mentre-aspetti">
        <h2 id="mentre-aspetti">{t("verification:during_title")}</h2>
        <p>{t("verification:during_text")}</p>
        {canWrite ? (
          <p>
            <ConfirmLink to={historyUrls.withdrawVerification()}>{t("verification:withdraw")}</ConfirmLink>
          </p>
        ) : null}
      </section>
    </>
  );
}

const ORDER = ["documents", "third_party", "in_depth", "issue"] as const;

/** Its phases in order; only level 3 has the exam in depth. */
function Phases({ level, phase, since }: Pick<Open, "level" | "phase" | "since">) {
  const t = useT();
  const steps = ORDER.filter((step) => step !== "in_depth" || level === 3);
  const now = ORDER.indexOf(phase);
  return (
    <ol className="list-decimal pl-5">
      {steps.map((step) => {
        const place = ORDER.indexOf(step);
        const key = place < now ? "phase_done" : place === now ? "phase_now" : "phase_next";
        return (
          <li key={step} aria-current={place === now ? "step" : undefined}>
            {place === now ? (
              <strong>{t(`verification:phase.${step}`)}</strong>
            ) : (
              t(`verification:phase.${step}`)
            )}
            : {t(`verification:${key}`, { at: formatDateTime(since) })}
          </li>
        );
      })}
    </ol>
  );
}

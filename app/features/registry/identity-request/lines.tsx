import { Fact, Facts } from "~/ui/layout/facts";
import { useT } from "~/ui/texts";
import type { WaitingRequest } from "./present";

/** What the company asked for, and that its present values stay meanwhile. */
export function RequestLines({ askedOn, lines }: WaitingRequest) {
  const t = useT();
  return (
    <>
      <p>{t("registry:identity.pending", { date: askedOn })}</p>
      <Facts>
        {lines.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

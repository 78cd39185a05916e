import { formatDateTime } from "~/texts/format";
import { Fact, Facts } from "~/ui/layout/facts";
import { useT } from "~/ui/texts";

interface PositionFactsProps {
  type: "manual" | "before_restore" | "published";
  savedAt: string;
  savedBy: string | null;
  year: number;
  given: number | null;
}

/** Contents, time and author of a saved position. */
export function PositionFacts({ type, savedAt, savedBy, year, given }: PositionFactsProps) {
  const t = useT();
  const who = t("history:saved_by", { who: savedBy ?? t("common:erased_person") });
  const facts = [
    [t("history:column.type"), t(`history:type.${type}`)],
    [t("history:column.at"), formatDateTime(savedAt)],
    [t("history:column.year"), String(year)],
    [t("history:column.about"), `${t("history:given", { count: given ?? 0 })} ${who}`],
  ] as const;
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

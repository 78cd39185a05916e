import { formatDateTime } from "~/ui/format";
import { useT } from "~/ui/texts";

interface FactsProps {
  type: "manual" | "before_restore" | "published";
  savedAt: string;
  savedBy: string | null;
  year: number;
  given: number | null;
}

/** What a saved position holds, since when and by whom. */
export function Facts({ type, savedAt, savedBy, year, given }: FactsProps) {
  const t = useT();
  const who = savedBy === null ? "" : ` ${t("history:saved_by", { who: savedBy })}`;
  const facts = [
    [t("history:column.type"), t(`history:type.${type}`)],
    [t("history:column.at"), formatDateTime(savedAt)],
    [t("history:column.year"), String(year)],
    [t("history:column.about"), t("history:given", { count: given ?? 0 }) + who],
  ];
  return (
    <dl className="grid gap-4 md:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="hint">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

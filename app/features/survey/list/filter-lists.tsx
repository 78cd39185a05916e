import type { TextKey } from "~/texts/resources";
import { useT } from "~/ui/texts";
import type { FilterLink, FilterName } from "./filters";

const LABELS = {
  area: "area",
  level: "level",
  status: "status",
  percorso: "path",
} as const satisfies Record<FilterName, string>;

/** Filters are links: they work without script, and the user can keep them and send them on. */
export function Filters({ filters }: { filters: { name: FilterName; links: FilterLink[] }[] }) {
  const t = useT();
  const words = (name: FilterName, value: string) => {
    if (value === "") return t("survey:filter.all");
    return value === "open" ? t("survey:filter.open") : t(`labels:${LABELS[name]}.${value}` as TextKey);
  };
  return (
    <nav aria-label={t("survey:filter.title")} className="my-4">
      {filters
        .filter(({ links }) => links.length > 2)
        .map(({ name, links }) => (
          <div key={name} className="my-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <strong>{t(`survey:filter.${name}`)}</strong>
            <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
              {links.map(({ value, href, isChosen }) => (
                <li key={value}>
                  <a
                    href={`${href}#domande`}
                    aria-current={isChosen || undefined}
                    className={isChosen ? "font-bold no-underline" : undefined}
                  >
                    {words(name, value)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

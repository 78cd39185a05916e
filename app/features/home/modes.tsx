import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import type { Home } from "./present";

/** The draft and the card that was issued for the year, as links; nothing while there is only a draft. */
export function Modes({ mode, issued, year }: Pick<Home, "mode" | "issued" | "year">) {
  const t = useT();
  if (mode === "selected" || issued?.year !== year) return null;
  const places = [
    { mode: "draft", to: urls.home() },
    { mode: "published", to: surveyUrls({ version: "public", year }).period() },
  ] as const;
  return (
    <nav aria-label={t("dashboard:home.modes")} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {places.map((place) => (
          <li key={place.mode}>
            <a
              href={place.to}
              aria-current={place.mode === mode ? "page" : undefined}
              className={place.mode === mode ? "font-semibold" : undefined}
            >
              {t(`dashboard:home.mode_${place.mode}`, { year })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Closed years that stay reachable (D1). */
export function OtherYears({ otherYears, currentYear }: Pick<Home, "otherYears" | "currentYear">) {
  const t = useT();
  if (otherYears.length === 0) return null;
  return (
    <nav aria-labelledby="altri-anni" className="links print:hidden">
      <h2 id="altri-anni" className="text-sm">
        {t("dashboard:home.other_years")}
      </h2>
      <ul className="links">
        {otherYears.map((year) => (
          <li key={year}>
            <a href={year === currentYear ? urls.home() : surveyUrls({ version: "draft", year }).period()}>
              {t("dashboard:home.year", { year })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

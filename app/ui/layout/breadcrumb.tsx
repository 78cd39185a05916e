import { useT } from "../texts";

export interface Crumb {
  label: string;
  /** Absent for the page itself, the last crumb. */
  to?: string;
}

/** The way to this page; on the first page there is none. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const t = useT();
  if (items.length < 2) return null;
  return (
    <nav className="breadcrumb" aria-label={t("shell:breadcrumb")}>
      <ol>
        {items.map(({ label, to }, index) => (
          <li key={index}>
            {to === undefined ? <span aria-current="page">{label}</span> : <a href={to}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

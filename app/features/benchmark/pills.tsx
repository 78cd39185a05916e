interface PillsProps {
  /** What the links choose, for a screen reader. */
  label: string;
  links: readonly { label: string; href: string; isCurrent: boolean }[];
}

/** A choice among a few, as links: what is chosen is in the address. */
export const Pills = ({ label: name, links }: PillsProps) => (
  <nav className="pills print:hidden" aria-label={name}>
    <ul>
      {links.map(({ label, href, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? "true" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

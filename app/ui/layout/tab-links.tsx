export interface TabLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Neighbouring pages: tabs are links, so that the user can open, keep and send on each of them. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => (
  <nav aria-label={label} className="print:hidden">
    <ul className="m-0 flex list-none flex-wrap gap-x-1 border-b border-edge p-0">
      {tabs.map(({ label: name, href, isCurrent }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isCurrent ? "page" : undefined}
            className={`-mb-px block px-2 py-3 lg:px-4 ${isCurrent ? "border-b-4 border-accent font-semibold no-underline" : ""}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

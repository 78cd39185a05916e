import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { withoutPair } from "./period";

/** Pages that only extensions fill (D14): another server need not have them. Below "/dashboard", as the address goes on. */
const EXTENDED = [
  "attestations",
  "audit",
  "esg/(changes|copied|last-year|papers|paths|review)",
  "esg/excel/(?!file)[^/?]+",
  "history/(compare|positions|publicity|sharing|verification)",
  "indicators",
  "plan",
  "provider",
  "registers",
  "registry/group",
  "registry/users/(export|change|changes)",
  "registry/users/invite/many(?!/example)",
  "registry/users/[^/]+/access",
  "report/card",
  "scoring/(checks|method)",
  "settings/(company|data|notifications|second-factor|sessions)",
  "sheets",
  "sources",
  "tasks",
  "verifications",
  "vsme",
];

/** These, and the pages of public cards. */
const ADDRESSES = new RegExp(`^/dashboard/(?<page>${EXTENDED.join("|")})(?=[/?#]|$)|^/(?<card>card)(?=/)`);

/** The part of an address that says that its page is beyond the specification; undefined where none does. */
export function extendedPart(href: string): string | undefined {
  const { page, card } = ADDRESSES.exec(withoutPair(href))?.groups ?? {};
  return page ?? card;
}

/** Whether the connected server fills the page of an address. */
export type Offers = (href: string) => boolean;

export const offersOf =
  (takesExtensions: boolean): Offers =>
  (href) =>
    takesExtensions || extendedPart(href) === undefined;

/** Whether the connected server takes inputs beyond the specification; every page outside the dashboard is ours. */
export function useTakesExtensions(): boolean {
  const frame = useRouteLoaderData("routes/dashboard") as { offersAll: boolean } | undefined;
  return frame?.offersAll ?? true;
}

/** The same as `offersOf`, on a page of the dashboard. */
export const useOffers = (): Offers => offersOf(useTakesExtensions());

interface OfferedProps {
  to: string;
  children: ReactNode;
}

/** What stands around a link: hidden where the connected server does not fill its page. */
export const Offered = ({ to, children }: OfferedProps): ReactNode => (useOffers()(to) ? children : null);

/** The same, as a link among others in a list. */
export const OfferedItem = ({ to, children }: OfferedProps) => (
  <Offered to={to}>
    <li>
      <a href={to}>{children}</a>
    </li>
  </Offered>
);

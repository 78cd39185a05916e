import { divisions } from "~/content/sectors/divisions";
import { chance, type Chance } from "./chance";
import { PLACES, SIZES, TRADES } from "./trades";

/** An invented company, which says so in its name. */
export interface MadeUpCompany {
  id: string;
  businessName: string;
  partitaIva: string;
  sector: string;
  macrosector: string;
  employees: number;
  /** Whole euro. */
  turnover: number;
  /** From 0 to 1: how mature its sustainability work is. */
  maturity: number;
  /** Days before the day of loading on which its card was issued; at least 1. */
  issuedDaysAgo: number;
}

const sectionOf = new Map(divisions.map(({ code, section }) => [code, section]));
const FORMS = ["S.r.l.", "S.r.l.", "S.r.l.", "S.p.A.", "S.n.c.", "Soc. coop."] as const;

/** The company with this number, from 1; the same every time. */
export function madeUpCompany(number: number): { company: MadeUpCompany; draws: Chance } {
  const draws = chance(number);
  const trade = draws.pick(TRADES, ({ share }) => share);
  const { employees: range, maturity: usual } = draws.pick(SIZES, ({ share }) => share);
  // Large companies are rarer than the width of their range suggests.
  const employees = Math.round(range[0] + (range[1] - range[0]) * draws.share() ** 1.7);
  const turnover = 1000 * Math.round((employees * trade.turnoverPerHead * draws.between(0.75, 1.25)) / 1000);
  const name = `${draws.pick(trade.names)} ${draws.pick(PLACES)} ${draws.pick(FORMS)}`;
  const company: MadeUpCompany = {
    id: `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`,
    businessName: `${name} (dimostrativa)`,
    partitaIva: partitaIva(number),
    sector: trade.sector,
    macrosector: sectionOf.get(trade.sector) ?? "",
    employees,
    turnover,
    maturity: Math.min(0.98, Math.max(0.04, usual + draws.between(-0.45, 0.45))),
    issuedDaysAgo: 1 + Math.floor(draws.between(1, 180)),
  };
  return { company, draws };
}

/** Seven digits, the tax office of Brescia, and the check digit they require. */
function partitaIva(number: number): string {
  const digits = `098${String(number).padStart(4, "0")}017`;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

import type { Fact, Unit } from "./fact";
import { ENTRY_POINT, type Entity, MEASURES, periodOf } from "./taxonomy";

export interface Context extends Pick<Fact, "period" | "member" | "row"> {
  id: string;
}

interface Resources {
  contexts: readonly Context[];
  units: readonly Unit[];
  /** Facts that the document shows in other words. */
  hidden: readonly string[];
  entity: Entity;
}

/** The part of an Inline XBRL document that no reader sees: taxonomy, contexts, units and hidden facts. */
export function inlineHeader({ contexts, units, hidden, entity }: Resources): string {
  const facts = hidden.length === 0 ? "" : `<ix:hidden>\n${hidden.join("\n")}\n</ix:hidden>\n`;
  return `<div style="display:none"><ix:header>
${facts}<ix:references><link:schemaRef xlink:type="simple" xlink:href="${ENTRY_POINT}"/></ix:references>
<ix:resources>
${contexts.map((context) => contextMarkup(context, entity)).join("\n")}
${units.map(unitMarkup).join("\n")}
</ix:resources>
</ix:header></div>`;
}

function contextMarkup({ id, period, member, row }: Context, { identifier, fiscalYear }: Entity): string {
  const { start, end } = periodOf(fiscalYear);
  const time =
    period === "instant"
      ? `<xbrli:instant>${end}</xbrli:instant>`
      : `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`;
  const dimensions = [
    member && `<xbrldi:explicitMember dimension="${member.axis}">${member.of}</xbrldi:explicitMember>`,
    row &&
      `<xbrldi:typedMember dimension="${row.axis}"><vsme:TYP>${row.number}</vsme:TYP></xbrldi:typedMember>`,
  ].filter(Boolean);
  const scenario = dimensions.length === 0 ? "" : `<xbrli:scenario>${dimensions.join("")}</xbrli:scenario>`;
  const entity = `<xbrli:entity><xbrli:identifier scheme="${escapeXml(identifier.scheme)}">${escapeXml(identifier.value)}</xbrli:identifier></xbrli:entity>`;
  return `<xbrli:context id="${id}">${entity}<xbrli:period>${time}</xbrli:period>${scenario}</xbrli:context>`;
}

function unitMarkup(unit: Unit): string {
  const [over = "", under] = MEASURES[unit] as readonly string[];
  const measure = (name: string) => `<xbrli:measure>${name}</xbrli:measure>`;
  const content = under
    ? `<xbrli:divide><xbrli:unitNumerator>${measure(over)}</xbrli:unitNumerator><xbrli:unitDenominator>${measure(under)}</xbrli:unitDenominator></xbrli:divide>`
    : measure(over);
  return `<xbrli:unit id="u-${unit.replace("/", "-per-")}">${content}</xbrli:unit>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML; characters that XML 1.0 does not allow are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (one) => ENTITIES[one] ?? "");

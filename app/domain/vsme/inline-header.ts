import { escapeXml } from "./escape-xml";
import type { Fact, Unit } from "./fact";
import { ENTRY_POINT, type Entity, MEASURES, periodOf } from "./taxonomy";

export interface Context extends Pick<Fact, "period" | "member" | "row" | "year"> {
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

function contextMarkup(
  { id, period, member, row, year }: Context,
  { identifier, fiscalYear }: Entity,
): string {
  const { start, end } = periodOf(year ?? fiscalYear);
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

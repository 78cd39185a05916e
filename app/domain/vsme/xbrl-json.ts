import { escapeXml } from "./escape-xml";
import type { Fact } from "./fact";
import { ENTRY_POINT, type Entity, expandedNames, MEASURES, NAMESPACES } from "./taxonomy";

interface JsonFact {
  value: string;
  decimals?: number;
  dimensions: Record<string, string>;
}

/** A report in the rules of xBRL-JSON 1.0 (Open Information Model). */
interface XbrlJson {
  documentInfo: {
    documentType: "https://xbrl.org/2021/xbrl-json";
    namespaces: Record<string, string>;
    taxonomy: string[];
  };
  facts: Record<string, JsonFact>;
}

const LANGUAGE = "it";
const ENTITY_PREFIX = "scheme";

/** The facts as xBRL-JSON. Ids follow the order of the facts. */
export function xbrlJson(facts: readonly Fact[], entity: Entity): XbrlJson {
  const stated = facts.map((fact): JsonFact => jsonFact(fact, entity));
  const used = new Set(stated.flatMap(({ dimensions }) => Object.entries(dimensions).flatMap(prefixesIn)));
  return {
    documentInfo: {
      documentType: "https://xbrl.org/2021/xbrl-json",
      namespaces: {
        ...Object.fromEntries(Object.entries(NAMESPACES).filter(([prefix]) => used.has(prefix))),
        [ENTITY_PREFIX]: entity.identifier.scheme,
      },
      taxonomy: [ENTRY_POINT],
    },
    facts: Object.fromEntries(stated.map((fact, index) => [`f${index + 1}`, fact])),
  };
}

const prefixesIn = ([dimension, value]: [string, string]): string[] =>
  [dimension, ...value.split("/")].flatMap((name) => /^([a-z]\w*):[^/]/.exec(name)?.[1] ?? []);

function jsonFact({ concept, type, period, value, member, row, year }: Fact, entity: Entity): JsonFact {
  const dimensions: Record<string, string> = {
    concept: `vsme:${concept}`,
    entity: `${ENTITY_PREFIX}:${entity.identifier.value}`,
    period: jsonPeriod(year ?? entity.fiscalYear, period),
    ...(member && { [member.axis]: member.of }),
    ...(row && { [row.axis]: String(row.number) }),
  };
  if (type.kind === "number") {
    // A pure number has no unit in this format.
    if (type.unit !== "pure") dimensions["unit"] = MEASURES[type.unit].join("/");
    return { value, decimals: type.decimals, dimensions };
  }
  if (type.kind === "text" || type.kind === "words") dimensions["language"] = LANGUAGE;
  return { value: valueIn(type.kind, value), dimensions };
}

/** Members have their whole names, and a block of text is markup. */
function valueIn(kind: Fact["type"]["kind"], value: string): string {
  if (kind === "member" || kind === "members") return expandedNames(value);
  return kind === "text" ? escapeXml(value) : value;
}

/** A day ends where the next one begins. */
function jsonPeriod(year: number, period: Fact["period"]): string {
  const end = `${year + 1}-01-01T00:00:00`;
  return period === "instant" ? end : `${year}-01-01T00:00:00/${end}`;
}

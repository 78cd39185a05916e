import type { Fact } from "./fact";
import { ENTRY_POINT, type Entity, expandedNames, MEASURES, NAMESPACES } from "./taxonomy";

interface JsonFact {
  value: string;
  decimals?: number;
  dimensions: Record<string, string>;
}

/** A report in the rules of xBRL-JSON 1.0 (Open Information Model). */
export interface XbrlJson {
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

function jsonFact({ concept, type, period, value, member, row }: Fact, entity: Entity): JsonFact {
  const dimensions: Record<string, string> = {
    concept: `vsme:${concept}`,
    entity: `${ENTITY_PREFIX}:${entity.identifier.value}`,
    period: jsonPeriod(entity.fiscalYear, period),
    ...(member && { [member.axis]: member.of }),
    ...(row && { [row.axis]: String(row.number) }),
  };
  if (type.kind === "number") {
    // A pure number has no unit in this format.
    if (type.unit !== "pure") dimensions["unit"] = MEASURES[type.unit].join("/");
    return { value, decimals: type.decimals, dimensions };
  }
  if (type.kind === "text" || type.kind === "words") dimensions["language"] = LANGUAGE;
  return {
    value: type.kind === "member" || type.kind === "members" ? expandedNames(value) : value,
    dimensions,
  };
}

/** A day ends where the next one begins. */
function jsonPeriod(fiscalYear: number, period: Fact["period"]): string {
  const end = `${fiscalYear + 1}-01-01T00:00:00`;
  return period === "instant" ? end : `${fiscalYear}-01-01T00:00:00/${end}`;
}

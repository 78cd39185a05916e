import { contract, type CallId } from "~/api/contract";
import type { Row, Service } from "~/api/row";

const CALLS = Object.entries(contract) as [CallId, Row][];

/** The services in the order of the contract, each with the number of its calls. */
function services(): { name: Service; calls: number }[] {
  const names = new Set(CALLS.map(([, { service }]) => service));
  return [...names].map((name) => ({
    name,
    calls: CALLS.filter(([, { service }]) => service === name).length,
  }));
}

/** What the page shows: all services, and the calls of the chosen one. */
export function presentApi(wanted: string | null) {
  const all = services();
  const chosen = all.find(({ name }) => name === wanted)?.name ?? null;
  const calls = CALLS.filter(([, { service }]) => service === chosen).map(([id, row]) => ({
    id,
    address: `${row.method} ${row.path.replace(/:(\w+)/g, "{$1}")}`,
    right: row.right,
    isExtension: row.extension === true,
  }));
  return { count: CALLS.length, services: all, chosen, calls };
}

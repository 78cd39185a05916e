import type { CallReport } from "./suite";

const FIELDS_SHOWN = 20;

/** What was found, a line for each call and below it one for each field. */
export function reportText(reports: readonly CallReport[]): string {
  const width = Math.max(...reports.map(({ call }) => call.length));
  const lines = reports.flatMap(({ call, outcome, status, says, faults }) => [
    [call.padEnd(width), outcome, status ?? "", says].join("  ").trimEnd(),
    ...faults
      .slice(0, FIELDS_SHOWN)
      .map((fault) => `    ${fault.kind}: ${fault.field}${fault.says && `  ${fault.says}`}`),
    ...(faults.length > FIELDS_SHOWN ? [`    and ${faults.length - FIELDS_SHOWN} more`] : []),
  ]);
  return [...lines, "", countsLine(reports), ""].join("\n");
}

function countsLine(reports: readonly CallReport[]): string {
  const count = (wanted: CallReport["outcome"]) => reports.filter(({ outcome }) => outcome === wanted).length;
  return (["ok", "refused", "failed", "left out"] as const)
    .map((outcome) => `${count(outcome)} ${outcome}`)
    .join(", ");
}

export const isConforming = (reports: readonly CallReport[]): boolean =>
  reports.every(({ outcome }) => outcome !== "failed");

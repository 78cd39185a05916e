import { type Family, type Labels, numberText } from "./family";

/** The media type of the text format of Prometheus, in its version. */
export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

const inHelp = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
const inLabel = (text: string) => inHelp(text).replaceAll('"', '\\"');

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${inLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

/** Families as a scrape reads them: each with its help and type before its samples. */
export const exposition = (families: readonly Family[]): string =>
  families
    .map(({ name, help, type, samples }) => {
      const lines = samples.map((one) => `${one.name}${labelsText(one.labels)} ${numberText(one.value)}\n`);
      return `# HELP ${name} ${inHelp(help)}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");

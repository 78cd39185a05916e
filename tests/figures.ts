export interface Figure {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const SAMPLE = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\+Inf|[\d.e+-]+)$/;
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"(?:,|$)/y;
const UNESCAPED: Record<string, string> = { "\\n": "\n", '\\"': '"', "\\\\": "\\" };

function labelsIn(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const found = LABEL.exec(text);
    if (found === null) throw new Error(`These are no labels: ${text}`);
    const [, name = "", value = ""] = found;
    labels[name] = value.replace(/\\./g, (pair) => UNESCAPED[pair] ?? pair);
  }
  return labels;
}

/** Every sample of a text in the format of Prometheus; throws where a line is none, or its family was not declared. */
export function figuresIn(text: string): Figure[] {
  if (!text.endsWith("\n")) throw new Error("The last line does not end");
  const declared = new Map<string, string>();
  return text.split("\n").flatMap((line) => {
    const [, kind, family = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === "TYPE" && declared.has(family)) throw new Error(`${family} is declared twice`);
    if (kind === "TYPE") declared.set(family, rest);
    if (kind !== undefined || line === "") return [];
    const [, name = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
    if (name === "") throw new Error(`This is no sample: ${line}`);
    const isOfHistogram = declared.get(name.replace(/_(bucket|sum|count)$/, "")) === "histogram";
    if (!declared.has(name) && !isOfHistogram) throw new Error(`${name} was not declared`);
    return [{ name, labels: labelsIn(labels), value: value === "+Inf" ? Infinity : Number(value) }];
  });
}

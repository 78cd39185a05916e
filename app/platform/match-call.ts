import { contract, type CallId } from "~/api/contract";

interface Pattern {
  id: CallId;
  method: string;
  expression: RegExp;
  names: string[];
}

/** Literal paths first, so that `/users/:id/enable` is never read as `/:id/roles`. */
const PATTERNS: Pattern[] = (Object.keys(contract) as CallId[])
  .map((id) => {
    const { service, method, path } = contract[id];
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
    const source = `/${service}/v1${path}`.replace(/:\w+/g, "([^/]+)");
    return { id, method, names, expression: new RegExp(`^(?:/api)?${source}$`) };
  })
  .sort((a, b) => a.names.length - b.names.length);

/** The call that a method and path (with or without the /api prefix) name, with its decoded parameters. */
export function matchCall(
  method: string,
  pathname: string,
): { id: CallId; params: Record<string, string> } | null {
  for (const { id, method: expected, expression, names } of PATTERNS) {
    const match = method === expected ? expression.exec(pathname) : null;
    if (match) {
      return { id, params: Object.fromEntries(names.map((name, i) => [name, decoded(match[i + 1] ?? "")])) };
    }
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

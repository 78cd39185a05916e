import { contract, type CallId } from "./contract";

interface Pattern {
  id: CallId;
  service: string;
  method: string;
  expression: RegExp;
  names: string[];
}

/** Literal paths first, so that `/users/:id/enable` is never read as `/:id/roles`. */
const ALL: Pattern[] = (Object.keys(contract) as CallId[])
  .map((id) => {
    const { service, method, path } = contract[id];
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
    const source = `/${service}/v1${path}`.replace(/:\w+/g, "([^/]+)");
    return { id, service, method, names, expression: new RegExp(`^(?:/api)?${source}$`) };
  })
  .sort((a, b) => a.names.length - b.names.length);

const placeOf = (method: string, service: string) => `${method} ${service}`;

const PATTERNS = new Map<string, Pattern[]>();
for (const pattern of ALL) {
  const place = placeOf(pattern.method, pattern.service);
  PATTERNS.set(place, [...(PATTERNS.get(place) ?? []), pattern]);
}

/** The service that a path names, with or without the /api prefix. */
const serviceIn = (pathname: string): string => {
  const [, first = "", second = ""] = pathname.split("/", 3);
  return first === "api" ? second : first;
};

/** The call that a method and path (with or without the /api prefix) name, with its decoded parameters. */
export function matchCall(
  method: string,
  pathname: string,
): { id: CallId; params: Record<string, string> } | null {
  for (const { id, expression, names } of PATTERNS.get(placeOf(method, serviceIn(pathname))) ?? []) {
    const match = expression.exec(pathname);
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

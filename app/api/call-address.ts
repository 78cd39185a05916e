import type { Row } from "./row";

/** The address of a call below a base such as `https://carta.example/api`, its parameters encoded. */
export const callAddress = (
  baseUrl: string,
  { service, path }: Pick<Row, "service" | "path">,
  params: Readonly<Record<string, string>> = {},
): string =>
  `${baseUrl}/${service}/v1${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))}`;

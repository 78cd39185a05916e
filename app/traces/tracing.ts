import { AsyncLocalStorage } from "node:async_hooks";

/** Headers of a request, as Node has them. */
type Carrier = Readonly<Record<string, string | string[] | undefined>>;

/** Something that takes its time. What is told of it names kinds of work alone: no company, person, address or value. */
export interface Span {
  /** Adds what has become known, and ends it. */
  end(facts: SpanFacts): void;
  /** By which another server knows that its work belongs to this (W3C Trace Context). */
  headers(): Record<string, string>;
}

export interface SpanFacts {
  /** The id of a Remix route. */
  route?: string;
  /** Of the answer; null: there was none. */
  status: number | null;
}

export interface Beginning {
  name: string;
  kind: "request" | "call here" | "call elsewhere";
  method: string;
  parent: Span | null;
  /** Names a span of a server in front, where that is to be believed. */
  carrier?: Carrier | undefined;
}

export interface Tracer {
  begin(beginning: Beginning): Span;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

interface Tracing {
  tracer: Tracer;
  current: AsyncLocalStorage<Span>;
}

declare global {
  // Development reloads evaluate this bundle twice; both must see the same request.
  var cartaEsgTracing: Tracing | undefined;
}

/** Traces from here on. */
export function traceWith(tracer: Tracer): void {
  globalThis.cartaEsgTracing = { tracer, current: new AsyncLocalStorage() };
}

/** Sends what is not sent yet, and traces no more. */
export async function stopTracing(): Promise<void> {
  const tracing = globalThis.cartaEsgTracing;
  globalThis.cartaEsgTracing = undefined;
  await tracing?.tracer.stop();
}

/** Everything that happens from here on belongs to this request. Null where nothing is traced. */
export function enterSpan(beginning: Omit<Beginning, "parent" | "kind">): Span | null {
  const tracing = globalThis.cartaEsgTracing;
  if (tracing === undefined) return null;
  const span = tracing.tracer.begin({ ...beginning, kind: "request", parent: null });
  tracing.current.enterWith(span);
  return span;
}

type CallBeginning = Pick<Beginning, "name" | "kind" | "method">;

/** Does the work as a part of what is under way. `beginning` is asked only where something is traced. */
export async function inSpan(
  beginning: () => CallBeginning,
  work: () => Promise<Response>,
): Promise<Response> {
  const tracing = globalThis.cartaEsgTracing;
  if (tracing === undefined) return work();
  const { tracer, current } = tracing;
  const span = tracer.begin({ ...beginning(), parent: current.getStore() ?? null });
  let status: number | null = null;
  try {
    const response = await current.run(span, work);
    ({ status } = response);
    return response;
  } finally {
    span.end({ status });
  }
}

/** What another server is told of the work that it is asked for; nothing where nothing is traced. */
export const traceHeaders = (): Record<string, string> =>
  globalThis.cartaEsgTracing?.current.getStore()?.headers() ?? {};

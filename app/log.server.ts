import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** What the server knows of a request while it answers it: for the log and the trail, never sent anywhere. */
export interface RequestFacts {
  id: string;
  /** Account and company of the session that made the request, once the platform has admitted it. */
  accountId: string | null;
  companyId: string | null;
  /** The id of the page's route; null where no page answers, or not yet. */
  route: string | null;
  /** The rule that declined the request, where the status alone does not tell. */
  refusal: string | null;
  /** The calls of a request that carries several. */
  calls: CallFacts[];
}

interface CallFacts {
  /** Null for an address that no call has. */
  call: string | null;
  status: number;
  ms: number;
}

declare global {
  // Development reloads evaluate this bundle twice; both must see the same request.
  var cartaEsgRequests: AsyncLocalStorage<RequestFacts> | undefined;
}

const requests = (globalThis.cartaEsgRequests ??= new AsyncLocalStorage<RequestFacts>());

/** Everything that happens from here on belongs to this request. */
export function enterRequest(id: string): RequestFacts {
  const facts: RequestFacts = {
    id,
    accountId: null,
    companyId: null,
    route: null,
    refusal: null,
    calls: [],
  };
  requests.enterWith(facts);
  return facts;
}

/** The request that is being answered; null beside requests. */
export const requestFacts = (): RequestFacts | null => requests.getStore() ?? null;

/** Adds what has become known of the request that is being answered. */
export function noteRequest(facts: Partial<Omit<RequestFacts, "id" | "calls">>): void {
  Object.assign(requests.getStore() ?? {}, facts);
}

/** Adds a call to the line of its request: a line of its own would be written before the answer leaves. */
export const noteCall = (call: CallFacts): void => void requests.getStore()?.calls.push(call);

/**
 * The log of this process: one line of JSON per entry, on standard output, with the id of the request it belongs to.
 * Written at once, so that the last lines before an end are there.
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin() {
      const id = requests.getStore()?.id;
      return id === undefined ? {} : { id };
    },
  },
  pino.destination({ fd: 1, sync: true }),
);

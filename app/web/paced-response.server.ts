import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

declare global {
  // Development reloads evaluate this bundle twice; both must see the same response.
  var cartaEsgResponses: AsyncLocalStorage<ServerResponse> | undefined;
}

const responses = (globalThis.cartaEsgResponses ??= new AsyncLocalStorage<ServerResponse>());

/** What is answered from here on goes out by this response. */
export const enterResponse = (response: ServerResponse): void => responses.enterWith(response);

/**
 * The same answer, whose body is read as fast as its client takes it. Remix's own writer does not wait for the client:
 * it would hold a whole file in memory for each client that does not read.
 */
export function paced(answer: Response): Response {
  const response = responses.getStore();
  if (response === undefined || answer.body === null) return answer;
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await untilTaken(response);
        if (response.closed) return void (await reader.cancel().finally(() => controller.close()));
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = answer;
  return new Response(body, { status, statusText, headers });
}

const ENDS = ["drain", "close"] as const;

/** Resolves when the client has taken what was written, or is gone. */
function untilTaken(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      for (const event of ENDS) response.off(event, settle);
      resolve();
    };
    // The method of the response itself may have been replaced by one that compresses.
    for (const event of ENDS) EventEmitter.prototype.on.call(response, event, settle);
  });
}

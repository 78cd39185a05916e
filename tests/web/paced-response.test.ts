import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { enterResponse, paced } from "~/web/paced-response.server";

/** What a body waits for: a response whose client is slow. */
const slow = () =>
  Object.assign(new EventEmitter(), { writableNeedDrain: true, closed: false }) as unknown as ServerResponse;

const CHUNKS = 40;
const body = () => {
  let left = CHUNKS;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array([1, 2, 3])) : controller.close()),
  });
};

test("a file that a slow client takes leaves nothing listening behind", async () => {
  const response = slow();
  enterResponse(response);
  const sent = paced(new Response(body())).arrayBuffer();
  let most = 0;
  for (let looks = 0; looks < 10 * CHUNKS; looks += 1) {
    await setImmediate();
    most = Math.max(most, response.listenerCount("close") + response.listenerCount("drain"));
    response.emit("drain");
  }
  expect((await sent).byteLength).toBe(3 * CHUNKS);
  expect(most).toBe(2);
  expect([response.listenerCount("close"), response.listenerCount("drain")]).toEqual([0, 0]);
});

test("a client that goes ends the reading of its file", async () => {
  const response = slow();
  enterResponse(response);
  const sent = paced(new Response(body())).arrayBuffer();
  await setImmediate();
  Object.assign(response, { closed: true });
  response.emit("close");
  expect((await sent).byteLength).toBeLessThan(3 * CHUNKS);
});

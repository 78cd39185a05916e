import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";

interface Front {
  /** The address of the server that answers a request. */
  targetOf(path: string): string;
  /** Whether answers may be compressed, where the client takes that. */
  isCompressed?: boolean;
  /** How the bytes of an answer go on; as they come, unless something else is wanted. */
  sendOn?(answered: IncomingMessage, answer: ServerResponse): unknown;
  /** The headers of an answer as they go on. */
  headersOf?(asked: IncomingMessage, answered: IncomingMessage): IncomingHttpHeaders;
}

/** Stands on a port before other servers, as an operator's reverse proxy does. Returns how it ends. */
export async function frontServer(
  port: number,
  {
    targetOf,
    isCompressed = true,
    sendOn = (answered, answer) => answered.pipe(answer),
    headersOf = (_, { headers }) => headers,
  }: Front,
): Promise<() => Promise<void>> {
  const front = createServer((asked, answer) => {
    const { method, url = "/" } = asked;
    const headers = isCompressed ? asked.headers : { ...asked.headers, "accept-encoding": "identity" };
    const passed = request(new URL(url, targetOf(url)), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, headersOf(asked, response));
      void sendOn(response, answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(port, "127.0.0.1", resolve));
  return async () => {
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface RegisterStandIn {
  /** What COMPANY_REGISTER_URL would be. */
  url: string;
  /** The addresses it was asked for. */
  asked: string[];
  stop(): Promise<void>;
}

/** A register of companies that answers as a test wants. */
export async function startRegister(answer: Answer): Promise<RegisterStandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const KNOWN = {
  partitaIva: "01234560173",
  source: "Registro di prova",
  name: "FALEGNAMERIA ROSSI S.R.L.",
  address: "Via delle Querce 12",
  city: "Brescia",
  province: "BS",
  ateco: "31.00",
};

/** Answers with JSON, by default that it knows the company. */
export const answering =
  (body: unknown = KNOWN, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };

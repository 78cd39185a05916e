import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { surveyUrls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";
import { ownTemplate } from "../platform/vsme/own-template";
import { signedIn } from "../pages/sign-in";
import { startServer, temporaryFolder } from "../server";
import { forgetMade, made } from "./kept-files";
import type { Figure, Measure } from "./measure";
import { percentile } from "./percentile";

const TIMES = Number(process.env.BENCH_DOCUMENTS ?? 100);
const WARM_UP = 5;
const MOST_MS = 1_000;
const FULL = "admin@azienda-demo.example";

/** The report of a company with many answers as PDF, and as the digital template of the VSME. */
const DOCUMENTS: [name: string, address: string][] = [
  ["the PDF report", surveyUrls(null).reportPdf()],
  ["the digital template", vsmeUrls(null).file("xlsx", "completo")],
];

/**
 * One document after the other, so that none waits in the queue: from the asking to the last byte, as the person who asks
 * sees it. VSME_TEMPLATE names EFRAG's own template; without it a small one of ours is filled.
 */
export const making: Measure = {
  about: `making one document of a full company (${TIMES} times each)`,
  async run() {
    const folder = temporaryFolder();
    const template = process.env.VSME_TEMPLATE ?? path.join(folder, "template.xlsx");
    if (!process.env.VSME_TEMPLATE) writeFileSync(template, ownTemplate());
    const server = await startServer({ demo: true, environment: { VSME_TEMPLATE: template } });
    try {
      const maker = await signedIn(server, FULL);
      const figures: Figure[] = [];
      for (const [name, address] of DOCUMENTS) {
        const waits: number[] = [];
        for (let time = -WARM_UP; time < TIMES; time += 1) {
          forgetMade(server);
          const wait = await made(maker, address);
          if (time >= 0) waits.push(wait);
        }
        figures.push(
          { name: `${name}: p50`, value: percentile(waits, 0.5), unit: "ms" },
          { name: `${name}: p99`, value: percentile(waits, 0.99), unit: "ms", goal: { atMost: MOST_MS } },
        );
      }
      return figures;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

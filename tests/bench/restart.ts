import { setTimeout as delay } from "node:timers/promises";
import { startInstallation, statusOf } from "../commands/installation";
import type { Figure, Measure } from "./measure";

const RESTARTS = 10;
const CLIENTS = 8;
const PATHS = ["/auth", "/favicon.svg", "/auth/registration"];

/** Requests while the server goes on with another process again and again, and the end with idle connections. */
export const restart: Measure = {
  about: `${RESTARTS} restarts under the load of ${CLIENTS} clients`,
  async run(): Promise<Figure[]> {
    const installation = await startInstallation();
    const times: number[] = [];
    let [isLoaded, failed] = [true, 0];
    const client = async (index: number) => {
      while (isLoaded) {
        const began = performance.now();
        const status = await statusOf(installation.url + (PATHS[index % PATHS.length] ?? "/auth"));
        times.push(performance.now() - began);
        if (status !== 200) failed += 1;
        await delay(20 + Math.random() * 60);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
    let reloaded = 0;
    for (let round = 0; round < RESTARTS; round += 1) {
      if ((await installation.command("reload")).code === 0) reloaded += 1;
    }
    isLoaded = false;
    await Promise.all(clients);
    const began = performance.now();
    await installation.stop();
    return [
      { name: "restarts done", value: reloaded, unit: "", goal: { atLeast: RESTARTS } },
      { name: "requests meanwhile", value: times.length, unit: "" },
      { name: "failed requests", value: failed, unit: "", goal: { atMost: 0 } },
      { name: "longest request", value: Math.max(...times), unit: "ms", goal: { atMost: 1000 } },
      {
        name: "stop with idle connections",
        value: performance.now() - began,
        unit: "ms",
        goal: { atMost: 2000 },
      },
    ];
  },
};

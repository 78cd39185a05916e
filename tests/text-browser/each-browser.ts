import { beforeAll, describe, expect } from "vitest";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import type { Keys } from "./keys";
import { LYNX } from "./lynx";
import { signingIn } from "./signing-in";
import { browse } from "./text-browser";
import { W3M } from "./w3m";

interface Seat {
  server: TestServer;
  /** The page that signs in. */
  auth: string;
  /** Presses these keys from that page on, and expects the browser to end well. */
  press(keys: Keys, url?: string): Promise<void>;
  /** The keys that sign this person in. */
  signIn(email: string, password?: string): Promise<Keys>;
}

/** The same journeys in each text browser that the machine has, each over the demo data as they were loaded. */
export function eachTextBrowser(journeys: (seat: () => Seat) => void): void {
  for (const browser of [LYNX, W3M]) {
    describe.skipIf(!browser.isThere())(`${browser.name}, by the keyboard`, () => {
      let seat: Seat;
      beforeAll(async () => {
        const server = await demoServer();
        const auth = `${server.url}/auth`;
        seat = {
          server,
          auth,
          press: async (keys, url = auth) => expect(await browse(browser, keys, url)).toBe(0),
          signIn: (email, password) => signingIn(auth, email, password),
        };
      });
      journeys(() => seat);
    });
  }
}

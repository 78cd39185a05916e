import { hostedOver } from "~/platform/identity/hosted/over-firebase";
import { type StandIn, standIn } from "../../../api/firebase/stand-in";
import { PROJECT } from "../../../api/firebase/tokens";
import { makeWorld, type World } from "../../world";

export interface HostedWorld extends World {
  service: StandIn;
  /** The same time passes for both. */
  pass(seconds: number): void;
}

/** A platform whose passwords the stand-in of the service keeps. `hasAdmin`: with a service account. */
export async function hostedWorld({ hasAdmin = true } = {}): Promise<HostedWorld> {
  const service = await standIn({ isEmulator: true });
  // firebase-admin asks an emulator only if it finds it here.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = service.host;
  const firebase = { apiKey: "chiave", projectId: PROJECT, storageBucket: "prova.example" };
  const settings = {
    firebase: { ...firebase, emulator: service.host, dataStoreEmulator: null, credentials: null },
    upstreamTimeout: 2,
  };
  const world = await makeWorld({
    now: new Date().toISOString(),
    hosted: async (now) => {
      const hosted = await hostedOver(settings, now);
      return hosted && { ...hosted, administration: hasAdmin ? hosted.administration : null };
    },
  });
  return {
    ...world,
    service,
    pass(seconds) {
      service.advance(seconds);
      world.clock.advance({ minutes: seconds / 60 });
    },
    async close() {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
      service.close();
      await world.close();
    },
  };
}

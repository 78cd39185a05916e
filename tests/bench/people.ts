import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import { addCrowd } from "../platform/people/crowd";
import { makeWorld } from "../platform/world";
import { type Figure, type Measure, millisecondsOf } from "./measure";

const PEOPLE = 10_000;
const BULK = 500;

/** What a company of ten thousand people costs its administrator. */
export const people: Measure = {
  about: `a company of ${PEOPLE} people`,
  async run() {
    const world = await makeWorld();
    try {
      const companyId = await world.addCompany({});
      await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true });
      await addCrowd(world, companyId, PEOPLE);
      const call = await world.as("admin@prova.example");
      const list = (query: object) => () => call("user.roles", { query });
      const few = { warmUp: 3, runs: 15 };
      const goal = { atMost: 100 };
      const figures: Figure[] = [];
      for (const [name, query] of Object.entries({
        "first page": {},
        "last page": { pageId: "400" },
        "a search": { search: "anna 42" },
        "a role and a state, by last sign-in": { role: "supplier", state: "off", sort: "lastLogin" },
      })) {
        figures.push({
          name: `list: ${name}`,
          value: await millisecondsOf(list(query), few),
          unit: "ms",
          goal,
        });
      }
      const ids = Array.from({ length: BULK }, (_, number) => `person-${number}`);
      const changed = async (body: object) => {
        const began = performance.now();
        const change = { kind: "disable" } as const;
        const { mark } = await call("user.planChange", { body: { ...body, change } });
        await call("user.startChange", { body: { ...body, change, mark } });
        const worker = startJobWorker(world.parts, JOB_KINDS);
        await worker.drain();
        await worker.stop();
        return performance.now() - began;
      };
      figures.push(
        {
          name: `access of ${BULK} switched off`,
          value: await changed({ ids }),
          unit: "ms",
          goal: { atMost: 2_000 },
        },
        { name: "access of all switched off", value: await changed({ filter: {} }), unit: "ms" },
      );
      return figures;
    } finally {
      await world.close();
    }
  },
};

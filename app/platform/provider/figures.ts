import { setTimeout } from "node:timers/promises";
import { type Family, gauge, type Labels } from "~/metrics/family";
import { WORK_KINDS } from "~/domain/service-health";
import { poolLoad } from "../store/engines/postgres";
import type { PlatformParts } from "../scope";
import { workOf } from "./service";

type Value = readonly [Labels, number];

/** A store that answers is asked for one row, and its answer comes within this time. */
const ROW_MS = 1_000;

/** Its own figures count rows. Less than the primary process waits for one that serves (2 s). */
const FIGURES_MS = 1_500;

/**
 * What a machine watches of the platform: counts alone, of no company and no person. Where the store does not tell its own in time,
 * the others come without them: they say why.
 */
export async function figuresOf(parts: PlatformParts, withStore: boolean): Promise<Family[]> {
  const own = ofProcess(parts);
  if (!withStore) return own;
  const row = parts.db.selectFrom("company").select("id").limit(1).execute();
  const [answered, told] = await Promise.all([within(ROW_MS, row), within(FIGURES_MS, ofStore(parts))]);
  return [
    ...own,
    truth({ name: "carta_store_up", help: "1 where the store answers in time." }, answered !== null),
    truth({ name: "carta_store_answers", help: "1 where it told its figures in time." }, told !== null),
    ...(told ?? []),
  ];
}

/** Null where the work fails, or takes longer. */
const within = <Done>(ms: number, work: Promise<Done>): Promise<Done | null> =>
  Promise.race([work.catch(() => null), setTimeout(ms, null, { ref: false })]);

const truth = (about: { name: string; help: string }, value: boolean): Family =>
  gauge({ ...about, across: "max" }, [[{}, value ? 1 : 0]]);

function ofProcess({ db, quarantine, now }: PlatformParts): Family[] {
  const { waiting, atWork, refused, oldestMs } = quarantine.load();
  const pool = poolLoad(db);
  const works = {
    name: "carta_quarantine_works",
    help: "Files to read and documents to make: those that wait for a process, and those under way.",
    across: "sum" as const,
  };
  const connections = {
    name: "carta_database_connections",
    help: "Connections of the pools, and requests that wait for one.",
    across: "sum" as const,
  };
  const name = "carta_quarantine_refused_total";
  return [
    gauge(works, [
      [{ state: "waiting" }, waiting],
      [{ state: "under_way" }, atWork],
    ]),
    {
      ...{ name, help: "Works whose turn did not come in time.", type: "counter", across: "sum" },
      samples: [{ name, labels: {}, value: refused }],
    },
    gauge(
      {
        name: "carta_quarantine_oldest_seconds",
        help: "How long the oldest work has waited.",
        across: "max",
      },
      [[{}, (oldestMs ?? 0) / 1000]],
    ),
    ...(pool === null
      ? []
      : [
          gauge(connections, [
            [{ state: "idle" }, pool.idle],
            [{ state: "in_use" }, pool.total - pool.idle],
            [{ state: "wanted" }, pool.waiting],
          ]),
          gauge(
            {
              name: "carta_clock_correction_seconds",
              help: "How far this machine's clock is from the database's, which counts; 0 within a second.",
              across: "max",
            },
            [[{}, Math.abs(Math.round((now().getTime() - Date.now()) / 1000))]],
          ),
        ]),
  ];
}

/** The same for all servers over one store. */
async function ofStore(parts: PlatformParts): Promise<Family[]> {
  const work = await workOf(parts);
  const at = parts.now().getTime();
  const values = WORK_KINDS.flatMap((kind): Value[] =>
    (["waiting", "running", "failed"] as const).flatMap((state): Value[] => {
      const value = work(kind)[state];
      return value === null ? [] : [[{ kind, state }, value]];
    }),
  );
  const ages = WORK_KINDS.map((kind): Value => {
    const { oldestAt } = work(kind);
    return [{ kind }, oldestAt === null ? 0 : Math.max(0, at - Date.parse(oldestAt)) / 1000];
  });
  const about = { across: "max" as const };
  return [
    gauge(
      {
        ...about,
        name: "carta_work",
        help: "Mails, jobs and files for the malware scanner, as the provider's desk counts them.",
      },
      values,
    ),
    gauge(
      { ...about, name: "carta_work_oldest_seconds", help: "How long the oldest of them has waited." },
      ages,
    ),
  ];
}

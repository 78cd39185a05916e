import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer }) => ({
  registers: (await ifOffered(viewer.call("registry.registers", {}))).map(({ id, rows, readBy }) => ({
    id,
    rows,
    readers: readBy.length,
  })),
}));

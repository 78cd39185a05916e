import { useEffect, useState } from "react";

/** False on the server and at first paint, true once script runs: for what only works with script. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

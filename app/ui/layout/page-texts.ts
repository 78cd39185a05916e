import { useMatches } from "@remix-run/react";
import { useMemo } from "react";
import common from "~/texts/it/common.json";
import labels from "~/texts/it/labels.json";
import type { T } from "~/texts/resources";
import { translator } from "~/texts/translate";
import { useGivenT } from "../texts";
import type { PageHandle } from "./page-handle";

/** The server's `t`, or the browser's over the texts that the matched routes name in their handles. */
export function usePageT(): T {
  const given = useGivenT();
  const matches = useMatches();
  return useMemo(() => {
    const named = matches.map(({ handle }) => (handle as PageHandle | undefined)?.texts);
    return given ?? translator(Object.assign({ common, labels }, ...named));
  }, [given, matches]);
}

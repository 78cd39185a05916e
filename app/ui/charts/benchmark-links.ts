import stylesheet from "../styles/benchmark.css";
import { rulerLinks } from "./ruler-links";

/** The styles of the benchmark's page, besides those of every page. */
export const benchmarkLinks = () => [...rulerLinks(), { rel: "stylesheet", href: stylesheet }];

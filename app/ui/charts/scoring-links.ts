import stylesheet from "../styles/scoring.css";
import { rulerLinks } from "./ruler-links";

/** The styles of the overview of the scoring, besides those of every page. */
export const scoringLinks = () => [...rulerLinks(), { rel: "stylesheet", href: stylesheet }];

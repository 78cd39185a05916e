import { scoringLinks } from "~/ui/charts/scoring-links";
import stylesheet from "~/ui/styles/print.css";

/** The styles of the sheets, which also number the printed pages. */
export const links = () => [...scoringLinks(), { rel: "stylesheet", href: stylesheet }];

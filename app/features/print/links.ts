import scoring from "~/ui/styles/scoring.css";
import print from "~/ui/styles/print.css";

/** The styles of the sheets, which also number the printed pages. */
export const links = () => [scoring, print].map((href) => ({ rel: "stylesheet", href }));

import { rulerLinks } from "~/ui/charts/ruler-links";
import stylesheet from "~/ui/styles/home.css";

/** The styles of the home page, in a sheet of their own: the page of a question does not carry them. */
export const links = () => [...rulerLinks(), { rel: "stylesheet", href: stylesheet }];

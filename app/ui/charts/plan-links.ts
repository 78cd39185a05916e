import stylesheet from "../styles/plan.css";
import { rulerLinks } from "./ruler-links";

/** The styles of the plan and of its simulation, in a sheet of their own. */
export const planLinks = () => [...rulerLinks(), { rel: "stylesheet", href: stylesheet }];

import stylesheet from "~/ui/styles/issuing.css";

/** The styles of the page that issues a card, in a sheet of their own; in a dialog it is one column without them. */
export const links = () => [{ rel: "stylesheet", href: stylesheet }];

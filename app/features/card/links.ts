import stylesheet from "~/ui/styles/home.css";

/** The columns of the home page, in a sheet of their own; in a dialog this page is one column. */
export const links = () => [{ rel: "stylesheet", href: stylesheet }];

import stylesheet from "../styles/ruler.css";

/**
 * The styles of the rulers, in a sheet of their own: a route with rulers exports them as its `links`, so that the page of a
 * question does not carry them.
 */
export const rulerLinks = () => [{ rel: "stylesheet", href: stylesheet }];

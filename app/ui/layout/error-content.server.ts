/** On the server the pages of what went wrong are at hand; in the browser this file is empty. */
export { ErrorContent } from "./error-content";

export { action, default, handle, headers, loader } from "./dashboard.esg.$levels.$milestone.$question/route";

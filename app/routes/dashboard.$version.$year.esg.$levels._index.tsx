export { action, default, handle, loader } from "./dashboard.esg.$levels._index/route";

export { action, default, handle, loader } from "./dashboard.esg.$levels.$milestone._index";

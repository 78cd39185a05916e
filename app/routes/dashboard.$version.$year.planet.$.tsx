export { action, default, handle, loader } from "./dashboard.planet.($milestone).$";

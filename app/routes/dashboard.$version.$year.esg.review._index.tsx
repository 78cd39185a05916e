export { default, loader, action } from "./dashboard.esg.review._index";

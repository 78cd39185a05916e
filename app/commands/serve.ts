import { serveOrEnd } from "./serve-or-end";

/** `npm start`: pages and, without UPSTREAM_URL, the API. */
serveOrEnd("index");

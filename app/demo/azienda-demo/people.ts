export const ADMIN = "admin@azienda-demo.example";
export const EDITOR = "redazione@azienda-demo.example";

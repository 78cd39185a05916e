/** What is wrong with the bytes of a file; null when they are what its name says. Codes of the error texts. */
export type Finding = "file_empty" | "file_content_differs" | "file_broken" | null;

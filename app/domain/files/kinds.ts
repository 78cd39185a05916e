/** The files a company may upload (D11), by the endings of their names; the first ending is the usual one. */
export const FILE_KINDS = {
  pdf: { mediaType: "application/pdf", endings: ["pdf"] },
  png: { mediaType: "image/png", endings: ["png"] },
  jpg: { mediaType: "image/jpeg", endings: ["jpg", "jpeg"] },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: ["docx"],
  },
  xlsx: { mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", endings: ["xlsx"] },
  odt: { mediaType: "application/vnd.oasis.opendocument.text", endings: ["odt"] },
  ods: { mediaType: "application/vnd.oasis.opendocument.spreadsheet", endings: ["ods"] },
  csv: { mediaType: "text/csv", endings: ["csv"] },
  txt: { mediaType: "text/plain", endings: ["txt"] },
  p7m: { mediaType: "application/pkcs7-mime", endings: ["p7m"] },
} satisfies Record<string, { mediaType: string; endings: string[] }>;

export type FileKind = keyof typeof FILE_KINDS;

const KINDS = Object.entries(FILE_KINDS) as [FileKind, { mediaType: string; endings: string[] }][];

/** The kind that a file's name claims; null when a company may not upload it. */
export function kindOf(fileName: string): FileKind | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return KINDS.find(([, { endings }]) => endings.includes(ending))?.[0] ?? null;
}

/** For the `accept` of a file input: ".pdf,.png,…". */
export const ACCEPTED_ENDINGS = KINDS.flatMap(([, { endings }]) =>
  endings.map((ending) => `.${ending}`),
).join(",");

/** For people: "pdf, png, …". */
export const KIND_NAMES = KINDS.map(([kind]) => kind).join(", ");

/** Content that a program would run, or that reaches out of the file: the table of active content says where it lies. */
export const ACTIVE_FINDINGS = [
  "file_has_actions",
  "file_has_attachments",
  "file_has_controls",
  "file_has_dynamic_form",
  "file_has_live_links",
  "file_has_macros",
  "file_has_media",
  "file_has_objects",
  "file_has_program",
  "file_has_remote_parts",
  "file_has_scripts",
  "file_is_two_kinds",
] as const;

export type ActiveFinding = (typeof ACTIVE_FINDINGS)[number];

/** What can be wrong in the bytes of a file. The error catalogue takes its codes from here. */
export const FILE_FAULTS = [
  "file_empty",
  "file_content_differs",
  "file_broken",
  /** No page, no picture or no text: nothing that a verifier could look at. */
  "file_without_content",
  /** It opens only with a password. */
  "file_locked",
  /** It goes beyond what the inspection reads of one file. */
  "file_too_complex",
  ...ACTIVE_FINDINGS,
] as const;

export type FileFault = (typeof FILE_FAULTS)[number];

/** The fault in the bytes of a file; null when they are what its name says. */
export type Finding = FileFault | null;

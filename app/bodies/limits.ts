import { MOST_FILES } from "~/domain/files/limits";

/** The most bytes of typed values of a form; files have their own, larger limit. */
export const FORM_LIMIT = 200_000;

/** The most bytes that are read from a sender who has shown no session. */
export const STRANGER_LIMIT = 64 * 1024;

/**
 * A browser shows an answer only when it has sent everything. So the rest of a too large form is read and thrown away,
 * up to these bytes. With files they are over ten times the largest file.
 */
export const FORM_CAP = 40_000_000;
export const FILES_CAP = 120_000_000;

/** A file is in memory up to these bytes, and on the disk beyond them. */
export const FILE_IN_MEMORY = 64 * 1024;

/** The most files of one body: those of one answer. */
export const FILES_OF_A_BODY = MOST_FILES;

/** Seconds after which a refused sender may try again. */
export const SHORT_WAIT_S = 10;

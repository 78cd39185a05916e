const MB = 1024 * 1024;

/** What one piece of work in a process may cost; the process is killed beyond it. */
export interface Budget {
  /** Of CPU time; by the clock four times as much, for a machine that is busy with requests. */
  milliseconds: number;
  /** The memory that the system counts for the process, its code included. */
  memoryBytes: number;
  /** Of the answer, and of a file that the work makes. */
  resultBytes: number;
}

/** How much longer than its CPU time a piece of work may take by the clock. */
export const CLOCK_FACTOR = 4;

/** The limits of foreign files, in one place; docs/operations.md publishes them and a test compares the two. */
export const LIMITS = {
  inspect: { milliseconds: 5_000, memoryBytes: 256 * MB, resultBytes: 64 * 1024 },
  redraw: { milliseconds: 8_000, memoryBytes: 384 * MB, resultBytes: 1024 * 1024 },
  readWorkbook: { milliseconds: 10_000, memoryBytes: 384 * MB, resultBytes: 12 * MB },
  writeWorkbook: { milliseconds: 15_000, memoryBytes: 384 * MB, resultBytes: 8 * MB },
  writePdf: { milliseconds: 15_000, memoryBytes: 384 * MB, resultBytes: 16 * MB },
  fillTemplate: { milliseconds: 15_000, memoryBytes: 384 * MB, resultBytes: 8 * MB },
  /** Processes that work at the same time, and when one is replaced by a fresh one. */
  processes: {
    count: 2,
    heapMegabytes: 256,
    mostWorks: 200,
    /** Of all its works together; the system ends a process that outlives its server after `cpuSeconds`. */
    mostMilliseconds: 120_000,
    restingBytes: 160 * MB,
    cpuSeconds: 300,
    fileBytes: 64 * MB,
  },
  queue: {
    perCompany: 8,
    inAll: 64,
    /** How long a request waits for its turn. */
    waitMilliseconds: 20_000,
    /** How long the upload of a workbook waits before its page shows the place in the queue instead. */
    pageMilliseconds: 2_000,
    /** How long such a workbook may go on waiting. */
    importMilliseconds: 300_000,
  },
  workbook: {
    entries: 500,
    unpackedBytes: 25 * MB,
    stringsBytes: 8 * MB,
    sheets: 20,
    definedNames: 1_000,
    relations: 200,
    formats: 1_000,
    styles: 10_000,
    strings: 100_000,
    rows: 20_000,
    columns: 1_000,
    cells: 400_000,
    textCharacters: 3_000_000,
    attributeCharacters: 65_536,
    /** Of one part of the archive. */
    tags: 1_000_000,
  },
  downloads: { keptMilliseconds: 24 * 3_600_000, keptBytes: 200 * MB },
} as const satisfies Record<string, Budget | Record<string, number>>;

/** A refused command, with the words to print: the process exits with 1. */
export class Refused extends Error {}

/** A command that cannot be parsed: the process exits with 2. */
export class WrongUsage extends Error {}

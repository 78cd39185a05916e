/** Something that could not be done, with what to say about it: the command ends with 1. */
export class Refused extends Error {}

/** A command that nobody can understand: it ends with 2. */
export class WrongUsage extends Error {}

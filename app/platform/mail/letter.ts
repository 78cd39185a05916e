export interface Mailbox {
  name: string;
  address: string;
}

/** A mail ready to be sent. */
export interface Letter {
  /** Number of the mail in the store. */
  id: number;
  template: string;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  body: string;
  date: Date;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
}

export interface Delivery {
  send(letter: Letter): Promise<void>;
  /** Ends what is under way: a mail that was not yet accepted fails. */
  close(): void;
}

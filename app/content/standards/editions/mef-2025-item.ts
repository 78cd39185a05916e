/**
 * A point of the edition of December 2025, from two transcriptions that others made of it; names are our own words.
 * `readings`: where the two do not agree, what each says.
 */
export interface BankItem {
  point: string;
  /** 1 = asked of micro companies too, 2 = of the others. */
  priority: 1 | 2;
  name: string;
  /** The points of the draft of June 2024 that it goes back to. */
  draft: string[];
  /** The questions of 2025 that ask what the draft did not. */
  questions?: string[];
  readings?: readonly [BankReading, BankReading];
}

export type BankReading = Pick<BankItem, "priority" | "name" | "draft" | "questions">;

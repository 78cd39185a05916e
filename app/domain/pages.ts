interface PageLimits {
  items: number;
  characters: number;
}

/**
 * The items in pages that hold as many as the limits allow, in their order; one longer than a page has a page of its own.
 * Without items, one empty page.
 */
export function inPages<Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  limits: PageLimits,
): Item[][] {
  const pages: Item[][] = [[]];
  let characters = 0;
  for (const item of items) {
    const last = pages.at(-1) ?? [];
    const length = lengthOf(item);
    const isFull = last.length === limits.items || characters + length > limits.characters;
    if (isFull && last.length > 0) {
      pages.push([item]);
      characters = length;
    } else {
      last.push(item);
      characters += length;
    }
  }
  return pages;
}

/** The part of a list that a page holds, and the numbers of the pages beside it; pages count from 1. */
export function pageOf(pageId: string | undefined, length: number, count: number) {
  const page = Number(pageId ?? 1);
  const from = (page - 1) * length;
  return {
    from,
    most: length,
    pagination: {
      nextPage: from + length < count ? String(page + 1) : null,
      prevPage: page > 1 ? String(page - 1) : null,
    },
  };
}

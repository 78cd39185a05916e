/** Documents and polls under way (§4): rises with each request and never falls below 0. */
let underWay = 0;

export const loadsUnderWay = (): number => underWay;

/** Counts one request; the returned function ends the count, once. */
export function beginLoad(): () => void {
  let isOver = false;
  underWay += 1;
  return () => {
    if (!isOver) underWay = Math.max(0, underWay - 1);
    isOver = true;
  };
}

export async function counted<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const end = beginLoad();
  try {
    return await request();
  } finally {
    end();
  }
}

/** With fewer questions a comparison would say more about the questions than about the company (D3). */
export const FEWEST_COMPARED = 12;

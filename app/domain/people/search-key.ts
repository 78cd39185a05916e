interface Named {
  name: string;
  surname: string;
  email: string;
}

/** Without case and accents. */
export const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The text by which people are searched and sorted: surname, name and address, without case and accents. */
export const searchKeyOf = ({ name, surname, email }: Named): string =>
  folded(`${surname} ${name} ${email}`.replace(/\s+/g, " ").trim());

/** The words of a search; a person is found when the search key holds each of them. */
export const searchWordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

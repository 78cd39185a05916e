interface FileEntry {
  id: string;
  name: string;
  /** Kind, size, and whether it is still to be saved, in words. */
  about: string;
}

/**
 * A file as its form carries it, so that a form shown again can name it: id, name and words with slashes between, which
 * neither an id nor a name contains.
 */
export const fileEntry = ({ id, name, about }: FileEntry): string => [id, name, about].join("/");

export function readFileEntry(text: string): FileEntry {
  const [id = "", name = "", ...about] = text.split("/");
  return { id, name, about: about.join("/") };
}

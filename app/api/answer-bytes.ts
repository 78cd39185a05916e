/** The bytes of an answered body; null if there are more than `most`, and the rest is not waited for. */
export async function answerBytes({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    pieces.push(chunk.value);
  }
  return Buffer.concat(pieces);
}

/** The body of a request or an answer, or undefined as soon as it is known to be longer than `limit` bytes. */
export async function readUpTo(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

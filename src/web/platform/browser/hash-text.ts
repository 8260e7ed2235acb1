/** SHA-256 of a text's UTF-8, in hex, made by the browser itself; null on pages without encryption, which lack it. */
export async function hashText(
  text: string,
  subtle: SubtleCrypto | null = crypto.subtle ?? null,
): Promise<string | null> {
  if (!subtle) return null
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of a text in UTF-8, as hex; null on pages without HTTPS, where browsers do not offer it. */
export async function hashText(
  text: string,
  subtle: SubtleCrypto | null = crypto.subtle ?? null,
): Promise<string | null> {
  if (!subtle) return null
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

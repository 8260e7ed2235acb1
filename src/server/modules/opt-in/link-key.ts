/** The key of a link in a mail, as the link carries it. */
export const encodeLinkKey = (key: Uint8Array): string => Buffer.from(key).toString('base64url')

/** The key as it is stored. Non-canonical base64url isn't one of our keys. */
export function decodeLinkKey(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

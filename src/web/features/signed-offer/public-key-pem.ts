/** The fixed beginning of a public Ed25519 key in SPKI. Its twelve bytes end with a whole group of base64. */
const SPKI_HEAD = 'MCowBQYDK2VwAyEA'

/** A public key as programs read it from a file. */
export const publicKeyPem = (publicKey: string): string => {
  const base64 = publicKey.replace(/-/g, '+').replace(/_/g, '/')
  return `-----BEGIN PUBLIC KEY-----\n${SPKI_HEAD}${base64}=\n-----END PUBLIC KEY-----`
}

/** The fixed prefix of a public Ed25519 key in SPKI. Its twelve bytes are whole groups of base64. */
const SPKI_HEAD = 'MCowBQYDK2VwAyEA'

/** A public key as a PEM file. */
export const toPublicKeyPem = (publicKey: string): string => {
  const base64 = publicKey.replace(/-/g, '+').replace(/_/g, '/')
  return `-----BEGIN PUBLIC KEY-----\n${SPKI_HEAD}${base64}=\n-----END PUBLIC KEY-----`
}

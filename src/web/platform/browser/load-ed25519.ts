export type Bytes = Uint8Array<ArrayBuffer>

/** Checks an Ed25519 signature. */
export type VerifyEd25519 = (signature: Bytes, message: Bytes, publicKey: Bytes) => Promise<boolean>

/** Fetches an implementation for browsers that lack the algorithm; it takes only SHA-512 from the browser. */
export async function loadEd25519(): Promise<VerifyEd25519> {
  const { verifyAsync } = await import('@noble/ed25519')
  // As strict as browsers are: the library's default accepts some encodings that the standard forbids.
  return (signature, message, publicKey) => verifyAsync(signature, message, publicKey, { zip215: false })
}

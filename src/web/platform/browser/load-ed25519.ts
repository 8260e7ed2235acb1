import type { VerifyEd25519 } from '#domain/signed-offers/check-ed25519.ts'

/** Fetches an implementation for browsers that lack the algorithm; it takes only SHA-512 from the browser. */
export async function loadEd25519(): Promise<VerifyEd25519> {
  const { verifyAsync } = await import('@noble/ed25519')
  // As strict as browsers are: the library's default accepts some encodings that the standard forbids.
  return (signature, message, publicKey) => verifyAsync(signature, message, publicKey, { zip215: false })
}

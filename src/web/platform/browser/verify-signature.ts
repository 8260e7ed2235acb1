import { checkEd25519, type SignatureMeans } from '#domain/signed-offers/check-ed25519.ts'
import type { SignatureCheck, SignedText } from '#domain/signed-offers/verify-signed-offer.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { loadEd25519 } from './load-ed25519.ts'

const createDefaultMeans = (): SignatureMeans => ({ subtle: crypto.subtle, loadFallback: loadEd25519 })

/** Checks in the browser whether a text was signed with a key; no server is asked. */
export async function verifySignature(
  signed: SignedText,
  means: SignatureMeans = createDefaultMeans(),
): Promise<SignatureCheck> {
  try {
    return (await checkEd25519(signed, means)) ? 'valid' : 'invalid'
  } catch (error) {
    reportProblem(error, 'check in the browser failed')
    // The implementation could not be fetched, or it failed: that says nothing about the signature.
    return 'unchecked'
  }
}

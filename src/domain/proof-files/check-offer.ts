import { canonicalise } from '#domain/kernel/canonicalise.ts'
import {
  SIGNED_OFFER_KIND,
  SIGNED_OFFER_VERSION,
  type SignedOffer,
} from '#domain/signed-offers/signed-offer.ts'
import { checkSigned, createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { isTradeFile, listItems, listStatements, type ProofFile } from './proof-file.ts'
import type { OfferStatement } from './statements.ts'

const check = createCheck('offer')

async function checkSignature(
  trust: ProofTrust,
  { keyId, signature, payload }: OfferStatement,
): Promise<ProofCheck> {
  const signed = await checkSigned(trust, { keyId, signature, text: canonicalise(payload) })
  if (signed === 'valid') return check.pass('the offer is as it was signed')
  if (signed === 'unchecked') return check.leaveOpen('signatures can’t be checked here')
  return check.fail(
    signed === 'unknownKey' ? `the offer names the unknown key ${keyId}` : 'the offer isn’t what was signed',
  )
}

/** Whether the offer is that of this sale, and has all of its devices. */
function checkSubject(file: ProofFile, { tradeNumber, devices }: SignedOffer): ProofCheck[] {
  if (tradeNumber !== file.reference) return [check.fail('the offer is about another sale')]
  const promised = new Set(devices.flatMap(({ itemNumbers }) => itemNumbers))
  return listItems(file)
    .filter((item) => !promised.has(item))
    .map((item) => check.fail(`device ${item} isn’t part of the offer`))
}

/** Whether devices that were found as described, or better, bring what was promised, or more. */
function checkKept(file: ProofFile, { devices }: SignedOffer): ProofCheck[] {
  const matched = listStatements(file, 'event').filter(({ event }) => event === 'match_or_better')
  return matched.flatMap(({ item, priceInCents }) => {
    const promised = devices.find(({ itemNumbers }) => itemNumbers.some((number) => number === item))
    if (!promised) return []
    if (typeof priceInCents !== 'number')
      return [check.leaveOpen(`device ${item}: nothing says what it brings`)]
    return priceInCents < promised.priceInCents
      ? [check.fail(`device ${item} was as described, but brings less than was offered`)]
      : [check.pass(`device ${item} brings what was offered`)]
  })
}

/** Whether a trade file begins with the signed offer of its sale, and whether that was kept. */
export async function checkOffer(trust: ProofTrust, file: ProofFile): Promise<ProofCheck[]> {
  if (!isTradeFile(file)) return []
  const [offer, ...others] = listStatements(file, 'offer')
  if (!offer) return [check.fail('the signed offer is missing')]
  if (others.length > 0 || file.records[0]?.statement !== offer)
    return [check.fail('the file doesn’t begin with its only offer')]
  const signature = await checkSignature(trust, offer)
  const { payload } = offer
  if (payload.kind !== SIGNED_OFFER_KIND || payload.version !== SIGNED_OFFER_VERSION)
    return [signature, check.leaveOpen('the offer is newer than this verifier')]
  return [signature, ...checkSubject(file, payload), ...checkKept(file, payload)]
}

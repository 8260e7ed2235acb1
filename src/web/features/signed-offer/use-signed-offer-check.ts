import { useCallback, useRef, useState } from 'react'
import {
  type SignedOfferKey,
  type SignedOfferVerdict,
  verifySignedOffer,
} from '#domain/signed-offers/verify-signed-offer.ts'
// Not fetched when it is needed: by then there may be no network.
import { verifySignature } from '#web/platform/browser/verify-signature.ts'

/** More than the receipt of the largest sale; nobody wants to wait until a film has been read. */
const MAX_FILE_BYTES = 8_000_000

export interface CheckedSignedOffer {
  readonly verdict: SignedOfferVerdict
  /** Of this page; another check is another result, even with the same words. */
  readonly round: number
}

export interface SignedOfferCheck {
  /** Null before the first check. */
  readonly checked: CheckedSignedOffer | null
  readonly checkText: (text: string) => Promise<void>
  /** Gives what was in the file; empty when it could not be read. */
  readonly checkFile: (file: File) => Promise<string>
}

const readText = (file: File): Promise<string> =>
  file.size > MAX_FILE_BYTES ? Promise.resolve('') : file.text().catch(() => '')

/** Checks receipts in the browser. The newest check counts, also when an older one takes longer. */
export function useSignedOfferCheck(keys: readonly SignedOfferKey[]): SignedOfferCheck {
  const [checked, setChecked] = useState<CheckedSignedOffer | null>(null)
  const rounds = useRef(0)
  const checkText = useCallback(
    async (text: string) => {
      rounds.current += 1
      const round = rounds.current
      const verdict = await verifySignedOffer(text, { keys, checkSignature: verifySignature })
      if (round === rounds.current) setChecked({ verdict, round })
    },
    [keys],
  )
  const checkFile = useCallback(
    async (file: File) => {
      const text = await readText(file)
      await checkText(text)
      return text
    },
    [checkText],
  )
  return { checked, checkText, checkFile }
}

import { useCallback, useRef, useState } from 'react'
import {
  type SignedOfferKey,
  type SignedOfferVerdict,
  verifySignedOffer,
} from '#domain/signed-offers/verify-signed-offer.ts'
// Loaded with the page: later there may be no network.
import { verifySignature } from '#web/platform/browser/verify-signature.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** More than the signed offer of the largest sale. A film that was dropped by mistake is not read. */
const MAX_FILE_BYTES = 8_000_000

export interface CheckedSignedOffer {
  readonly verdict: SignedOfferVerdict
  /** Numbered within the page: another check is another result, even with the same verdict. */
  readonly checkNumber: number
}

export interface SignedOfferCheck {
  /** Null before the first check. */
  readonly checked: CheckedSignedOffer | null
  readonly checkText: (text: string) => Promise<void>
  /** The content of the file; empty where it could not be read. */
  readonly checkFile: (file: File) => Promise<string>
}

/** A file that was moved or changed meanwhile; the visitor is told that it can't be checked. */
const reportUnreadable = (error: unknown): string => {
  reportProblem(error, 'check in the browser failed')
  return ''
}

const readText = (file: File): Promise<string> =>
  file.size > MAX_FILE_BYTES ? Promise.resolve('') : file.text().catch(reportUnreadable)

/** Checks signed offers in the browser. The latest check wins, even when an earlier one takes longer. */
export function useSignedOfferCheck(keys: readonly SignedOfferKey[]): SignedOfferCheck {
  const [checked, setChecked] = useState<CheckedSignedOffer | null>(null)
  const checkCount = useRef(0)
  const checkText = useCallback(
    async (text: string) => {
      checkCount.current += 1
      const checkNumber = checkCount.current
      const verdict = await verifySignedOffer(text, { keys, checkSignature: verifySignature })
      if (checkNumber === checkCount.current) setChecked({ verdict, checkNumber })
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

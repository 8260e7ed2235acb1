import { useCallback, useRef, useState } from 'react'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { readProofFile } from '#domain/proof-files/read-proof-file.ts'
import { type ProofReport, verifyProof } from '#domain/proof-files/verify-proof.ts'
import { type SignedOfferVerdict, verifySignedOffer } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
// Loaded with the page: later there may be no network.
import { verifySignature } from '#web/platform/browser/verify-signature.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** More than the files of the largest sale. A film that was dropped by mistake is not read. */
const MAX_FILE_BYTES = 8_000_000

type VerifyKeys = Pick<VerifyData, 'keys' | 'logKeys'>

/** What a file turned out to be. */
export type FileOutcome =
  | { readonly kind: 'offer'; readonly verdict: SignedOfferVerdict }
  | { readonly kind: 'proof'; readonly report: ProofReport }

export interface CheckedFile {
  readonly outcome: FileOutcome
  /** Numbered within the page: another check is another result, even with the same verdict. */
  readonly checkNumber: number
}

export interface FileCheck {
  /** Null before the first check. */
  readonly checked: CheckedFile | null
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

const hash = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

async function examine(text: string, { keys, logKeys }: VerifyKeys): Promise<FileOutcome> {
  const isProof = readProofFile(text).kind !== 'other'
  if (!isProof)
    return {
      kind: 'offer',
      verdict: await verifySignedOffer(text, { keys, checkSignature: verifySignature }),
    }
  // Pages without HTTPS can't hash.
  if (!crypto.subtle) return { kind: 'offer', verdict: { kind: 'unchecked' } }
  return {
    kind: 'proof',
    report: await verifyProof(text, { keys: logKeys, hash, checkSignature: verifySignature }),
  }
}

/** Checks signed offers and proofs in the browser. The latest check wins, even when an earlier one takes longer. */
export function useFileCheck({ keys, logKeys }: VerifyKeys): FileCheck {
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const checkCount = useRef(0)
  const checkText = useCallback(
    async (text: string) => {
      checkCount.current += 1
      const checkNumber = checkCount.current
      const outcome = await examine(text, { keys, logKeys })
      if (checkNumber === checkCount.current) setChecked({ outcome, checkNumber })
    },
    [keys, logKeys],
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

import { useCallback, useRef, useState } from 'react'
import { isZip } from '#archives/open-zip.ts'
import { type GivenFile, NO_FILE, readGivenFile } from '#archives/read-given-file.ts'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { readProofFile } from '#domain/proof-files/read-proof-file.ts'
import { type ProofReport, verifyProof } from '#domain/proof-files/verify-proof.ts'
import { type SignedOfferVerdict, verifySignedOffer } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
// Loaded with the page: later there may be no network.
import { verifySignature } from '#web/platform/browser/verify-signature.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** More than the files of the largest sale. A film that was dropped by mistake is not read. */
const MAX_TEXT_BYTES = 8_000_000

/** The same with photos. */
const MAX_ARCHIVE_BYTES = 400_000_000

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
  /** The text of the file; empty where it is an archive, or could not be read. */
  readonly checkFile: (file: File) => Promise<string>
  /** Checks the last file once more: whether it continues an earlier one. */
  readonly compareWith: (earlier: File) => Promise<void>
}

/** A file that was moved or changed meanwhile; the visitor is told that it can't be checked. */
const reportUnreadable = (error: unknown): GivenFile => {
  reportProblem(error, 'check in the browser failed')
  return NO_FILE
}

const readBytes = async (file: Blob): Promise<Bytes> => new Uint8Array(await file.arrayBuffer())

async function readIfSmall(file: File): Promise<GivenFile> {
  const isArchive = isZip(await readBytes(file.slice(0, 4)))
  const isSmall = file.size <= (isArchive ? MAX_ARCHIVE_BYTES : MAX_TEXT_BYTES)
  return isSmall ? readGivenFile(await readBytes(file)) : NO_FILE
}

const read = (file: File): Promise<GivenFile> => readIfSmall(file).catch(reportUnreadable)

const hash = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

interface Examined extends GivenFile {
  /** The text of a file that the visitor has kept. */
  readonly earlierFile: string | null
}

async function examine(
  { text, attachments, earlierFile }: Examined,
  { keys, logKeys }: VerifyKeys,
): Promise<FileOutcome> {
  const isProof = readProofFile(text).kind !== 'other'
  if (!isProof)
    return {
      kind: 'offer',
      verdict: await verifySignedOffer(text, { keys, checkSignature: verifySignature }),
    }
  // Pages without HTTPS can't hash.
  if (!crypto.subtle) return { kind: 'offer', verdict: { kind: 'unchecked' } }
  const trust = { keys: [...logKeys, ...keys], hash, checkSignature: verifySignature, earlierFile }
  return { kind: 'proof', report: await verifyProof(text, trust, attachments) }
}

/** Checks signed offers and trade files in the browser. The latest check wins, even when an earlier one takes longer. */
export function useFileCheck({ keys, logKeys }: VerifyKeys): FileCheck {
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const checkCount = useRef(0)
  const last = useRef<GivenFile>(NO_FILE)
  const check = useCallback(
    async (given: GivenFile, earlierFile: string | null = null) => {
      checkCount.current += 1
      const checkNumber = checkCount.current
      last.current = given
      const outcome = await examine({ ...given, earlierFile }, { keys, logKeys })
      if (checkNumber === checkCount.current) setChecked({ outcome, checkNumber })
    },
    [keys, logKeys],
  )
  const checkFile = useCallback(
    async (file: File) => {
      const given = await read(file)
      await check(given)
      return given.attachments ? '' : given.text
    },
    [check],
  )
  const checkText = useCallback((text: string) => check({ text, attachments: null }), [check])
  const compareWith = useCallback(
    // What can't be read is no earlier file, and the check says so.
    async (earlier: File) => check(last.current, (await read(earlier)).text || '{}'),
    [check],
  )
  return { checked, checkText, checkFile, compareWith }
}

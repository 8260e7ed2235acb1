import { type GivenFile, readGivenFile } from '#archives/read-given-file.ts'
import { readFairnessDownload } from '#domain/fairness/fairness-download.ts'
import { type FairnessTexts, type FairnessVerdict, verifyFairness } from '#domain/fairness/verify-fairness.ts'
import type { ProofCheck, ProofTrust } from '#domain/proof-files/proof-check.ts'
import { readProofFile } from '#domain/proof-files/read-proof-file.ts'
import { type ProofReport, verifyProof } from '#domain/proof-files/verify-proof.ts'
import { checkEd25519 } from '#domain/signed-offers/check-ed25519.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
import type { TreeHead } from '#domain/transparency-log/tree-head.ts'
import { listReportLines } from './list-report-lines.ts'
import { type Arguments, readArguments, USAGE } from './read-arguments.ts'
import { readGivenPath } from './read-given-path.ts'

/*
 * Checks without the shop: the trade file of a sale, alone or with its photos, the proofs that were issued before there were
 * trade files, and the figures of the fairness page. The build makes one file of it and of the rules it imports, which the
 * page that verifies uses, too. In a browser: import { verify, verifyFigures } from './verify-proof.mjs'.
 */

const hash = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const refuseOldPlatform = async (): Promise<never> => {
  throw new Error('This platform doesn’t know Ed25519. Use Node 20 or a current browser.')
}

const checkSignature: ProofTrust['checkSignature'] = async (signed) => {
  try {
    const isValid = await checkEd25519(signed, { subtle: crypto.subtle, loadFallback: refuseOldPlatform })
    return isValid ? 'valid' : 'invalid'
  } catch {
    // That says nothing about the signature.
    return 'unchecked'
  }
}

/** A JWK set as the shop publishes it. */
interface KeySet {
  readonly keys: readonly { readonly kid: string; readonly x: string }[]
}

export interface VerifyOptions {
  /**
   * The shop's keys, from `/.well-known/transparency-log-keys.json` and `/.well-known/signed-offer-keys.json`: both sets as
   * one, or as a list. Those of the file prove nothing about its origin.
   */
  readonly keySet?: KeySet | readonly KeySet[] | null
  /** A tree head that you have kept, from `/api/log/tree-head`. */
  readonly head?: TreeHead | null
  /** A file about the same sale that you have kept: a text, or the bytes of a file or an archive. */
  readonly earlier?: string | Bytes | null
}

const toGiven = async (given: string | Bytes): Promise<GivenFile> =>
  typeof given === 'string' ? { text: given, attachments: null } : readGivenFile(given)

const readOwnKeys = (text: string): readonly SignedOfferKey[] => {
  const read = readProofFile(text)
  return read.kind === 'proof' ? read.file.keys : []
}

const toKeys = (keySet: NonNullable<VerifyOptions['keySet']>): readonly SignedOfferKey[] =>
  [keySet].flat().flatMap(({ keys }) => keys.map(({ kid, x }) => ({ keyId: kid, publicKey: x })))

interface GivenTrust extends Pick<VerifyOptions, 'keySet' | 'head'> {
  readonly earlierText: string | null
}

const verifyGiven = (
  { text, attachments }: GivenFile,
  { keySet, head = null, earlierText }: GivenTrust,
): Promise<ProofReport> =>
  verifyProof(
    text,
    {
      hash,
      checkSignature,
      earlier: head,
      earlierFile: earlierText,
      keys: keySet ? toKeys(keySet) : readOwnKeys(text),
    },
    attachments,
  )

/** Checks a trade file or a proof: its text, or its bytes, also as an archive. Asks nobody and never throws for what is in it. */
export async function verify(
  given: string | Bytes,
  { keySet = null, head = null, earlier = null }: VerifyOptions = {},
): Promise<ProofReport> {
  const earlierText = earlier === null ? null : (await toGiven(earlier)).text
  return verifyGiven(await toGiven(given), { keySet, head, earlierText })
}

/** Computes the figures of the fairness page from its download, and checks that the public log has them. */
export const verifyFigures = (
  texts: FairnessTexts,
  { keySet = null, head = null }: Omit<VerifyOptions, 'earlier'> = {},
): Promise<FairnessVerdict> =>
  verifyFairness(texts, {
    hash,
    checkSignature,
    earlier: head,
    keys: keySet ? toKeys(keySet) : (readFairnessDownload(texts.proof ?? texts.text)?.keys ?? []),
  })

const WORDS = { passed: 'ok  ', failed: 'FAIL', open: 'open' } as const

const writeLine = ({ name, result, detail }: ProofCheck): string =>
  `${WORDS[result]}  ${name.padEnd(11)}  ${detail}`

interface Verdict extends Pick<ProofReport, 'result' | 'checks'> {
  /** The figures that the page shows; null for a trade file. */
  readonly report: FairnessVerdict['report'] | null
}

async function verifyPaths({ isFairness, file, keys, head, earlier, proof }: Arguments): Promise<Verdict> {
  const { readFile } = await import('node:fs/promises')
  const readText = (path: string) => readFile(path, 'utf8')
  const readJson = async (path: string) => JSON.parse(await readText(path))
  const keySets: KeySet[] = []
  for (const path of keys) keySets.push(await readJson(path))
  const trust = {
    keySet: keySets.length > 0 ? keySets : null,
    head: head === null ? null : await readJson(head),
  }
  if (isFairness)
    return verifyFigures(
      { text: await readText(file), proof: proof === null ? null : await readText(proof) },
      trust,
    )
  const earlierText = earlier === null ? null : (await readGivenPath(earlier)).text
  return { ...(await verifyGiven(await readGivenPath(file), { ...trust, earlierText })), report: null }
}

/** The program: a line for each check; 0 if all passed, 1 if anything is wrong or not proven, 2 if it can't start. */
async function run(given: readonly string[]): Promise<number> {
  const write = (line: string) => process.stdout.write(`${line}\n`)
  const names = readArguments(given)
  if (!names) {
    write(USAGE)
    return 2
  }
  const { result, checks, report } = await verifyPaths(names)
  for (const check of checks) write(writeLine(check))
  if (names.keys.length === 0)
    write(
      'note  keys         from the file itself: compare them with /.well-known/transparency-log-keys.json and signed-offer-keys.json',
    )
  if (report) for (const line of listReportLines(report)) write(line)
  return result === 'passed' ? 0 : 1
}

/** Whether Node was started with this file, rather than importing it. */
async function isProgram(): Promise<boolean> {
  const [, started] = globalThis.process?.argv ?? []
  if (started === undefined) return false
  const { pathToFileURL } = await import('node:url')
  const { realpath } = await import('node:fs/promises')
  const path = await realpath(started).catch(() => started)
  return import.meta.url === pathToFileURL(path).href
}

if (await isProgram())
  process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  })

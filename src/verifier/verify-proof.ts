import type { ProofCheck, ProofTrust } from '#domain/proof-files/proof-check.ts'
import { readProofFile } from '#domain/proof-files/read-proof-file.ts'
import { type ProofReport, verifyProof } from '#domain/proof-files/verify-proof.ts'
import { checkEd25519 } from '#domain/signed-offers/check-ed25519.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
import type { TreeHead } from '#domain/transparency-log/tree-head.ts'

/*
 * Checks the proof of a sale without the shop. The build makes one file of it and of the rules it imports, which the page
 * that verifies uses, too. In a browser: import { verify } from './verify-proof.mjs'.
 */

const USAGE = 'Usage: node verify-proof.mjs proof.json [--keys keys.json] [--head tree-head.json]'

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
  /** The shop's keys, from `/.well-known/transparency-log-keys.json`. Those of the file prove nothing about its origin. */
  readonly keySet?: KeySet | null
  /** A tree head that you have kept, from `/api/log/tree-head`. */
  readonly head?: TreeHead | null
}

const readOwnKeys = (text: string): readonly SignedOfferKey[] => {
  const read = readProofFile(text)
  return read.kind === 'proof' ? read.file.keys : []
}

/** Checks the text of a proof. Asks nobody and never throws for what is in it. */
export const verify = (
  text: string,
  { keySet = null, head = null }: VerifyOptions = {},
): Promise<ProofReport> =>
  verifyProof(text, {
    hash,
    checkSignature,
    earlier: head,
    keys: keySet ? keySet.keys.map(({ kid, x }) => ({ keyId: kid, publicKey: x })) : readOwnKeys(text),
  })

const WORDS = { passed: 'ok  ', failed: 'FAIL', open: 'open' } as const

const writeLine = ({ name, result, detail }: ProofCheck): string =>
  `${WORDS[result]}  ${name.padEnd(11)}  ${detail}`

interface Arguments {
  readonly proof: string
  readonly keys: string | null
  readonly head: string | null
}

function readArguments(given: readonly string[]): Arguments | null {
  const options: Record<string, string | null> = { '--keys': null, '--head': null }
  const files: string[] = []
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? ''
    const value = given[at + 1]
    if (!(word in options)) files.push(word)
    else if (value === undefined) return null
    else {
      options[word] = value
      at += 1
    }
  }
  const [proof, ...others] = files
  if (proof === undefined || others.length > 0 || proof.startsWith('-')) return null
  return { proof, keys: options['--keys'] ?? null, head: options['--head'] ?? null }
}

/** The program: a line for each check; 0 if all passed, 1 if anything is wrong or not proven, 2 if it can't start. */
async function run(given: readonly string[]): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const write = (line: string) => process.stdout.write(`${line}\n`)
  const names = readArguments(given)
  if (!names) {
    write(USAGE)
    return 2
  }
  const readJson = async (name: string | null) =>
    name === null ? null : JSON.parse(await readFile(name, 'utf8'))
  const text = await readFile(names.proof, 'utf8')
  const { result, checks } = await verify(text, {
    keySet: await readJson(names.keys),
    head: await readJson(names.head),
  })
  for (const check of checks) write(writeLine(check))
  if (names.keys === null)
    write(
      'note  keys         from the file itself: compare them with /.well-known/transparency-log-keys.json',
    )
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

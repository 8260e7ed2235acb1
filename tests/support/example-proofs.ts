import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import { buildCommitmentText, type Commitment } from '#domain/inspection/commitment.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { buildLogEntry, chainRecords } from '#domain/proof-files/chain-records.ts'
import type { ProofTrust } from '#domain/proof-files/proof-check.ts'
import { buildSealText, type ProofFile } from '#domain/proof-files/proof-file.ts'
import type { FindingsStatement, PhotoStatement, Statement } from '#domain/proof-files/statements.ts'
import type { SignedText } from '#domain/signed-offers/verify-signed-offer.ts'
import { hashEntry, type LogEntry } from '#domain/transparency-log/log-entry.ts'
import { buildTreeHeadText, type SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import { buildExampleLog, type ExampleLog, sha256 } from './example-log.ts'

const STARTED_AT_MS = Date.parse('2026-11-02T06:00:00Z')
const TRADE_PAUSE_MS = 7 * MINUTE_MS

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEY = { keyId: 'k1', publicKey: String(publicKey.export({ format: 'jwk' }).x) }

const signText = (text: string): string => sign(null, Buffer.from(text), privateKey).toString('base64url')

// Many files share their tree heads.
const checked = new Map<string, boolean>()

const checkSignature = async ({ text, signature }: SignedText) => {
  const known = `${signature} ${text}`
  const isValid =
    checked.get(known) ?? verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))
  checked.set(known, isValid)
  return isValid ? 'valid' : 'invalid'
}

export const TRUST: ProofTrust = { keys: [KEY], hash: sha256, checkSignature }

/** A sale as the shop stores it. */
export interface ExampleSale {
  readonly reference: string
  readonly statements: readonly Statement[]
}

/** Small numbers that look random and are the same in every run. */
const draw = (seed: string, below: number): number => Number.parseInt(hashOf(seed).slice(0, 8), 16) % below

const buildUuid = (seed: string): string =>
  hashOf(seed)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function buildFindings(sale: { number: number; reference: string }, inspection: number, atMs: number) {
  const seed = `${sale.number}/${inspection}`
  const photos = Array.from(
    { length: 1 + draw(`${seed} photos`, 3) },
    (_, at): PhotoStatement => ({
      kind: 'photo',
      item: 1,
      photoId: buildUuid(`${seed} photo ${at}`),
      sha256: hashOf(`${seed} picture ${at}`),
      atMs: atMs - (at + 1) * 1_000,
    }),
  )
  const opened: Commitment = {
    reference: `${sale.reference}-1`,
    serialNumber: draw(`${seed} serial`, 4) === 0 ? null : String(490_154_203_237_000 + draw(seed, 999)),
    nonce: hashOf(`${seed} nonce`).slice(0, 32),
    found: {
      storageGb: 64 * 2 ** draw(`${seed} storage`, 4),
      conditionId: 1 + draw(`${seed} condition`, 5),
      answers: { PH_POWER: ['YES'], PH_DEFECTS: draw(`${seed} defects`, 2) === 0 ? [] : ['TOUCH'] },
    },
    photoIds: { CONDITION: photos.map(({ photoId }) => photoId) },
  }
  const findings: FindingsStatement = {
    kind: 'findings',
    item: 1,
    inspection,
    hash: hashOf(buildCommitmentText(opened)),
    atMs,
    decidedAtMs: atMs + MINUTE_MS,
    opened,
  }
  return { photos, findings }
}

const APPEALED = [
  ['deviation', 'COUNTER_OFFERED'],
  ['appeal', 'APPEALED'],
  ['appeal_upheld', 'ACCEPTED'],
] as const

/** A device from its sale to the money; every third one is inspected twice. */
export function buildSale(number: number): ExampleSale {
  const reference = `SALE-${String(number).padStart(4, '0')}`
  const atMs = STARTED_AT_MS + number * TRADE_PAUSE_MS
  const isAppealed = draw(`${number} appealed`, 3) === 0
  const inspected = (isAppealed ? [1, 2] : [1]).map((inspection) =>
    buildFindings({ number, reference }, inspection, atMs + (inspection - 1) * 2 * MINUTE_MS),
  )
  const steps: readonly (readonly [string, string])[] = [
    ['created', 'CREATED'],
    ['label_issued', 'LABEL_ISSUED'],
    ['carrier_scan', 'IN_TRANSIT'],
    ['booked_in', 'RECEIVED'],
    ['inspection_started', 'IN_INSPECTION'],
    ...(isAppealed ? APPEALED : [['match_or_better', 'ACCEPTED'] as const]),
    ['payout_ordered', 'PAYOUT_PENDING'],
    ['bank_confirmed', 'PAID'],
  ]
  const events = steps.map(
    ([event, to], at): Statement => ({
      kind: 'event',
      item: at === 0 ? null : 1,
      event,
      from: steps[at - 1]?.[1] ?? null,
      to,
      atMs: atMs + at * 1_000,
    }),
  )
  const logged = inspected.flatMap(({ photos, findings }) => [...photos, findings])
  return { reference, statements: [...events, ...logged] }
}

const listEntries = (sales: readonly ExampleSale[]): LogEntry[] =>
  sales
    .flatMap(({ statements }) => statements.flatMap((statement) => buildLogEntry(sha256, statement) ?? []))
    .toSorted((one, other) => one.atMs - other.atMs)

/** A log with its signed tree heads. */
export interface SignedLog {
  readonly tree: ExampleLog
  readonly indexes: ReadonlyMap<string, number>
  readonly heads: readonly SignedTreeHead[]
}

const nameEntry = ({ kind, hash, atMs }: LogEntry): string => `${kind} ${hash} ${atMs}`

/** Logs sales as they come, and late entries behind all of them; a tree head is signed every hour. */
export function buildSignedLog(sales: readonly ExampleSale[], late: readonly LogEntry[] = []): SignedLog {
  const inTime = listEntries(sales)
  const entries = [...inTime, ...late]
  const tree = buildExampleLog(entries.map((entry) => hashEntry(sha256, entry)))
  const endMs = (inTime.at(-1)?.atMs ?? STARTED_AT_MS) + HOUR_MS
  const hours = Math.ceil((endMs - STARTED_AT_MS) / HOUR_MS)
  const heads = Array.from({ length: hours + 2 }, (_, hour): SignedTreeHead => {
    const timestamp = STARTED_AT_MS + (hour - 1) * HOUR_MS
    const isLast = hour === hours + 1
    const size = isLast ? entries.length : inTime.filter(({ atMs }) => atMs <= timestamp).length
    const head = { tree_size: size, timestamp, root_hash: tree.rootOf(size) }
    return { ...head, key_id: KEY.keyId, signature: signText(buildTreeHeadText(head)) }
  })
  return { tree, heads, indexes: new Map(entries.map((entry, index) => [nameEntry(entry), index])) }
}

/** The tree heads around an entry. */
const findAround = (heads: readonly SignedTreeHead[], index: number) => ({
  before: heads.findLast(({ tree_size }) => tree_size <= index),
  after: heads.find(({ tree_size }) => tree_size > index),
})

/** The proof of a sale, sealed by the shop, whatever the sale says. */
export function issueProof({ reference, statements }: ExampleSale, log: SignedLog): ProofFile {
  const { tree, indexes, heads } = log
  const said = statements.map((statement) => {
    const entry = buildLogEntry(sha256, statement)
    const index = entry ? indexes.get(nameEntry(entry)) : undefined
    return { statement, index }
  })
  const shown = heads.filter(
    (head) =>
      head === heads.at(-1) ||
      said.some(({ index }) => {
        if (index === undefined) return false
        const { before, after } = findAround(heads, index)
        return head === before || head === after
      }),
  )
  const { records, lastHash } = chainRecords(
    sha256,
    said.map(({ statement, index }) => {
      const size = index === undefined ? undefined : findAround(heads, index).after?.tree_size
      const log = index === undefined || size === undefined ? null : tree.proveInclusion(index, size)
      return { statement, log }
    }),
  )
  const issuedAtMs = (heads.at(-1)?.timestamp ?? STARTED_AT_MS) + 48 * HOUR_MS
  const seal = buildSealText({ reference, issuedAtMs, recordCount: records.length, lastHash })
  return {
    format: 'rivendo-proof',
    version: 1,
    reference,
    issuedAtMs,
    heads: shown,
    consistency: shown.slice(1).flatMap(({ tree_size }, at) => {
      const first = shown[at]?.tree_size ?? 0
      return first < tree_size ? [tree.proveConsistency(first, tree_size)] : []
    }),
    records,
    seal: { key_id: KEY.keyId, signature: signText(seal) },
    keys: [KEY],
  }
}

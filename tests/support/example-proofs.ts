import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import { buildCommitmentText, type Commitment } from '#domain/inspection/commitment.ts'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { buildLogEntry, chainRecords } from '#domain/proof-files/chain-records.ts'
import type { ProofTrust } from '#domain/proof-files/proof-check.ts'
import {
  buildSealText,
  isTradeFile,
  type ProofFile,
  TRADE_FILE_VERSION,
} from '#domain/proof-files/proof-file.ts'
import type {
  CommitmentStatement,
  EventStatement,
  FindingsStatement,
  OfferStatement,
  PayoutStatement,
  PhotoStatement,
  SellerPhotoStatement,
  Statement,
} from '#domain/proof-files/statements.ts'
import { type ArchiveFiles, buildPhotoName } from '#domain/proof-files/trade-archive.ts'
import { buildSignedOffer, type SignedOffer, type SignedPhoto } from '#domain/signed-offers/signed-offer.ts'
import type { SignedText } from '#domain/signed-offers/verify-signed-offer.ts'
import { hashEntry, type LogEntry } from '#domain/transparency-log/log-entry.ts'
import { encodeText } from '#domain/transparency-log/merkle-hash.ts'
import { buildTreeHeadText, type SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import { buildExampleLog, type ExampleLog, sha256 } from './example-log.ts'

const STARTED_AT_MS = Date.parse('2026-11-02T06:00:00Z')
const TRADE_PAUSE_MS = 7 * MINUTE_MS

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

function createKey(keyId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    key: { keyId, publicKey: String(publicKey.export({ format: 'jwk' }).x) },
    publicKey,
    signText: (text: string): string => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}

export const LOG_SIGNER = createKey('log')
const OFFER_SIGNER = createKey('offers')
const SIGNERS = [LOG_SIGNER, OFFER_SIGNER]

// Many files share their tree heads.
const checked = new Map<string, boolean>()

const checkSignature = async ({ text, signature, publicKey }: SignedText) => {
  const signer = SIGNERS.find(({ key }) => key.publicKey === publicKey)
  const known = `${publicKey} ${signature} ${text}`
  const isValid =
    checked.get(known) ??
    (signer !== undefined &&
      verify(null, Buffer.from(text), signer.publicKey, Buffer.from(signature, 'base64url')))
  checked.set(known, isValid)
  return isValid ? 'valid' : 'invalid'
}

export const TRUST: ProofTrust = { keys: SIGNERS.map(({ key }) => key), hash: sha256, checkSignature }

/** Signs an offer with the shop's own key, whatever it says. */
export const signOffer = (payload: SignedOffer): Omit<OfferStatement, 'atMs'> => ({
  kind: 'offer',
  item: null,
  keyId: OFFER_SIGNER.key.keyId,
  payload,
  signature: OFFER_SIGNER.signText(canonicalise(payload)),
})

/** A sale as the shop stores it. */
export interface ExampleSale {
  readonly reference: string
  readonly statements: readonly Statement[]
}

/** What an example photo shows. */
const drawPicture = (photoId: string): string => `picture ${photoId}`

/** Small numbers that look random and are the same in every run. */
const draw = (seed: string, below: number): number => Number.parseInt(hashOf(seed).slice(0, 8), 16) % below

const buildUuid = (seed: string): string =>
  hashOf(seed)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function buildFindings(sale: { number: number; reference: string }, inspection: number, atMs: number) {
  const seed = `${sale.number}/${inspection}`
  const photos = Array.from({ length: 1 + draw(`${seed} photos`, 3) }, (_, at): PhotoStatement => {
    const photoId = buildUuid(`${seed} photo ${at}`)
    return {
      kind: 'photo',
      item: 1,
      photoId,
      sha256: hashOf(drawPicture(photoId)),
      atMs: atMs - (at + 1) * 1_000,
    }
  })
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
  const { hash } = findings
  const commitment: CommitmentStatement = { kind: 'commitment', item: 1, inspection, hash, atMs }
  return { photos, commitment, findings }
}

const SIDES = ['front', 'back', 'left'] as const

/** The side whose photo was added after the sale, so that the offer doesn't name it. */
const ADDED_SIDE = 'left'

/** The sides that the seller has photographed. */
const buildSellerPhotos = (number: number, atMs: number): (SellerPhotoStatement & SignedPhoto)[] =>
  SIDES.slice(0, 1 + draw(`${number} sides`, SIDES.length)).map((side, at) => {
    const photoId = buildUuid(`${number} seller ${side}`)
    return {
      kind: 'sellerPhoto',
      item: 1,
      side,
      photoId,
      sha256: hashOf(drawPicture(photoId)),
      atMs: atMs - MINUTE_MS - at * 1_000,
    }
  })

const CURRENCY = 'EUR'

function buildOffer(sale: { number: number; reference: string }, atMs: number): OfferStatement {
  const { number, reference } = sale
  const priceInCents = 10_000 + 100 * draw(`${number} price`, 400)
  const breakdown = { baseInCents: priceInCents, lines: [], floorInCents: 0, roundingInCents: 0 }
  const payload = buildSignedOffer({
    tradeNumber: reference,
    market: 'de',
    shopMode: 'default',
    currency: CURRENCY,
    createdAtMs: atMs,
    sendByMs: atMs + 21 * DAY_MS,
    items: [
      {
        number: 1,
        offerId: buildUuid(`${number} offer`),
        categoryId: 'phones',
        deviceId: 1 + draw(`${number} device`, 500),
        deviceName: 'Łódź Phone 5',
        storageGb: 128,
        conditionId: 4,
        answers: { PH_POWER: ['YES'] },
        ruleVersion: 1,
        priceListVersion: 3,
        deductionFactorBp: 10_000,
        priceInCents,
        breakdown: { ...breakdown, totalInCents: priceInCents },
        photos: buildSellerPhotos(number, atMs).filter(({ side }) => side !== ADDED_SIDE),
      },
    ],
    voucher: draw(`${number} voucher`, 4) === 0 ? { code: 'HELLO', valueInCents: 500 } : null,
    acceptRule: null,
  })
  return { ...signOffer(payload), atMs }
}

/** An event, where it leads, and what the device brings from then on. */
type Step = readonly [event: string, to: string, priceInCents: number | null]

/** From the parcel to the money. Every third device is inspected twice, and every fifth payout comes back once. */
function listSteps(number: number, priceInCents: number, isAppealed: boolean): readonly Step[] {
  const counterInCents = priceInCents - 5_000
  const appeal: readonly Step[] = [
    ['deviation', 'COUNTER_OFFERED', counterInCents],
    ['appeal', 'APPEALED', counterInCents],
    ['appeal_upheld', 'ACCEPTED', priceInCents],
  ]
  const isReturned = draw(`${number} returned`, 5) === 0
  return [
    ['created', 'CREATED', null],
    ['label_issued', 'LABEL_ISSUED', null],
    ['carrier_scan', 'IN_TRANSIT', priceInCents],
    ['booked_in', 'RECEIVED', priceInCents],
    ['inspection_started', 'IN_INSPECTION', priceInCents],
    ...(isAppealed ? appeal : [['match_or_better', 'ACCEPTED', priceInCents] as const]),
    ['payout_ordered', 'PAYOUT_PENDING', priceInCents],
    ...(isReturned
      ? ([
          ['bank_rejected', 'PAYOUT_FAILED', priceInCents],
          ['account_changed', 'PAYOUT_PENDING', priceInCents],
        ] as const)
      : []),
    ['bank_confirmed', 'PAID', priceInCents],
  ]
}

const OUTCOMES: Readonly<Record<string, PayoutStatement['outcome']>> = {
  bank_confirmed: 'confirmed',
  bank_rejected: 'rejected',
}

/** The payouts that events of the bank are about, and the voucher with the last one. */
function listPayouts(
  sale: { number: number; reference: string },
  events: readonly EventStatement[],
  { payload: { voucher } }: OfferStatement,
): PayoutStatement[] {
  const bonusInCents = draw(`${sale.number} late`, 6) === 0 ? 500 : 0
  const common = { kind: 'payout', currency: CURRENCY, account: 'DE89 •••• •••• 3000' } as const
  const devices = events
    .filter(({ event }) => event in OUTCOMES)
    .map(
      ({ event, item, priceInCents, atMs }, at): PayoutStatement => ({
        ...common,
        item,
        attempt: at + 1,
        reference: `${sale.reference}-${item}`,
        amountInCents: (priceInCents ?? 0) + bonusInCents,
        bonusInCents,
        outcome: OUTCOMES[event] ?? 'rejected',
        atMs,
      }),
    )
  const last = devices.at(-1)
  if (!voucher || !last) return devices
  const { reference } = sale
  const amountInCents = voucher.valueInCents
  return [
    ...devices,
    { ...last, item: null, attempt: 1, reference: `${reference}-0`, amountInCents, bonusInCents: 0 },
  ]
}

/** A device from its offer to the money. */
export function buildSale(number: number): ExampleSale {
  const reference = `SALE-${String(number).padStart(4, '0')}`
  const atMs = STARTED_AT_MS + number * TRADE_PAUSE_MS
  const isAppealed = draw(`${number} appealed`, 3) === 0
  const inspected = (isAppealed ? [1, 2] : [1]).map((inspection) =>
    buildFindings({ number, reference }, inspection, atMs + (inspection - 1) * 2 * MINUTE_MS),
  )
  const offer = buildOffer({ number, reference }, atMs)
  const steps = listSteps(number, offer.payload.totalInCents, isAppealed)
  const events = steps.map(
    ([event, to, priceInCents], at): EventStatement => ({
      kind: 'event',
      item: at === 0 ? null : 1,
      event,
      from: steps[at - 1]?.[1] ?? null,
      to,
      priceInCents,
      atMs: atMs + at * 1_000,
    }),
  )
  const logged = inspected.flatMap(({ photos, commitment, findings }) => [...photos, commitment, findings])
  const payouts = listPayouts({ number, reference }, events, offer)
  return {
    reference,
    statements: [offer, ...events, ...buildSellerPhotos(number, atMs), ...logged, ...payouts],
  }
}

const nameEntry = ({ kind, hash, atMs }: LogEntry): string => `${kind} ${hash} ${atMs}`

/** Each once: findings are logged when they are locked, and not when they are opened. */
const listEntries = (sales: readonly ExampleSale[]): LogEntry[] => [
  ...new Map(
    sales
      .flatMap(({ statements }) => statements.flatMap((statement) => buildLogEntry(sha256, statement) ?? []))
      .toSorted((one, other) => one.atMs - other.atMs)
      .map((entry) => [nameEntry(entry), entry]),
  ).values(),
]

/** A log with its signed tree heads. */
export interface SignedLog {
  readonly tree: ExampleLog
  readonly indexes: ReadonlyMap<string, number>
  readonly heads: readonly SignedTreeHead[]
}

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
    return { ...head, key_id: LOG_SIGNER.key.keyId, signature: LOG_SIGNER.signText(buildTreeHeadText(head)) }
  })
  return { tree, heads, indexes: new Map(entries.map((entry, index) => [nameEntry(entry), index])) }
}

/** The tree heads around an entry. */
const findAround = (heads: readonly SignedTreeHead[], index: number) => ({
  before: heads.findLast(({ tree_size }) => tree_size <= index),
  after: heads.find(({ tree_size }) => tree_size > index),
})

const listPhotos = (statements: readonly Statement[]): (PhotoStatement | SellerPhotoStatement)[] =>
  statements.filter(({ kind }) => kind === 'photo' || kind === 'sellerPhoto') as (
    | PhotoStatement
    | SellerPhotoStatement
  )[]

/** The photos of a file as its archive has them, by their names. */
export const packPhotos = (file: ProofFile): Map<string, string> =>
  new Map(
    listPhotos(file.records.map(({ statement }) => statement)).map(({ photoId }) => [
      buildPhotoName(photoId, 'image/jpeg'),
      drawPicture(photoId),
    ]),
  )

/** An archive, or a folder, with these files. */
export const toArchiveFiles = (files: ReadonlyMap<string, string>): ArchiveFiles => ({
  names: [...files.keys()],
  read: (name) => {
    const content = files.get(name)
    return content === undefined ? null : encodeText(content)
  },
})

/** The trade file of a sale, or a proof as of before, sealed by the shop, whatever the sale says. */
export function issueProof(
  { reference, statements }: ExampleSale,
  log: SignedLog,
  version: ProofFile['version'] = TRADE_FILE_VERSION,
): ProofFile {
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
  const attached = listPhotos(statements).map(({ photoId }) => buildPhotoName(photoId, 'image/jpeg'))
  const facts = { version, reference, issuedAtMs }
  const sealed = isTradeFile(facts) ? { ...facts, attached } : facts
  const seal = buildSealText({ ...sealed, recordCount: records.length, lastHash })
  return {
    format: 'rivendo-proof',
    ...sealed,
    heads: shown,
    consistency: shown.slice(1).flatMap(({ tree_size }, at) => {
      const first = shown[at]?.tree_size ?? 0
      return first < tree_size ? [tree.proveConsistency(first, tree_size)] : []
    }),
    records,
    seal: { key_id: LOG_SIGNER.key.keyId, signature: LOG_SIGNER.signText(seal) },
    keys: TRUST.keys,
  }
}

import { sql } from 'drizzle-orm'
import type { Commitment } from '#domain/inspection/commitment.ts'
import type {
  CommitmentStatement,
  EventStatement,
  FindingsStatement,
  PayoutStatement,
  PhotoStatement,
  SellerPhotoStatement,
} from '#domain/proof-files/statements.ts'
import type { SignedOfferFile } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { listErasureStatements } from '#server/modules/device-erasure/device-erasure.repository.ts'
import { buildItemReference, type CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { SignedOffersService } from '#server/modules/signed-offers/signed-offers.service.ts'
import { toJsonMs } from '#server/modules/trades/item-progress.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { readPaidAccounts } from './paid-accounts.ts'
import type { KeyedStatement } from './record-statements.ts'

export interface StatementOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly signedOffers: SignedOffersService
}

/** Tells what there is to say about a sale so far, of one kind. */
type StatementSource = (
  options: { readonly db: Connection; readonly secret: ShopSecret },
  transactionId: number,
) => Promise<readonly KeyedStatement[]>

/** What was promised, as it was signed. A sale of a minute ago is signed now. */
async function listOffers(
  { signedOffers }: StatementOptions,
  transactionId: number,
): Promise<readonly KeyedStatement[]> {
  const { content } = await signedOffers.getFile(transactionId)
  const { keyId, payload, signature }: SignedOfferFile = JSON.parse(content)
  const atMs = Date.parse(payload.createdAt)
  return [{ key: 'offer', statement: { kind: 'offer', item: null, keyId, payload, signature, atMs } }]
}

/** What has happened, in the order in which it was stored. */
const listEvents: StatementSource = async ({ db }, transactionId) => {
  const { rows } = await db.execute<{ key: string; statement: EventStatement }>(sql`
    select 'event ' || id as key, jsonb_build_object('kind', 'event', 'item', item_number, 'event', event,
      'from', from_state, 'to', to_state, 'priceInCents', data -> 'priceInCents',
      'atMs', ${sql.raw(toJsonMs('happened_at'))}) as statement
    from trade_event where transaction_id = ${transactionId} order by id`)
  return rows
}

/** The photos that the seller took, in the order in which they became part of the sale. */
const listSellerPhotos: StatementSource = async ({ db }, transactionId) => {
  const { rows } = await db.execute<{ key: string; statement: SellerPhotoStatement }>(sql`
    select 'sellerPhoto ' || id as key, jsonb_build_object('kind', 'sellerPhoto', 'item', item_number, 'side', side,
      'photoId', id, 'sha256', encode(sha256, 'hex'), 'atMs', ${sql.raw(toJsonMs('joined_at'))}) as statement
    from seller_photo where transaction_id = ${transactionId} order by joined_at, item_number, side`)
  return rows
}

/**
 * The parcel's photos, those that locked findings name, and those of sides that were taken beside the seller's, once they are
 * decided about. One whose period has ended is known by its id alone.
 */
const listPhotos: StatementSource = async ({ db }, transactionId) => {
  const { rows } = await db.execute<{ key: string; statement: PhotoStatement }>(sql`
    select distinct on (photo_id) 'photo ' || photo_id as key, jsonb_build_object('kind', 'photo', 'item', named.item_number,
      'photoId', photo_id, 'sha256', encode(photo.sha256, 'hex'),
      'atMs', ${sql.raw(toJsonMs('coalesce(photo.taken_at, named.at)'))}) as statement
    from (
      select id as photo_id, item_number, taken_at as at from photo
      where transaction_id = ${transactionId} and purpose = 'UNBOXING'
      union all
      select photo_id::uuid, item_number, committed_at from inspection,
        jsonb_each(found -> 'photoIds') as side (name, ids), jsonb_array_elements_text(side.ids) as photo_id
      where transaction_id = ${transactionId} and commitment is not null
      union all
      select id, item_number, taken_at from photo
      where transaction_id = ${transactionId} and side is not null and exists (select from inspection
        where inspection.transaction_id = photo.transaction_id and inspection.item_number = photo.item_number
          and photo.taken_at between committed_at and decided_at)
    ) as named left join photo on photo.id = photo_id
    order by photo_id, named.at`)
  return rows
}

/** That findings were locked, from the moment they are. */
const listCommitments: StatementSource = async ({ db }, transactionId) => {
  const { rows } = await db.execute<{ key: string; statement: CommitmentStatement }>(sql`
    select 'commitment ' || item_number || '/' || number as key, jsonb_build_object('kind', 'commitment',
      'item', item_number, 'inspection', number, 'hash', encode(commitment, 'hex'),
      'atMs', ${sql.raw(toJsonMs('committed_at'))}) as statement
    from inspection where transaction_id = ${transactionId} and commitment is not null
    order by item_number, number`)
  return rows
}

interface FindingsRow extends Record<string, unknown> {
  readonly item: number
  readonly inspection: number
  readonly hash: string
  readonly lockedAtMs: number
  readonly decidedAtMs: number
  readonly found: CommittedFindings
  readonly serialNumber: string | null
  readonly nonce: string
}

const toCommitment = (transactionId: number, row: FindingsRow): Commitment => {
  const { photoIds, ...found } = row.found
  const { item: itemNumber, serialNumber, nonce } = row
  return {
    reference: buildItemReference({ transactionId, itemNumber }),
    serialNumber,
    nonce,
    found,
    photoIds,
  }
}

/** Locked findings, once someone has compared them. Until then they stay closed. */
const listFindings: StatementSource = async ({ db }, transactionId) => {
  const { rows } = await db.execute<FindingsRow>(sql`
    select item_number as item, number as inspection, encode(commitment, 'hex') as hash,
      ${sql.raw(toJsonMs('committed_at'))}::float8 as "lockedAtMs",
      ${sql.raw(toJsonMs('decided_at'))}::float8 as "decidedAtMs", found, serial_number as "serialNumber",
      encode(nonce, 'hex') as nonce
    from inspection where transaction_id = ${transactionId} and commitment is not null and decided_at is not null
    order by item_number, number`)
  return rows.map((row) => {
    const { item, inspection, hash, lockedAtMs: atMs, decidedAtMs } = row
    const opened = toCommitment(transactionId, row)
    const statement: FindingsStatement = {
      kind: 'findings',
      item,
      inspection,
      hash,
      atMs,
      decidedAtMs,
      opened,
    }
    return { key: `findings ${item}/${inspection}`, statement }
  })
}

interface PayoutRow extends Record<string, unknown> {
  readonly key: string
  readonly payeeKey: string | null
  readonly said: Omit<PayoutStatement, 'account'>
}

/** What the bank has paid or sent back, with the masked account in the file for the bank. */
const listPayouts: StatementSource = async (options, transactionId) => {
  const { rows } = await options.db.execute<PayoutRow>(sql`
    select 'payout ' || item_number || '/' || attempt as key, account_key as "payeeKey", jsonb_build_object('kind', 'payout',
      'item', nullif(item_number, 0), 'attempt', attempt, 'reference', reference, 'amountInCents', amount_in_cents,
      'bonusInCents', bonus_in_cents, 'currency', currency, 'outcome', status,
      'atMs', ${sql.raw(toJsonMs('settled_at'))}) as said
    from payout join trade using (transaction_id)
    where payout.transaction_id = ${transactionId} and status in ('confirmed', 'rejected')
    order by payout.id`)
  if (rows.length === 0) return []
  const findAccount = await readPaidAccounts(options, transactionId)
  return rows.map(({ key, payeeKey, said }) => ({
    key,
    statement: { ...said, account: findAccount(payeeKey) },
  }))
}

/** That devices were erased, as it was signed. */
const listErasures: StatementSource = async ({ db }, transactionId) => {
  const statements = await listErasureStatements(db, transactionId)
  return statements.map((statement) => ({
    key: `erasure ${statement.item}/${statement.certificate.number}`,
    statement,
  }))
}

/**
 * Everything that a trade file says after the offer. Another kind is one more source here, besides its statement and its check. What
 * happened at the same time is said in this order.
 */
const STATEMENT_SOURCES: readonly StatementSource[] = [
  listEvents,
  listSellerPhotos,
  listPhotos,
  listCommitments,
  listFindings,
  listPayouts,
  listErasures,
]

export async function listAllStatements(
  options: StatementOptions,
  transactionId: number,
): Promise<readonly KeyedStatement[]> {
  const said = [...(await listOffers(options, transactionId))]
  // All of one moment: a payout that is settled between two queries would be said without its event.
  await options.db.transaction(
    async (tx) => {
      for (const list of STATEMENT_SOURCES)
        said.push(...(await list({ db: tx, secret: options.secret }, transactionId)))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return said
}

import { createHash, randomUUID } from 'node:crypto'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Currency } from '#domain/money/currency.ts'
import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import type { OfferSource } from '#domain/offers/offer-quota.ts'
import type { PriceBreakdown } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import type { Database } from '#server/db/database.ts'

/** How long an offer is valid. */
export const OFFER_LIFETIME_MS = OFFER_LIFETIME_DAYS * DAY_MS

/** What an offer is about. */
export interface OfferContent {
  readonly deviceId: number
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  /** Null where nothing was tested. */
  readonly selfTest: SelfTest | null
  readonly breakdown: PriceBreakdown
  readonly ruleVersion: number
  /**
   * What makes a repeated request the same one: a row of a list is its content, a renewal belongs to the offer that it
   * replaces. Null on the page of a device: two equal phones are two lines of a cart.
   */
  readonly sameness: string | null
}

/** What the offers of one request have in common. */
export interface OfferTerms {
  readonly shop: Shop
  readonly source: OfferSource
  readonly currency: Currency
  readonly priceListVersion: number
  /** The customer who is signed in: if the offer is withdrawn, they hear of it. Null for a guest. */
  readonly customerId: string | null
}

export interface StoredOffer {
  readonly offerId: string
  readonly expiresAt: Date
}

export interface OfferStorage {
  readonly db: Database
  readonly now: () => number
  /** Called with the number of offers that aren't stored yet; throws where they are too many. */
  readonly takeQuota: (amount: number) => Promise<void>
}

const sortAnswers = (answers: Answers) =>
  Object.entries(answers)
    .map(([code, given]) => [code, [...given].toSorted()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/**
 * The same answers about the same device, by the same prices and on the same day, are the same offer. Only the same day:
 * an offer that is found again still holds its price for most of its lifetime.
 */
function computeContentKey(
  { shop, source, priceListVersion }: OfferTerms,
  { sameness, deviceId, storageGb, conditionId, answers, ruleVersion }: OfferContent,
  nowMs: number,
): string | null {
  if (sameness === null) return null
  const content = [
    Math.floor(nowMs / DAY_MS),
    source,
    sameness,
    shop.market,
    shop.shopMode,
    deviceId,
    storageGb,
    conditionId,
    sortAnswers(answers),
    priceListVersion,
    ruleVersion,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

const FIND_OFFERS = `
  select encode(content_key, 'hex') as key, id as "offerId", expires_at as "expiresAt" from offer
  where content_key in (select decode(key, 'hex') from unnest($1::text[]) as key) and expires_at > $2`

// All or none, in one statement. A concurrent request may have stored some of them: those are not returned.
const INSERT_OFFERS = `
  insert into offer (id, market, shop_mode, source, device_id, storage_gb, condition_id, answers, self_test, breakdown,
    price_in_cents, currency, price_list_version, rule_version, created_at, expires_at, content_key)
  select id, $2, $3, $4, "deviceId", "storageGb", "conditionId", answers, "selfTest", breakdown, "priceInCents",
    $5, $6, "ruleVersion", $7, $8, decode(key, 'hex')
  from jsonb_to_recordset($1) as row(id uuid, "deviceId" integer, "storageGb" integer, "conditionId" smallint,
    answers jsonb, "selfTest" jsonb, breakdown jsonb, "priceInCents" integer, "ruleVersion" integer, key text)
  on conflict (content_key) do nothing
  returning id`

// Several customers may have the same offer of a list.
const INSERT_OWNERS = `
  insert into offer_owner (offer_id, customer_id) select unnest($1::uuid[]), $2 on conflict do nothing`

/** An offer with the id that it gets if nobody has stored it yet. */
interface NewOffer extends OfferContent {
  readonly id: string
  readonly key: string | null
}

async function findOffers(
  db: Database,
  offers: readonly Pick<NewOffer, 'key'>[],
  nowMs: number,
): Promise<Map<string, StoredOffer>> {
  const keys = offers.flatMap(({ key }) => (key === null ? [] : [key]))
  if (keys.length === 0) return new Map()
  const values = [keys, new Date(nowMs)]
  const { rows } = await db.$client.query<StoredOffer & { key: string }>(FIND_OFFERS, values)
  return new Map(rows.map(({ key, offerId, expiresAt }) => [key, { offerId, expiresAt }]))
}

/** Inserts offers and returns the ids of those that are new. */
async function insertOffers(
  db: Database,
  { shop, source, currency, priceListVersion }: OfferTerms,
  { offers, nowMs, expiresAt }: { offers: readonly NewOffer[]; nowMs: number; expiresAt: Date },
): Promise<ReadonlySet<string>> {
  const rows = offers.map((offer) => ({ ...offer, priceInCents: offer.breakdown.totalInCents }))
  const inserted = await db.$client.query<{ id: string }>(INSERT_OFFERS, [
    JSON.stringify(rows),
    shop.market,
    shop.shopMode,
    source,
    currency,
    priceListVersion,
    new Date(nowMs),
    expiresAt,
  ])
  return new Set(inserted.rows.map(({ id }) => id))
}

/** One offer per key. */
function removeRepeated(offers: readonly NewOffer[]): NewOffer[] {
  const seen = new Set<string>()
  return offers.filter(({ key }) => {
    if (key === null) return true
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Stores offers, each once, and returns them in the given order. */
export async function storeOffers(
  { db, now, takeQuota }: OfferStorage,
  terms: OfferTerms,
  contents: readonly OfferContent[],
): Promise<StoredOffer[]> {
  const nowMs = now()
  const expiresAt = new Date(nowMs + OFFER_LIFETIME_MS)
  const offers = contents.map((offer) => ({
    ...offer,
    id: randomUUID(),
    key: computeContentKey(terms, offer, nowMs),
  }))
  const known = await findOffers(db, offers, nowMs)
  const missing = removeRepeated(offers.filter(({ key }) => key === null || !known.has(key)))
  if (missing.length > 0) {
    await takeQuota(missing.length)
    const inserted = await insertOffers(db, terms, { offers: missing, nowMs, expiresAt })
    for (const { id, key } of missing)
      if (key !== null && inserted.has(id)) known.set(key, { offerId: id, expiresAt })
    const others = missing.filter(({ id }) => !inserted.has(id))
    for (const [key, offer] of await findOffers(db, others, nowMs)) known.set(key, offer)
  }
  const stored = offers.map(({ id, key }) => {
    const offer = key === null ? { offerId: id, expiresAt } : known.get(key)
    if (!offer) throw new Error('An offer was not stored')
    return offer
  })
  if (terms.customerId !== null)
    await db.$client.query(INSERT_OWNERS, [stored.map(({ offerId }) => offerId), terms.customerId])
  return stored
}

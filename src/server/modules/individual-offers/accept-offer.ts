import { createHash, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { IndividualOfferValues } from '#contracts/individual-offers.ts'
import type { TradeRequest } from '#contracts/trades.ts'
import { joinTown } from '#domain/customers/town-line.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { computeOfferState } from '#domain/offers/individual-offer.ts'
import type { IndividualOfferKey } from '#domain/offers/individual-offer-number.ts'
import { settleLines } from '#domain/trades/settle-lines.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createGuestKey, hashGuestKey } from '#server/modules/guests/guest-key.ts'
import { insertGuest } from '#server/modules/guests/guests.repository.ts'
import { type CreationOptions, prepareTrade } from '#server/modules/trades/creation/create-trade.ts'
import { insertTrade } from '#server/modules/trades/creation/new-trade.repository.ts'
import { tradesCreated } from '#server/telemetry/shop-metrics.ts'
import {
  isRequestSold,
  listMadeLines,
  lockMadeOffer,
  type MadeOffer,
  markAccepted,
} from './made-offers.repository.ts'

export interface OfferAcceptance {
  readonly key: IndividualOfferKey
  readonly values: IndividualOfferValues
  /** The page of the sale. */
  readonly statusUrl: string
  /** The network that the form comes from; null where it is unknown. */
  readonly network: string | null
}

const createGoneError = (): HttpError =>
  new HttpError(409, 'NOT_POSSIBLE', 'This offer has expired or was withdrawn.')

/** The seller of a sale by an individual offer. Larger sums go to a bank account, and mails to where the offer went. */
function toSeller(
  { province, accountHolder, declaration, iban, ...values }: IndividualOfferValues,
  email: string,
): TradeRequest['seller'] {
  return {
    ...values,
    email,
    city: joinTown({ city: values.city, province }, values.country),
    houseNumber: '',
    birthDate: '',
    payment: {
      paymentTypeId: BANK_TRANSFER.id,
      iban,
      accountHolder: accountHolder ?? values.companyName,
      paypalAccount: '',
    },
    ownsDevices: declaration,
    acceptsTerms: declaration,
  }
}

/** Every line of the offer, priced by it, whatever the limit of a cart is. */
async function settleOffer(client: pg.PoolClient, offer: MadeOffer, nowMs: number) {
  const { market, shopMode } = offer
  const shop = { market, shopMode }
  const lines = await listMadeLines(drizzle({ client }), offer, MARKETS[market].catalogueLanguage)
  const { expiresAtMs } = offer
  const offers = new Map(
    lines.map((line) => [line.offerId, { ...line, ...shop, expiresAtMs, isIndividual: true }]),
  )
  const rules = { shop, isBusiness: true, isIndividual: true, nowMs }
  const settled = settleLines(
    lines.map(({ offerId, quantity }) => ({ offerId, quantity })),
    offers,
    rules,
  )
  if (settled.kind !== 'settled' || settled.totalInCents !== offer.totalInCents)
    throw new Error('The lines of an individual offer do not come to its total')
  return settled
}

async function drawTransactionId(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select draw_transaction_id() as id')
  return Number(rows[0]?.id)
}

/** Writes the sale that an open offer becomes, and returns its number. */
async function createSale(
  options: CreationOptions,
  client: pg.PoolClient,
  { offer, acceptance }: { readonly offer: MadeOffer; readonly acceptance: OfferAcceptance },
): Promise<number> {
  const nowMs = options.now()
  const { market, shopMode, email } = offer
  const settled = await settleOffer(client, offer, nowMs)
  const createdAt = new Date(nowMs)
  const transactionId = await drawTransactionId(client)
  const customerNumber = await insertGuest(
    { $client: client },
    { keyHash: hashGuestKey(createGuestKey()), createdAt },
  )
  const seller = toSeller(acceptance.values, email)
  const request = { customer: null, lines: [], voucherCode: null, acceptRule: null, seller }
  const prepared = prepareTrade(
    options,
    {
      shop: { market, shopMode },
      statusUrl: acceptance.statusUrl,
      idempotencyKey: randomUUID(),
      network: acceptance.network,
      account: null,
      request,
    },
    {
      transactionId,
      customerNumber,
      isBusiness: true,
      isMailboxProven: true,
      settled,
      named: null,
      savedPayouts: [],
    },
  )
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const stored = await insertTrade(client, { ...prepared, requestHash })
  if (stored !== 'created') throw new Error(`The sale of an individual offer was not stored: ${stored}`)
  return transactionId
}

async function acceptLocked(
  options: CreationOptions,
  client: pg.PoolClient,
  acceptance: OfferAcceptance,
): Promise<number> {
  const tx = drizzle({ client })
  const offer = await lockMadeOffer(tx, acceptance.key)
  if (!offer) throw createGoneError()
  // A second click, or another browser of the same business: the sale exists, and that is what was wanted.
  if (offer.transactionId !== null) return offer.transactionId
  const isOpen = computeOfferState(offer, options.now()) === 'OPEN'
  if (!isOpen || (await isRequestSold(tx, offer.requestId))) throw createGoneError()
  const transactionId = await createSale(options, client, { offer, acceptance })
  await markAccepted(tx, { ...acceptance.key, transactionId, at: new Date(options.now()) })
  tradesCreated.inc({ market: offer.market })
  return transactionId
}

/** Turns an offer into a sale, once, and returns the sale. Everything is written, or nothing. */
export async function acceptOffer(options: CreationOptions, acceptance: OfferAcceptance): Promise<number> {
  const client = await options.db.$client.connect()
  try {
    await client.query('begin')
    const transactionId = await acceptLocked(options, client, acceptance)
    await client.query('commit')
    return transactionId
  } catch (error) {
    // A connection that has broken has rolled back by itself.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

import { isEmailAddress, normaliseEmail } from '#domain/customers/email-address.ts'
import { readIban } from '#domain/customers/iban.ts'
import { rankName, splitName } from '#domain/customers/name-keys.ts'
import { normalisePhone } from '#domain/customers/normalise-phone.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { readPayoutReference } from '#domain/payouts/payout-reference.ts'
import { readPlace } from '#domain/places/put-away-place.ts'
import { readTrackingNumber } from '#domain/trades/tracking-number.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { findByCode } from '#server/desk/items/find-by-code.ts'
import { findRecyclingByCode } from '#server/desk/recycling/find-recycling.ts'
import { listAccountKeys } from '#server/modules/payout-holds/account-key.ts'
import type { RecyclingParcel } from '#server/modules/recycling/recycling.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type FoundCustomer,
  findCustomerByEmail,
  findCustomerByNumber,
  findDevicesByPlace,
  findDevicesBySerial,
  findNamedSales,
  findReturnParcels,
  findSalesByAccount,
  findSalesByEmail,
  findSalesByPhone,
  findSalesOfCustomer,
  NAME_CANDIDATES,
  type SaleHit,
} from './search.repository.ts'

export interface SearchSource {
  readonly db: Connection
  readonly secret: ShopSecret
}

export interface CustomerHit extends FoundCustomer {
  readonly matched: 'CUSTOMER_NUMBER' | 'EMAIL'
}

/** Everything that was found, the best match first. */
export interface Found {
  readonly sales: readonly SaleHit[]
  readonly customers: readonly CustomerHit[]
  readonly recycling: {
    readonly parcel: RecyclingParcel
    readonly matched: 'SALE_NUMBER' | 'TRACKING_NUMBER'
  } | null
  /** Whether a part of what may match wasn't looked at. */
  readonly isCut: boolean
}

/** What a scanner reads: sales, devices and parcels by their numbers. */
async function findCodes({ db }: SearchSource, typed: string): Promise<readonly SaleHit[]> {
  const trackingNumber = readTrackingNumber(typed)
  const found = await findByCode(db, typed)
  if (!found) return findReturnParcels(db, trackingNumber)
  const { transactionId, itemNumber, isPart } = found
  const sale = { transactionId, itemNumber, parcel: null }
  if (readPayoutReference(typed) !== null) return [{ ...sale, matched: 'DEVICE_NUMBER' }]
  if (readTradeNumber(typed) === transactionId) return [{ ...sale, matched: 'SALE_NUMBER' }]
  const parcel = { direction: isPart ? 'PART' : 'TO_US', trackingNumber } as const
  return [{ ...sale, matched: 'TRACKING_NUMBER', parcel }]
}

async function findSerials({ db }: SearchSource, typed: string): Promise<readonly SaleHit[]> {
  const read = readSerialNumber(typed)
  return read.kind === 'number' ? findDevicesBySerial(db, read.serialNumber) : []
}

async function findOnShelf({ db }: SearchSource, typed: string): Promise<readonly SaleHit[]> {
  const place = readPlace(typed)
  return place === null ? [] : findDevicesByPlace(db, place)
}

/** The numbers that a typed phone number may be, as each market would read it. */
const listPhones = (typed: string): readonly string[] => [
  ...new Set(Object.values(MARKETS).flatMap(({ callingCode }) => normalisePhone(typed, callingCode) ?? [])),
]

/** By keyed hashes: neither the log nor the database learns an account that it doesn't have. */
async function findAccounts({ db, secret }: SearchSource, typed: string): Promise<readonly SaleHit[]> {
  const iban = readIban(typed)
  const account = iban.kind === 'iban' ? iban.iban : normaliseEmail(typed)
  if (iban.kind !== 'iban' && !isEmailAddress(account)) return []
  return findSalesByAccount(db, listAccountKeys(secret, account))
}

interface Named {
  readonly hits: readonly SaleHit[]
  readonly isCut: boolean
}

const MAX_WORDS = 5

async function findNames({ db }: SearchSource, typed: string): Promise<Named> {
  const words = splitName(typed).slice(0, MAX_WORDS)
  if (typed.includes('@') || !words.some((word) => /[a-z]/.test(word))) return { hits: [], isCut: false }
  const candidates = await findNamedSales(db, words)
  const ranked = candidates.flatMap(({ transactionId, createdAtMs, name }) => {
    const rank = rankName(words, name)
    return rank === null ? [] : [{ transactionId, createdAtMs, rank }]
  })
  return {
    hits: ranked
      .toSorted((one, other) => one.rank - other.rank || other.createdAtMs - one.createdAtMs)
      .map(({ transactionId }) => ({ matched: 'NAME', transactionId, itemNumber: null, parcel: null })),
    isCut: candidates.length === NAME_CANDIDATES,
  }
}

const CUSTOMER_NUMBER = /^\d{1,12}$/

async function findCustomers({ db }: SearchSource, typed: string): Promise<readonly CustomerHit[]> {
  const byNumber = CUSTOMER_NUMBER.test(typed) ? await findCustomerByNumber(db, Number(typed)) : null
  const email = normaliseEmail(typed)
  const byEmail = isEmailAddress(email) ? await findCustomerByEmail(db, email) : null
  return [
    ...(byNumber ? [{ ...byNumber, matched: 'CUSTOMER_NUMBER' as const }] : []),
    ...(byEmail ? [{ ...byEmail, matched: 'EMAIL' as const }] : []),
  ]
}

async function findPeople(source: SearchSource, typed: string): Promise<Omit<Found, 'recycling'>> {
  const { db } = source
  const customers = await findCustomers(source, typed)
  const email = normaliseEmail(typed)
  const phones = listPhones(typed)
  const ofCustomers = customers
    .filter(({ matched }) => matched === 'CUSTOMER_NUMBER')
    .map(({ customerNumber }) => findSalesOfCustomer(db, customerNumber))
  const exact = await Promise.all([
    ...ofCustomers,
    isEmailAddress(email) ? findSalesByEmail(db, email) : [],
    phones.length > 0 ? findSalesByPhone(db, phones) : [],
    findAccounts(source, typed),
  ])
  const { hits, isCut } = await findNames(source, typed)
  return { sales: [...exact.flat(), ...hits], customers, isCut }
}

/** Each sale once, as its best match; its devices and parcels are rows of their own. */
function dropRepeated(hits: readonly SaleHit[]): readonly SaleHit[] {
  const known = new Map<string, SaleHit>()
  for (const hit of hits) {
    const key = `${hit.transactionId}:${hit.itemNumber}:${hit.parcel?.trackingNumber}`
    if (!known.has(key)) known.set(key, hit)
  }
  return [...known.values()]
}

async function findRecycling({ db }: SearchSource, typed: string): Promise<Found['recycling']> {
  const parcel = await findRecyclingByCode(db, typed)
  if (!parcel) return null
  return { parcel, matched: readTradeNumber(typed) === null ? 'TRACKING_NUMBER' : 'SALE_NUMBER' }
}

/**
 * Finds whatever was typed or scanned. Codes name things, so everyone may look them up; people are found for those who
 * may see them only.
 */
export async function findAnything(
  source: SearchSource,
  { typed, seesPeople }: { readonly typed: string; readonly seesPeople: boolean },
): Promise<Found> {
  const codes = await findCodes(source, typed)
  const serials = await findSerials(source, typed)
  const shelved = await findOnShelf(source, typed)
  const recycling = codes.length === 0 ? await findRecycling(source, typed) : null
  const isCode = codes.length > 0 || recycling !== null
  const people = seesPeople && !isCode ? await findPeople(source, typed) : null
  return {
    sales: dropRepeated([...codes, ...serials, ...shelved, ...(people?.sales ?? [])]),
    customers: people?.customers ?? [],
    recycling,
    isCut: people?.isCut ?? false,
  }
}

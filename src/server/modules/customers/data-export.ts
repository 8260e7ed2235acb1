import type { ArchiveFile } from '#archives/stream-zip.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type CorrespondenceKey,
  getCorrespondenceTranslator,
} from '#messages/correspondence/correspondence.ts'
import { type FirstReader, writeDataExportReadme } from '#messages/correspondence/write-data-export-readme.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import { getBrand, getCompany } from '#server/config/operator.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import { openDocument } from '#server/modules/identity/seal-document.ts'
import { findPayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import type { StoredPayout } from '#server/modules/payout-accounts/payout-accounts.repository.ts'
import { buildTradeFile } from '#server/modules/sale-proofs/build-trade-file.ts'
import { createTradeFileOptions } from '#server/modules/sale-proofs/create-trade-file-options.ts'
import { readTradeArchive } from '#server/modules/sale-proofs/read-trade-archive.ts'
import { findSignedOffer } from '#server/modules/signed-offers/signed-offers.repository.ts'
import { createSignedOffersService } from '#server/modules/signed-offers/signed-offers.service.ts'
import { createTradeDocuments } from '#server/modules/trades/documents/trade-documents.ts'
import { findTrade } from '#server/modules/trades/trade-view.repository.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { openOrNull } from '#server/secrets/open-or-null.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findCustomer } from './customer-resources.repository.ts'
import {
  type ExportedSales,
  type ExportedTrade,
  readRestForExport,
  readTradesForExport,
} from './data-export.repository.ts'
import type { Caller, CustomersOptions } from './own-account.ts'
import type { StoredCustomer } from './stored-customer.ts'

export interface DataExport {
  readonly customerNumber: number
  /** Read one by one while the archive is being sent. */
  readonly files: AsyncIterable<ArchiveFile>
}

/** Customers get their own account numbers in full, except one that no key opens any more. */
function exportPayout(secret: ShopSecret, payout: StoredPayout) {
  const { id, sealedAccount: _, customerId: _owner, ...rest } = payout
  return { paymentId: id, ...rest, account: findPayoutAccount(secret, payout) }
}

const HOLD_TEXTS = {
  ACCOUNT_CHANGED: 'EXPORT_HOLD_ACCOUNT_CHANGED',
  FROZEN_BY_SELLER: 'EXPORT_HOLD_FROZEN_BY_SELLER',
  SERIAL_SEEN_BEFORE: 'EXPORT_HOLD_SERIAL_SEEN_BEFORE',
  ACCOUNT_OF_SEVERAL_HOLDERS: 'EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS',
  MANY_SALES: 'EXPORT_HOLD_MANY_SALES',
  ACCOUNT_CHANGED_AFTER_SHIPPING: 'EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING',
  ACCOUNT_CHANGED_AFTER_EMAIL: 'EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL',
  HOLDER_DIFFERS: 'EXPORT_HOLD_HOLDER_DIFFERS',
  IDENTITY_MISSING: 'EXPORT_HOLD_IDENTITY_MISSING',
  HELD_BY_OPERATOR: 'EXPORT_HOLD_HELD_BY_OPERATOR',
} as const satisfies Record<PayoutHoldReason, CorrespondenceKey>

/** Opens the account number of a trade as well; it's null once it has been erased, or where no key opens it. */
function exportSeller(secret: ShopSecret, { transactionId, seller }: ExportedTrade) {
  if (!seller) return null
  const { sealedAccount, ...rest } = seller
  const context = buildSalePayoutContext(transactionId)
  const account = sealedAccount === '' ? null : openOrNull(secret, Buffer.from(sealedAccount, 'hex'), context)
  return { ...rest, account }
}

/** The customer's own document as typed; null where it is erased. Its files are only listed: the shop can't read them. */
function exportIdentity(secret: ShopSecret, { transactionId, identity }: ExportedTrade) {
  if (!identity) return null
  const { sealedFields, ...rest } = identity
  const sealed = sealedFields === null ? null : Buffer.from(sealedFields, 'hex')
  return { ...rest, document: openDocument(secret, transactionId, sealed)?.document ?? null }
}

/** A trade with its seller's account number, and with the reasons in words why its payout has waited. */
const exportTrade = (secret: ShopSecret, trade: ExportedTrade, t: Translate<CorrespondenceKey>) => ({
  ...trade,
  seller: exportSeller(secret, trade),
  identity: exportIdentity(secret, trade),
  payoutHolds: trade.payoutHolds.map((hold) => ({ ...hold, explanation: t(HOLD_TEXTS[hold.reason]) })),
})

/** Whose data is exported, and in which words. */
export interface ExportedPerson extends ExportedSales {
  readonly market: MarketId
  readonly companyName: string | null
  /** Null for a guest, and where only some sales are exported. */
  readonly customer: StoredCustomer | null
}

/** What operators who hand a copy over must not read on the way. */
const LEFT_OUT = [
  'paymentAccounts.account',
  'trades.seller.account',
  'trades.identity.document',
  'trades.review.stars',
] as const

/**
 * A trade as an operator may see it: one role sees identity documents, and nobody at the desk the stars or a whole account
 * number. Its masked number stays.
 */
const hideFromOperator = ({ seller, identity, review, ...trade }: ReturnType<typeof exportTrade>) => ({
  ...trade,
  seller: seller && { ...seller, account: null },
  identity: identity && { ...identity, document: null },
  review: review && { ...review, stars: null },
})

function exportAccount(
  secret: ShopSecret,
  { account, address, phone, payouts }: StoredCustomer,
  reader: FirstReader,
): Readonly<Record<string, unknown>> {
  const paymentAccounts = payouts.map((payout) => exportPayout(secret, payout))
  return {
    customer: account,
    address,
    phoneContact: phone,
    paymentAccounts:
      reader === 'operator' ? paymentAccounts.map((each) => ({ ...each, account: null })) : paymentAccounts,
  }
}

async function readEverything(
  { db, secret, now }: CustomersOptions,
  { customerNumber, transactionIds, market: marketId, companyName, customer }: ExportedPerson,
  reader: FirstReader,
): Promise<{ readonly data: object; readonly transactionIds: readonly number[] }> {
  const market = MARKETS[marketId]
  const t = getCorrespondenceTranslator(market, audienceOfSeller({ companyName }))
  const stored = await readTradesForExport(db, { customerNumber, transactionIds }, market.catalogueLanguage)
  const trades = stored.map((trade) => exportTrade(secret, trade, t))
  const data = {
    exportedAt: new Date(now()),
    ...(customer ? exportAccount(secret, customer, reader) : { customer: { customerNumber } }),
    trades: reader === 'operator' ? trades.map(hideFromOperator) : trades,
    // What belongs to a mail address is only known to be the customer's where they have proven it for an account.
    ...(customer && (await readRestForExport(db, customer.account))),
    ...(reader === 'operator' && { leftOut: LEFT_OUT }),
  }
  return { data, transactionIds: stored.map(({ transactionId }) => transactionId) }
}

async function* readDocuments(
  { db, blobs, secret, now }: CustomersOptions,
  { transactionIds, reader }: { readonly transactionIds: readonly number[]; readonly reader: FirstReader },
): AsyncGenerator<ArchiveFile> {
  const tradeFiles = createTradeFileOptions({ db, secret, now })
  const signedOffers = createSignedOffersService({ db, now, signing: createOfferSigning(secret) })
  const documents = createTradeDocuments({ db, blobs, now })
  const changedAt = new Date(now())
  for (const transactionId of transactionIds) {
    const trade = await findTrade(db, transactionId)
    const folder = `sales/${formatTradeNumber(transactionId)}`
    // Byte by byte as it was signed, or the signature no longer holds. It names no person.
    // A sale of a minute ago may not have been signed yet: its mail does that, and so does this export.
    const signedOffer = trade
      ? (await signedOffers.getFile(transactionId)).content
      : await findSignedOffer(db, transactionId)
    if (signedOffer) yield { name: `${folder}/signed-offer.json`, bytes: Buffer.from(signedOffer), changedAt }
    // Once the seller has been erased, nothing else is left of the trade's documents.
    if (!trade) continue
    const label = await documents.findLabel(transactionId)
    if (label) yield { name: `${folder}/label.pdf`, bytes: label, changedAt }
    const slip = await documents.makePackingSlip(transactionId, async () => trade)
    yield { name: `${folder}/packing-slip.pdf`, bytes: slip, changedAt }
    // A copy for an operator to hand over is kept in the database for an hour: photos would make it huge.
    const file = await buildTradeFile(tradeFiles, transactionId, { hasPhotos: reader === 'customer' })
    yield* readTradeArchive({ db, blobs }, file, `${folder}/trade-file/`)
  }
}

/** Everything the shop stores about someone, as files for one archive. */
export async function exportPerson(
  options: CustomersOptions,
  person: ExportedPerson,
  reader: FirstReader,
): Promise<DataExport> {
  const market = MARKETS[person.market]
  const changedAt = new Date(options.now())
  const { data, transactionIds } = await readEverything(options, person, reader)
  const readme = writeDataExportReadme(market.id, {
    brand: getBrand().name,
    date: formatDay(market.locale, changedAt),
    contact: getCompany().privacyMail,
    reader,
  })
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { name: 'README.txt', bytes: Buffer.from(readme), changedAt }
    yield { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`), changedAt }
    yield* readDocuments(options, { transactionIds, reader })
  }
  return { customerNumber: person.customerNumber, files: files() }
}

/** Everything the shop stores about a customer, for themselves. */
export async function exportData(options: CustomersOptions, { customerId }: Caller): Promise<DataExport> {
  const customer = await findCustomer(options.db, customerId)
  if (!customer) throw createUnauthenticatedError()
  const { customerNumber, locale, companyName } = customer.account
  const person = { customerNumber, transactionIds: null, market: locale, companyName, customer }
  return exportPerson(options, person, 'customer')
}

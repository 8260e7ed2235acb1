import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { dataExportReadme } from '#messages/correspondence/data-export.ts'
import { documentDate } from '#server/documents/document-date.ts'
import { unauthenticated } from '#server/http/session.ts'
import { findSignedOffer } from '#server/modules/signed-offers/signed-offers.repository.ts'
import { createTradeDocuments } from '#server/modules/trades/trade-documents.ts'
import { findTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findCustomer } from './customer-resources.repository.ts'
import { type ExportedTrade, readRestForExport, readTradesForExport } from './data-export.repository.ts'
import type { Caller, CustomersOptions } from './own-account.ts'
import { openPayout } from './payout-accounts.ts'
import type { StoredCustomer, StoredPayout } from './stored-customer.ts'
import type { ArchiveFile } from './zip-stream.ts'

export interface DataExport {
  readonly customerNumber: number
  /** Read one after another, while the archive is sent. */
  readonly files: AsyncIterable<ArchiveFile>
}

/** A customer may have his own account numbers whole. */
function openAccount(secret: ShopSecret, payout: StoredPayout) {
  const { id, sealedAccount: _, customerId: _owner, ...rest } = payout
  return { paymentId: id, ...rest, account: openPayout(secret, payout) }
}

/** The same for the account of a trade; null where it was erased. */
function openTrade(secret: ShopSecret, trade: ExportedTrade) {
  if (!trade.seller) return trade
  const { sealedAccount, ...seller } = trade.seller
  const context = `payout:${trade.transactionId}`
  const account = sealedAccount === '' ? null : secret.open(Buffer.from(sealedAccount, 'hex'), context)
  return { ...trade, seller: { ...seller, account } }
}

async function readEverything(
  { db, secret, now }: CustomersOptions,
  { account, address, phone, payouts }: StoredCustomer,
): Promise<{ readonly data: object; readonly transactionIds: readonly number[] }> {
  const { catalogueLanguage } = MARKETS[account.locale]
  const trades = await readTradesForExport(db, account.customerNumber, catalogueLanguage)
  const data = {
    exportedAt: new Date(now()),
    customer: account,
    address,
    phoneContact: phone,
    paymentAccounts: payouts.map((payout) => openAccount(secret, payout)),
    trades: trades.map((trade) => openTrade(secret, trade)),
    ...(await readRestForExport(db, account)),
  }
  return { data, transactionIds: trades.map(({ transactionId }) => transactionId) }
}

async function* papersOf(
  { db, now }: CustomersOptions,
  transactionIds: readonly number[],
): AsyncGenerator<ArchiveFile> {
  const documents = createTradeDocuments(db)
  const changedAt = new Date(now())
  for (const transactionId of transactionIds) {
    const trade = await findTrade(db, transactionId)
    const folder = `sales/${tradeNumberOf(transactionId)}`
    // As it was signed: every sign of it counts. It names no person.
    const receipt = await findSignedOffer(db, transactionId)
    if (receipt) yield { name: `${folder}/receipt.json`, bytes: Buffer.from(receipt), changedAt }
    // Of a trade whose seller was erased there are no other papers any more.
    if (!trade) continue
    const label = await documents.findLabel(trade)
    if (label) yield { name: `${folder}/label.pdf`, bytes: label, changedAt }
    yield { name: `${folder}/packing-slip.pdf`, bytes: await documents.makePackingSlip(trade), changedAt }
  }
}

/** Everything that the shop keeps about a customer, as files for one archive. */
export async function exportData(options: CustomersOptions, { customerId }: Caller): Promise<DataExport> {
  const customer = await findCustomer(options.db, customerId)
  if (!customer) throw unauthenticated()
  const market = MARKETS[customer.account.locale]
  const changedAt = new Date(options.now())
  const { data, transactionIds } = await readEverything(options, customer)
  const readme = dataExportReadme(market.id, {
    brand: BRAND.name,
    date: documentDate(market, changedAt),
    contact: BRAND.privacyMail,
  })
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { name: 'README.txt', bytes: Buffer.from(readme), changedAt }
    yield { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`), changedAt }
    yield* papersOf(options, transactionIds)
  }
  return { customerNumber: customer.account.customerNumber, files: files() }
}

import { sql } from 'drizzle-orm'
import {
  findWarningSigns,
  type Holder,
  type OtherSale,
  type WarningFacts,
  type WarningSign,
} from '#domain/payouts/warning-signs.ts'
import type { Connection } from '#server/db/database.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { listAccountKeys } from './account-key.ts'
import { holdPayout } from './payout-holds.ts'
import {
  type AccountSale,
  type PayableTrade,
  type RecentSale,
  readAccountChanges,
  readAccountHolders,
  readPayableTrades,
  readRecentSales,
  readReportedHolders,
  readSerialMatches,
  type SerialMatch,
} from './warning-facts.repository.ts'

export interface SignCheck {
  readonly tx: Connection
  readonly secret: ShopSecret
}

/** A sign that no hold was raised for yet. */
export interface NewSign {
  readonly transactionId: number
  readonly sign: WarningSign
}

/** All hashes of the account that a trade is paid to; none if the account was erased or doesn't open. */
function readAccountKeys(
  secret: ShopSecret,
  { transactionId, sealedAccount }: PayableTrade,
): readonly string[] {
  if (sealedAccount.length === 0) return []
  try {
    return listAccountKeys(secret, secret.open(sealedAccount, buildSalePayoutContext(transactionId)))
  } catch {
    return []
  }
}

const groupSerials = (
  matches: readonly SerialMatch[],
  transactionId: number,
): WarningFacts['seenSerials'] => {
  const own = matches.filter((match) => match.transactionId === transactionId)
  return [...new Set(own.map(({ itemNumber }) => itemNumber))].map((itemNumber) => ({
    itemNumber,
    earlier: own
      .filter((match) => match.itemNumber === itemNumber)
      .map((match) => ({
        transactionId: match.earlierTransactionId,
        itemNumber: match.earlierItemNumber,
      })),
  }))
}

const buildHolderKey = ({ firstName, lastName, companyName, accountHolder }: Holder): string =>
  JSON.stringify([firstName, lastName, companyName, accountHolder])

/**
 * One sale per holder, always the same one: a holder is known by the sale that a hold has named before, even if its account
 * was erased since, otherwise by the first. The keys of an account differ before and after a rotation, its holders don't.
 */
function nameHoldersAsBefore(
  sales: readonly AccountSale[],
  reported: readonly OtherSale[],
): readonly OtherSale[] {
  const named = new Map(reported.map((sale) => [buildHolderKey(sale), sale]))
  const holders = new Map<string, OtherSale>()
  for (const sale of sales.toSorted((one, other) => one.transactionId - other.transactionId)) {
    const key = buildHolderKey(sale)
    if (!holders.has(key)) holders.set(key, named.get(key) ?? sale)
  }
  return [...holders.values()]
}

const listTimes = (
  sales: readonly RecentSale[],
  { transactionId }: PayableTrade,
  isSame: (sale: RecentSale) => boolean,
): readonly number[] =>
  sales
    .filter((sale) => sale.transactionId !== transactionId && isSame(sale))
    .map(({ createdAtMs }) => createdAtMs)

async function collectFacts(
  { tx, secret }: SignCheck,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, WarningFacts>> {
  const trades = await readPayableTrades(tx, transactionIds)
  const keys = new Map(trades.map((trade) => [trade.transactionId, readAccountKeys(secret, trade)]))
  const accountKeys = [...keys.values()].flat()
  const times = trades.map(({ createdAtMs }) => createdAtMs)
  const matches = await readSerialMatches(tx, transactionIds)
  const holders = await readAccountHolders(tx, accountKeys)
  const reported = await readReportedHolders(tx, transactionIds)
  const changes = await readAccountChanges(tx, transactionIds)
  const sales = await readRecentSales(tx, {
    accountKeys,
    emails: trades.map(({ email }) => email).filter((email) => email !== ''),
    networkKeys: trades.flatMap(({ networkKey }) => networkKey ?? []),
    fromMs: Math.min(...times),
    toMs: Math.max(...times),
  })
  return new Map(
    trades.map((trade) => {
      const { transactionId, email, networkKey } = trade
      const own = keys.get(transactionId) ?? []
      const isSameHolder = (sale: RecentSale) =>
        own.includes(sale.accountKey ?? '') || (email !== '' && sale.email === email)
      const isSameNetwork = (sale: RecentSale) => networkKey !== null && sale.networkKey === networkKey
      return [
        transactionId,
        {
          seller: trade,
          isBusiness: trade.isBusiness,
          createdAtMs: trade.createdAtMs,
          seenSerials: groupSerials(matches, transactionId),
          sameAccount: nameHoldersAsBefore(
            holders.filter(({ accountKey }) => own.includes(accountKey)),
            reported.filter(({ heldId }) => heldId === transactionId),
          ),
          holderSalesAtMs: listTimes(sales, trade, isSameHolder),
          networkSalesAtMs: listTimes(sales, trade, isSameNetwork),
          shippedAtMs: trade.shippedAtMs,
          emailChangedAtMs: trade.emailChangedAtMs,
          changes: changes.filter((change) => change.transactionId === transactionId),
        },
      ]
    }),
  )
}

/**
 * Whether a hold was ever raised for a sign, or for more. A person who has released it needn't look again when facts
 * disappear: the data of other sellers is erased over time.
 */
async function isRaised(tx: Connection, { transactionId, sign }: NewSign): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from payout_hold where transaction_id = ${transactionId} and reason = ${sign.reason}
      and details @> ${JSON.stringify(sign.details)}::jsonb`)
  return rows.length > 0
}

/** The warning signs of trades that no hold was raised for yet. */
export async function findNewSigns(
  check: SignCheck,
  transactionIds: readonly number[],
): Promise<readonly NewSign[]> {
  if (transactionIds.length === 0) return []
  const facts = await collectFacts(check, transactionIds)
  const found: NewSign[] = []
  for (const [transactionId, known] of facts)
    for (const sign of findWarningSigns(known)) {
      const one = { transactionId, sign }
      if (!(await isRaised(check.tx, one))) found.push(one)
    }
  return found
}

/** Holds the payouts of trades that show a warning sign, once per sign. */
export async function holdOnWarningSigns(
  check: SignCheck,
  transactionIds: readonly number[],
  atMs: number,
): Promise<void> {
  for (const { transactionId, sign } of await findNewSigns(check, transactionIds))
    await holdPayout(check.tx, {
      transactionId,
      reason: sign.reason,
      details: { ...sign.details },
      sinceMs: atMs,
      untilMs: null,
    })
}

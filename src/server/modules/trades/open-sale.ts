import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findCustomer } from '#server/http/session.ts'
import type { StepUpSubject } from '#server/modules/step-up/step-up-proofs.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { findSaleAccess, type SaleAccess } from './trade-link.ts'
import { findTrade, type StoredTrade } from './trade-view.repository.ts'
import type { TradesOptions } from './trades-options.ts'

/** Who wants to see or change a sale. */
export interface SaleCaller {
  readonly tradeNumber: string
  /** The key of the header; empty without one. */
  readonly key: string
  /** The key of the query, which only ever reads: addresses end up in histories and logs. */
  readonly readKey: string
  /** The signed-in customer, whose sign-in has not been revoked. */
  readonly account: Pick<CustomerSession, 'customerId' | 'familyId'> | null
}

/** A sale, and what its caller may do with it. */
export interface OpenedSale {
  readonly trade: StoredTrade
  readonly access: SaleAccess
  /** The version of the keys when the caller was let in, which may be older than what was loaded afterwards. */
  readonly keyVersion: number
  /** Whose proofs count for this caller: of the sign-in, of the sale, or of either. Empty for callers who only read. */
  readonly subjects: readonly StepUpSubject[]
}

interface SaleRow extends Record<string, unknown> {
  readonly keyVersion: number
  readonly isInAccount: boolean
}

const createNotFoundError = () =>
  new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number, or the link is no longer valid.')

/** Reads the caller from a request. */
export async function readSaleCaller(
  request: FastifyRequest,
  { tradeNumber, readKey = '' }: { readonly tradeNumber: string; readonly readKey?: string },
): Promise<SaleCaller> {
  const given = request.headers[SALE_KEY_HEADER]
  return {
    tradeNumber,
    readKey,
    key: typeof given === 'string' ? given : '',
    account: await findCustomer(request),
  }
}

async function findSaleRow(
  db: Database,
  transactionId: number,
  account: SaleCaller['account'],
): Promise<SaleRow | null> {
  const { rows } = await db.execute<SaleRow>(sql`
    select key_version as "keyVersion", exists (select from customer_account as owner
      where owner.customer_number = trade.customer_number and owner.customer_id = ${account?.customerId ?? null}) as "isInAccount"
    from trade where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

const listSubjects = (
  transactionId: number,
  {
    account,
    isInAccount,
    isActLink,
  }: Pick<SaleCaller, 'account'> & Pick<SaleRow, 'isInAccount'> & { readonly isActLink: boolean },
): StepUpSubject[] => [
  ...(account && isInAccount ? [{ kind: 'account', ...account } as const] : []),
  ...(isActLink ? [{ kind: 'sale', transactionId } as const] : []),
]

/** A sale whose caller is let in, before it is loaded. */
type AllowedSale = Omit<OpenedSale, 'trade'> & Pick<StoredTrade, 'transactionId'>

/**
 * Lets in a caller with at least the needed access. A wrong number, a wrong key and an outdated one give the same error,
 * so nobody learns which sales exist.
 */
export async function requireSaleAccess(
  { db, secret }: Pick<TradesOptions, 'db' | 'secret'>,
  { tradeNumber, key, readKey, account }: SaleCaller,
  needed: SaleAccess,
): Promise<AllowedSale> {
  const transactionId = readTradeNumber(tradeNumber)
  const row = transactionId === null ? null : await findSaleRow(db, transactionId, account)
  if (transactionId === null || !row) throw createNotFoundError()
  const sale = { transactionId, keyVersion: row.keyVersion }
  const byHeader = findSaleAccess(secret, sale, key)
  const byQuery = findSaleAccess(secret, sale, readKey) === 'read'
  const subjects = listSubjects(transactionId, { account, ...row, isActLink: byHeader === 'act' })
  const access = subjects.length > 0 ? 'act' : 'read'
  const isOpen = access === 'act' || (needed === 'read' && (byHeader === 'read' || byQuery))
  if (!isOpen) throw createNotFoundError()
  return { ...sale, access, subjects }
}

/** Loads a sale; without its seller, who was erased, there is nothing to show. */
export async function requireSale(db: Database, transactionId: number): Promise<StoredTrade> {
  const trade = await findTrade(db, transactionId)
  if (!trade) throw createNotFoundError()
  return trade
}

/** The sale, for a caller with at least the needed access. */
export async function openSale(
  options: Pick<TradesOptions, 'db' | 'secret'>,
  caller: SaleCaller,
  needed: SaleAccess,
): Promise<OpenedSale> {
  const { transactionId, ...allowed } = await requireSaleAccess(options, caller, needed)
  return { trade: await requireSale(options.db, transactionId), ...allowed }
}

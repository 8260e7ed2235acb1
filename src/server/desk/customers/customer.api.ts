import { z } from 'zod'
import { CUSTOMER, type Customer } from '#contracts/desk/customer.ts'
import type { Connection } from '#server/db/database.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toListedJson, toPersonJson } from '#server/desk/search/present-sale-row.ts'
import { listSales } from '#server/desk/search/search.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  findCustomer,
  listConsents,
  listSaleIds,
  listSignIns,
  listWarnings,
  type StoredAccount,
} from './customer.repository.ts'

const PARAMS = z.object({ customerNumber: z.coerce.number<string>().int().positive() })

const toAccountJson = (account: StoredAccount): NonNullable<Customer['account']> => ({
  ...toPersonJson(account),
  market: account.market,
  createdAt: account.createdAt,
  activatedAt: account.activatedAt,
  newsletterSince: account.newsletterSince,
})

async function readCustomer(db: Connection, customerNumber: number, nowMs: number): Promise<Customer> {
  const customer = await findCustomer(db, customerNumber)
  if (!customer)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no customer with this number. Check it and try again.')
  const { since, account } = customer
  const ids = await listSaleIds(db, customerNumber)
  const sales = new Map((await listSales(db, ids)).map((sale) => [sale.transactionId, sale]))
  return {
    customerNumber,
    since,
    account: account && toAccountJson(account),
    sales: ids.flatMap((id) => {
      const sale = sales.get(id)
      return sale ? [toListedJson(sale, true)] : []
    }),
    warnings: await listWarnings(db, ids, nowMs),
    consents: account ? await listConsents(db, account.email) : [],
    signIns: account ? await listSignIns(db, account.customerId) : [],
  }
}

/** A customer on one page. */
export const CUSTOMER_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/customers/:customerNumber', roles: ['support'], action: 'OPEN_CUSTOMER' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/customers/:customerNumber',
    roles: ['support'],
    action: 'SEE_CUSTOMER',
    views: 'seller',
    summary: 'Returns a customer’s sales, account, consents and sign-ins, and why payouts waited.',
    schema: { params: PARAMS, response: { 200: CUSTOMER } },
    handler: async ({ db, params: { customerNumber }, now, see }) => {
      const customer = await readCustomer(db, customerNumber, now())
      see({ data: { customers: [customerNumber] } })
      return customer
    },
  }),
]

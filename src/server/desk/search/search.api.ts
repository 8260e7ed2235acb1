import {
  SEARCH_ANSWER,
  SEARCH_LIMIT,
  SEARCH_QUERY,
  type SearchAnswer,
  type SearchRow,
} from '#contracts/desk/search.ts'
import type { AuditFacts } from '#server/desk/audit/audit.ts'
import { hasOneOfRoles, OPERATOR_ROLES, type OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { type CustomerHit, type Found, findAnything } from './find-anything.ts'
import { toListedJson, toPersonJson } from './present-sale-row.ts'
import { type ListedSale, listSales, type SaleHit } from './search.repository.ts'

/** Everyone scans codes; only support looks people up. */
const PEOPLE_ROLES = ['support'] as const satisfies readonly OperatorRole[]

function toSaleRow(hit: SaleHit, sale: ListedSale, seesPeople: boolean): SearchRow | null {
  const { matched, itemNumber, parcel } = hit
  const { devices, ...listed } = toListedJson(sale, seesPeople)
  const shown = { matched, ...listed }
  if (parcel) return { kind: 'PARCEL', ...shown, ...parcel, itemNumber }
  if (itemNumber === null) return { kind: 'SALE', ...shown, devices }
  const device = devices.find((one) => one.itemNumber === itemNumber)
  return device ? { kind: 'DEVICE', ...shown, ...device } : null
}

const toCustomerRow = ({ matched, customerNumber, account }: CustomerHit): SearchRow => ({
  kind: 'CUSTOMER',
  matched,
  customerNumber,
  hasAccount: account !== null,
  person: account && toPersonJson(account),
})

const toRecyclingRow = ({ parcel, matched }: NonNullable<Found['recycling']>): SearchRow => ({
  kind: 'RECYCLING',
  matched,
  number: parcel.number,
  state: parcel.state,
})

function toRows(found: Found, sales: readonly ListedSale[], seesPeople: boolean): readonly SearchRow[] {
  const byId = new Map(sales.map((sale) => [sale.transactionId, sale]))
  const saleRows = found.sales.flatMap((hit) => {
    const sale = byId.get(hit.transactionId)
    const row = sale && toSaleRow(hit, sale, seesPeople)
    return row ? [row] : []
  })
  const recycling = found.recycling ? [toRecyclingRow(found.recycling)] : []
  return [...found.customers.map(toCustomerRow), ...saleRows, ...recycling]
}

/** Whose data an answer shows; what was typed may be a name or an account, so it isn't part of the log. */
function listSeen(rows: readonly SearchRow[]): AuditFacts | null {
  if (rows.length === 0) return null
  const sales = rows.flatMap((row) => ('tradeNumber' in row ? [row.tradeNumber] : []))
  const customers = rows.flatMap((row) => ('customerNumber' in row ? [row.customerNumber] : []))
  const matched = [...new Set(rows.map((row) => row.matched))]
  return { data: { matched, sales: [...new Set(sales)], customers } }
}

/** One field that finds everything. */
export const SEARCH_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/search', roles: OPERATOR_ROLES, action: 'OPEN_SEARCH' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/search',
    roles: OPERATOR_ROLES,
    action: 'SEARCH',
    views: 'seller',
    summary:
      'Finds sales, devices, parcels and customers by anything that names them; names with one typo per word. Roles other than support find codes and serial numbers only.',
    schema: { querystring: SEARCH_QUERY, response: { 200: SEARCH_ANSWER } },
    handler: async ({ db, secret, query: { q }, operator, see }): Promise<SearchAnswer> => {
      const seesPeople = hasOneOfRoles(operator, PEOPLE_ROLES)
      const found = await findAnything({ db, secret }, { typed: q, seesPeople })
      const hits = found.sales.slice(0, SEARCH_LIMIT)
      const sales = await listSales(
        db,
        hits.map(({ transactionId }) => transactionId),
      )
      const all = toRows({ ...found, sales: hits }, sales, seesPeople)
      const rows = all.slice(0, SEARCH_LIMIT)
      see(listSeen(rows))
      const isTruncated = found.isCut || found.sales.length > hits.length || all.length > rows.length
      return { rows, isTruncated }
    },
  }),
]

import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  ListNames,
  ListOffer,
  ListOffersRequest,
  ListQuoteLine,
  ListRowQuote,
} from '#contracts/lists.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { type ListRow, MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { splitList } from '#domain/lists/split-list.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import { isBusinessSale } from '#domain/trades/settle-lines.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { isCompanyAccount } from '#server/modules/individual-offers/individual-offers.repository.ts'
import { createListCatalogue } from './list-catalogue.ts'
import { createListOffers } from './list-offers.ts'
import { matchNames } from './match-names.ts'
import { type QuoteContext, quoteRow } from './quote-row.ts'

export interface ListsOptions {
  readonly db: Database
  readonly rules: Readonly<Record<CategoryId, PriceRule>>
  readonly now: () => number
}

export interface ListInput {
  readonly text: string
  /** Condition of rows that name none. */
  readonly conditionId: number | null
}

export interface ListsService {
  /** The lines of the answer to a list, in portions; refuses what is no list before the first. */
  quote(shop: Shop, input: ListInput): Promise<AsyncGenerator<string>>
  quoteOne(shop: Shop, input: ListInput): Promise<ListRowQuote>
  /** Offers for the lines of a list. Only businesses sell lists. */
  createOffers(
    shop: Shop,
    customerId: string | null,
    request: ListOffersRequest,
  ): Promise<readonly ListOffer[]>
  matchNames(shop: Shop, names: readonly string[]): Promise<ListNames>
}

/** Small enough that others are answered in between, also when every row is as odd as it can be. */
const ROWS_PER_TURN = 40
const TURN_MS = 25

const toText = (line: ListQuoteLine): string => `${JSON.stringify(line)}\n`

/** The markets that know businesses take lists; in the others there is no such page either. */
function requireListMarket({ market }: Shop): void {
  if (!MARKETS[market].flags.hasB2B) throw new HttpError(404, 'NOT_FOUND', 'There are no lists here.')
}

function requireRows(text: string): readonly ListRow[] {
  const list = splitList(text)
  if (list.kind === 'tooLong')
    throw new HttpError(422, 'INVALID_FIELDS', `A list has at most ${MAX_LIST_ROWS} rows.`, [
      { field: 'rows', key: 'LIST_TOO_LONG', params: { max: MAX_LIST_ROWS, count: list.count } },
    ])
  if (list.rows.length === 0)
    throw new HttpError(422, 'INVALID_FIELDS', 'The list is empty.', [{ field: 'rows', key: 'LIST_EMPTY' }])
  return list.rows
}

/** The next rows, as many as fit into a turn, one at least. */
function quotePortion(rows: readonly ListRow[], from: number, context: QuoteContext): string[] {
  const endsAtMs = performance.now() + TURN_MS
  const lines: string[] = []
  for (const row of rows.slice(from, from + ROWS_PER_TURN)) {
    lines.push(toText(quoteRow(row, context)))
    if (performance.now() >= endsAtMs) break
  }
  return lines
}

/** Prices row after row, and lets others have their turn. Whoever stops reading stops the work. */
async function* quoteRows(rows: readonly ListRow[], context: QuoteContext): AsyncGenerator<string> {
  const { currency } = context.catalogue.prices
  yield toText({ kind: 'start', rows: rows.length, currency })
  for (let at = 0; at < rows.length; ) {
    await nextTurn()
    const lines = quotePortion(rows, at, context)
    at += lines.length
    yield lines.join('')
  }
  yield toText({ kind: 'end', rows: rows.length })
}

export function createListsService({ db, rules, now }: ListsOptions): ListsService {
  const readCatalogue = createListCatalogue(db)
  const contextOf = async ({ market }: Shop, conditionId: number | null): Promise<QuoteContext> => {
    const parts = { market: MARKETS[market], rules, conditionId }
    return { ...parts, catalogue: await readCatalogue(market), seen: new Set(), matches: new Map() }
  }
  return {
    async quote(shop, { text, conditionId }) {
      requireListMarket(shop)
      const rows = requireRows(text)
      return quoteRows(rows, await contextOf(shop, conditionId))
    },
    async quoteOne(shop, { text, conditionId }) {
      requireListMarket(shop)
      const [row, ...others] = requireRows(text)
      if (!row || others.length > 0) throw new HttpError(422, 'INVALID_FIELDS', 'One row at a time.')
      return quoteRow(row, await contextOf(shop, conditionId))
    },
    async createOffers(shop, customerId, { lines }) {
      requireListMarket(shop)
      const isCompany = customerId !== null && (await isCompanyAccount(db, customerId))
      if (!isBusinessSale(shop, { hasB2B: true, isCompany }))
        throw new HttpError(403, 'FORBIDDEN', 'Only businesses sell lists.')
      const catalogue = await readCatalogue(shop.market)
      return createListOffers({ db, now, shop, context: { catalogue, rules }, lines })
    },
    async matchNames(shop, names) {
      return matchNames(names, await readCatalogue(shop.market), MARKETS[shop.market])
    },
  }
}

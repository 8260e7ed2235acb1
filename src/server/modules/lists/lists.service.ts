import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  ListNames,
  ListOffer,
  ListOffersRequest,
  ListQuoteLine,
  ListRowQuote,
} from '#contracts/lists.ts'
import { type ListRow, MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { hasBusinessMode, isBusinessSale } from '#domain/markets/business-mode.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findRequestingAccount } from '#server/modules/individual-offers/individual-offers.repository.ts'
import type { OfferCaller, TakeOfferQuota } from '#server/modules/offers/offer-quotas.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import { createListCatalogue } from './list-catalogue.ts'
import { createListOffers } from './list-offers.ts'
import { matchNames } from './match-names.ts'
import { type QuoteContext, quoteRow } from './quote-row.ts'
import { splitList } from './split-list.ts'

export interface ListsOptions {
  readonly db: Database
  readonly ruleSets: RuleSets
  readonly now: () => number
  readonly takeQuota: TakeOfferQuota
}

export interface ListInput {
  readonly text: string
  /** The condition of rows that name none. */
  readonly conditionId: number | null
}

export interface ListsService {
  /** The lines of the answer to a list, in portions; refuses what is no list before the first one. */
  quote(shop: Shop, input: ListInput): Promise<AsyncGenerator<string>>
  quoteOne(shop: Shop, input: ListInput): Promise<ListRowQuote>
  /** Offers for the lines of a list. Only businesses sell lists. */
  createOffers(shop: Shop, caller: OfferCaller, request: ListOffersRequest): Promise<readonly ListOffer[]>
  matchNames(market: MarketId, names: readonly string[]): Promise<ListNames>
}

/** Small enough that other requests are answered in between, even if every row is as odd as possible. */
const ROWS_PER_TURN = 40
const TURN_MS = 25

const toText = (line: ListQuoteLine): string => `${JSON.stringify(line)}\n`

/** Only markets with business sellers take lists. */
function requireListMarket({ market }: Shop): void {
  if (!hasBusinessMode(MARKETS[market]))
    throw new HttpError(404, 'NOT_FOUND', 'This shop doesn’t buy from lists.')
}

function requireRows(text: string): readonly ListRow[] {
  const list = splitList(text)
  if (list.kind === 'tooLong')
    throw new HttpError(
      422,
      'INVALID_FIELDS',
      `A list can have up to ${MAX_LIST_ROWS} rows. Split it and try again.`,
      [{ field: 'rows', key: 'LIST_TOO_LONG', params: { max: MAX_LIST_ROWS, count: list.count } }],
    )
  if (list.rows.length === 0)
    throw new HttpError(422, 'INVALID_FIELDS', 'The list is empty. Add at least one device.', [
      { field: 'rows', key: 'LIST_EMPTY' },
    ])
  return list.rows
}

/** The next rows: as many as fit into a turn, at least one. */
function quotePortion(rows: readonly ListRow[], from: number, context: QuoteContext): string[] {
  const endsAtMs = performance.now() + TURN_MS
  const lines: string[] = []
  for (const row of rows.slice(from, from + ROWS_PER_TURN)) {
    lines.push(toText(quoteRow(row, context)))
    if (performance.now() >= endsAtMs) break
  }
  return lines
}

/** Prices row after row and yields to other requests. Work stops when the reader does. */
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

export function createListsService({ db, ruleSets, now, takeQuota }: ListsOptions): ListsService {
  const readCatalogue = createListCatalogue(db)
  const createContext = async (
    { market }: Pick<Shop, 'market'>,
    conditionId: number | null,
  ): Promise<QuoteContext> => {
    const [{ rules }, catalogue] = await Promise.all([ruleSets.getCurrent(db), readCatalogue(market)])
    return {
      market: MARKETS[market],
      rules,
      conditionId,
      catalogue,
      seen: new Set(),
      matches: new Map(),
    }
  }
  return {
    async quote(shop, { text, conditionId }) {
      requireListMarket(shop)
      const rows = requireRows(text)
      return quoteRows(rows, await createContext(shop, conditionId))
    },
    async quoteOne(shop, { text, conditionId }) {
      requireListMarket(shop)
      const [row, ...others] = requireRows(text)
      if (!row || others.length > 0) throw new HttpError(422, 'INVALID_FIELDS', 'Send exactly one row.')
      return quoteRow(row, await createContext(shop, conditionId))
    },
    async createOffers(shop, caller, { lines }) {
      requireListMarket(shop)
      const { customerId } = caller
      const account = customerId === null ? null : await findRequestingAccount(db, customerId)
      const isCompany = account?.isCompany ?? false
      if (!isBusinessSale(shop.shopMode, MARKETS[shop.market], { isCompany }))
        throw new HttpError(403, 'FORBIDDEN', 'Only businesses can sell a list of devices.')
      const context = await createContext(shop, null)
      const storage = { db, now, takeQuota: (amount: number) => takeQuota(caller, 'list', amount) }
      return createListOffers({ storage, shop, customerId, context, lines })
    },
    async matchNames(market, names) {
      return matchNames(names, await createContext({ market }, null))
    },
  }
}

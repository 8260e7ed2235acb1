import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeviceDocument } from '#contracts/search.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { type CatalogueService, createCatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { getSharedDatabaseUrl } from '../../support/database.ts'
import { openShopSearch } from '../../support/open-shop-search.ts'
import { RELEVANCE_TABLE, type RelevanceRow } from '../../support/relevance-table.ts'

/** As many visitors as type at a time. All at once would measure how long a cluster works on a few hundred searches. */
const VISITORS = 8

describe('search in the delivered catalogue', () => {
  let db: Database
  let catalogue: CatalogueService
  let engine: SearchEngine

  beforeAll(async () => {
    const onError = (error: Error) => {
      throw error
    }
    db = openDatabase({ url: getSharedDatabaseUrl(), maxConnections: 2, onError })
    engine = await openShopSearch(db)
    catalogue = createCatalogueService({ engine, log: pino({ level: 'silent' }), now: () => 0 })
  })

  afterAll(async () => {
    await engine?.close()
    await db?.$client.end()
  })

  const find = async ({ market, query }: RelevanceRow): Promise<readonly DeviceDocument[]> => {
    const text = cleanSearchText(query)
    return (await catalogue.searchDevices(MARKETS[market], { text }, 3)).devices
  }

  /** The devices that each row finds, in its order. */
  async function findAll(): Promise<(readonly DeviceDocument[])[]> {
    const found: (readonly DeviceDocument[])[] = []
    const rows = RELEVANCE_TABLE.entries()
    const visit = async () => {
      for (const [index, row] of rows) found[index] = await find(row)
    }
    await Promise.all(Array.from({ length: VISITORS }, visit))
    return found
  }

  /** What is wrong with the answer to a row; null if it is as expected. */
  function findFault(row: RelevanceRow, devices: readonly DeviceDocument[] = []): string | null {
    const names = devices.map(({ name }) => name)
    const got = names.join(' | ') || 'nothing'
    const fault = (expected: string) => `${row.market} "${row.query}": expected ${expected}, got ${got}`
    if ('first' in row) return names[0] === row.first ? null : fault(`first ${row.first}`)
    if ('top3' in row) return names.includes(row.top3) ? null : fault(`among three ${row.top3}`)
    return names.length === 0 ? null : fault('nothing')
  }

  it('puts the device that the visitor means at the top, however it is typed, in every category', async () => {
    const found = await findAll()
    const faults = RELEVANCE_TABLE.map((row, index) => findFault(row, found[index]))
    expect(faults.filter((fault) => fault !== null)).toEqual([])
    const categories = new Set(found.flatMap(([device]) => device?.categoryId ?? []))
    expect([...categories].toSorted()).toEqual(CATEGORY_IDS.toSorted())
  })

  it('is tested with every market, and never twice with the same words', () => {
    expect(new Set(RELEVANCE_TABLE.map(({ market }) => market))).toEqual(new Set(MARKET_IDS))
    const typed = RELEVANCE_TABLE.map(({ market, query }) => `${market} ${query}`)
    expect(new Set(typed).size).toBe(typed.length)
    expect(typed.length).toBeGreaterThanOrEqual(120)
  })
})

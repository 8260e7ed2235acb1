import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPath } from '#domain/routing/path.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { FINDINGS_KIND } from '#domain/transparency-log/log-entry.ts'
import { MARKETS } from '#markets/markets.ts'
import { findByCode } from '#server/desk/items/find-by-code.ts'
import { countItems } from '#server/desk/items/items.repository.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import { countSettled } from '#server/modules/fairness/count-settled.ts'
import { countFigures } from '#server/modules/figures/count-figures.ts'
import { readSaleVersions } from '#server/modules/live-sales/sale-versions.repository.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'
import { createCatalogueUrls } from '#server/modules/sitemap/sitemap.repository.ts'
import { integrateEntries } from '#server/modules/transparency-log/integrate-entries.ts'
import { forgetLeftovers, forgetPeople } from '#server/worker/forget-leftovers.ts'
import { createCustomer } from '../../support/customers.ts'
import { findWholeScans, recordStatements } from '../../support/explained-statements.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

/** Small however much is sold, or emptied all the time, so that reading all of them is right. */
const SMALL_TABLES = new Set([
  'desk_counter',
  'desk_login_guard',
  'identity_file',
  'left_customer',
  'log_pending',
  'newsletter_test',
  'partner_preview',
  'payout_batch',
  'push_subscription',
  'recycling_figure',
  'review_figure',
])

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

async function findBigScans(run: () => Promise<unknown>) {
  const statements = await recordStatements(run)
  const url = store.db.$client.options.connectionString ?? ''
  const scans = await findWholeScans(url, statements)
  return { count: statements.length, scans: scans.filter(({ table }) => !SMALL_TABLES.has(table)) }
}

describe('no statement reads a whole table that grows', () => {
  it('when the housekeeping is done', async () => {
    const nowMs = store.clock.nowMs
    // Something to visit, so that every walk takes its steps.
    await store.sale(HOST, 'de').trade(store.deviceId)
    const later = nowMs + 4_000 * 86_400_000
    const { count, scans } = await findBigScans(async () => {
      await forgetLeftovers(store.db, later)
      await forgetSignIns(store.db, later)
      await forgetPeople(store.db, later)
      await countSettled(store.db)
      await countFigures(store.db)
      await readOutboxState(store.db, later)
    })
    expect(scans).toEqual([])
    expect(count).toBeGreaterThan(40)
  })

  it('when a customer is erased', async () => {
    const customer = await createCustomer(store)
    const { customerId, customerNumber } = customer
    const erasure = { customerId, customerIdentifier: String(customerNumber) }
    const { count, scans } = await findBigScans(async () => {
      expect((await customer.call('DELETE', '/api/customers/customers', erasure)).status).toBe(200)
      expect((await customer.call('DELETE', '/api/account/deleteUser', erasure)).status).toBe(200)
    })
    expect(scans).toEqual([])
    expect(count).toBeGreaterThan(10)
  })

  it('when the pages of sales are compared with what has happened', async () => {
    const { count, scans } = await findBigScans(() => readSaleVersions(store.db, [1_000_001, 1_000_002]))
    expect(scans).toEqual([])
    expect(count).toBe(1)
  })

  it('when locked findings get their place in the public log', async () => {
    await store.db.execute(sql`
      insert into log_pending (kind, content_hash, logged_at) values (${FINDINGS_KIND}, sha256('findings'), now())`)
    const { count, scans } = await findBigScans(() =>
      store.db.transaction((tx) => integrateEntries(tx, 1_000)),
    )
    expect(scans).toEqual([])
    expect(count).toBeGreaterThan(3)
  })

  it('when the desk finds a sale and counts its queues', async () => {
    const { count, scans } = await findBigScans(async () => {
      await findByCode(store.db, formatTradeNumber(1_000_001))
      await findByCode(store.db, 'JD1234567890')
      await countItems(store.db, ['RECEIVED', 'IN_INSPECTION'])
    })
    expect(scans).toEqual([])
    expect(count).toBeGreaterThan(2)
  })

  it('when the files of the sitemap are listed and the first ones made', async () => {
    const urls = createCatalogueUrls(store.db)
    const { count, scans } = await findBigScans(async () => {
      await urls.listOverviewFiles()
      await urls.listDeviceFiles()
      await urls.listCategories('de')
      await urls.listOverviews('de', 1)
      await urls.listDevices('de', 1)
    })
    // Of series there are thousands, of devices hundreds of thousands.
    expect(scans.filter(({ table }) => table.startsWith('device'))).toEqual([])
    expect(count).toBe(5)
  })

  it('when the pages with figures are made', async () => {
    // The first page of all makes the search index, which reads the whole catalogue once.
    await store.shop.get(HOST, buildPath(MARKETS.de, 'overview', { overview: 'handys' }))
    const { count, scans } = await findBigScans(async () => {
      for (const route of ['home', 'fairness'] as const)
        expect((await store.shop.get(HOST, buildPath(MARKETS.de, route))).status).toBe(200)
    })
    // The months of a report are all there is; the catalogue has its own limits.
    expect(scans.filter(({ table }) => table !== 'fairness_figure')).toEqual([])
    expect(count).toBeGreaterThan(3)
  })
})

describe('foreign keys', () => {
  it('to rows that are deleted have an index, or each deletion would read the whole other table', async () => {
    const { rows } = await store.db.$client.query<{ key: string }>(`
      select conrelid::regclass || ': ' || conname as key from pg_constraint as reference
      where contype = 'f' and confrelid = any('{customer,customer_account,customer_sign_in,offer,photo,review,
          trade_seller,newsletter_subscription,identity_request,clarification_proof,outbox}'::regclass[])
        and not exists (select from pg_index where indrelid = conrelid and indpred is null
          and (string_to_array(indkey::text, ' ')::smallint[])[1:array_length(conkey, 1)] @> conkey)`)
    expect(rows).toEqual([])
  })
})

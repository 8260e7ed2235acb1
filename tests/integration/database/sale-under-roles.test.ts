import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAsRole } from '../../support/database.ts'
import {
  buildStatusReport,
  type MoneyDesk,
  readOrder,
  releaseHolds,
  startMoneyDesk,
} from '../../support/desk-money.ts'
import { buildMatchingFindings } from '../../support/desk-work.ts'
import { PHONE_JPEG } from '../../support/example-photos.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let money: MoneyDesk
let bearer: string

beforeAll(async () => {
  store = await startSaleShop()
  money = await startMoneyDesk({ db: store.db, secret: store.secret })
  bearer = await (await money.desk.hire('inspector', 'support')).createToken()
})

afterAll(async () => {
  await money.desk.close()
  await store.close()
})

async function inspect(method: string, path: string, json?: unknown): Promise<void> {
  const answer = await money.desk.send(method, `/desk/api${path}`, { bearer, origin: null, json })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
}

const takePhoto = (path: string) =>
  money.desk.app.inject({
    method: 'POST',
    url: `/desk/api${path}`,
    payload: PHONE_JPEG,
    headers: { host: 'desk.test', authorization: `Bearer ${bearer}`, 'content-type': 'image/jpeg' },
  })

async function readColumn(statement: string): Promise<unknown[]> {
  const { rows } = await store.db.$client.query<{ value: unknown }>(statement)
  return rows.map(({ value }) => value)
}

describe('a sale under the roles of the processes', () => {
  it.each(['web', 'worker', 'desk'] as const)('is worked on by %s as that role', async (role) => {
    const { rows } = await openAsRole(store.db, role).$client.query('select current_user as name')
    expect(rows).toEqual([{ name: `rivendo_${role}_shop_template` }])
  })

  it('goes from the offer to the payout', async () => {
    const trade = await store.sale(MARKET_HOSTS.de, 'de').trade(store.deviceId)
    await store.drain()
    const [trackingNumber] = await readColumn('select tracking_number as value from shipment')
    const at = new Date(money.desk.clock.nowMs).toISOString()
    await inspect('POST', '/scans', { trackingNumber, event: 'SCANNED', at })
    await takePhoto(`/arrivals/${trade.tradeNumber}/photos`)
    await inspect('POST', `/arrivals/${trade.tradeNumber}`, { weightInGrams: 320 })
    await inspect('POST', `/items/${trade.tradeNumber}/1/inspections`, {})
    await inspect('POST', `/items/${trade.tradeNumber}/1/findings`, buildMatchingFindings())
    await inspect('POST', `/items/${trade.tradeNumber}/1/decision`, { decision: 'match_or_better' })
    await releaseHolds(money.hand, money.payout.id)
    const { batches } = await money.prepare()
    const messageId = batches[0]?.messageId ?? ''
    await money.approve(messageId)
    const order = readOrder(await money.fileOf(messageId))
    await money.takeAnswer(
      buildStatusReport(
        messageId,
        order.map(({ endToEndId }) => [endToEndId, 'ACSC']),
      ),
    )
    await store.drain()

    expect(order.map(({ amountInCents }) => amountInCents)).toEqual([trade.totalInCents])
    expect(await readColumn('select state as value from trade_item')).toEqual(['PAID'])
    expect(
      await readColumn(`select entry ->> 'kind' as value from purchase_register order by sequence`),
    ).toEqual(['PURCHASE', 'PAYMENT'])
    expect(await readColumn(`select work_key as value from outbox where status <> 'done'`)).toEqual([])
    expect(await readColumn('select count(*)::integer as value from local_mail')).not.toEqual([0])
  })
})

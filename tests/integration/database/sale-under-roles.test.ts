import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAsRole } from '../../support/database.ts'
import { type MoneyDesk, startMoneyDesk } from '../../support/desk-money.ts'
import { paySale } from '../../support/pay-sale.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let money: MoneyDesk

beforeAll(async () => {
  store = await startSaleShop()
  money = await startMoneyDesk({ db: store.db, secret: store.secret })
})

afterAll(async () => {
  await money.desk.close()
  await store.close()
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
    const amounts = await paySale(money, trade)
    await store.drain()

    expect(amounts).toEqual([trade.totalInCents])
    expect(await readColumn('select state as value from trade_item')).toEqual(['PAID'])
    expect(
      await readColumn(`select entry ->> 'kind' as value from purchase_register order by sequence`),
    ).toEqual(['PURCHASE', 'PAYMENT'])
    expect(await readColumn(`select work_key as value from outbox where status <> 'done'`)).toEqual([])
    expect(await readColumn('select count(*)::integer as value from local_mail')).not.toEqual([0])
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { forgetLeftovers, forgetPeople } from '#server/worker/forget-leftovers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const countRows = async () => {
  const { rows } = await store.db.$client.query<{ customers: number; offers: number }>(
    `select (select count(*)::integer from customer) as customers, (select count(*)::integer from offer) as offers`,
  )
  return rows[0]
}

it('unused guests and offers are deleted in time, those of trades stay', async () => {
  const sale = store.sale(MARKET_HOSTS.de, 'de')
  await sale.trade(store.deviceId)
  await sale.guest()
  await sale.offer(store.deviceId)
  expect(await countRows()).toEqual({ customers: 2, offers: 2 })
  const start = store.clock.nowMs
  await forgetLeftovers(store.db, start + 6 * DAY_MS)
  expect(await countRows()).toEqual({ customers: 2, offers: 2 })
  await forgetLeftovers(store.db, start + 8 * DAY_MS)
  expect(await countRows()).toEqual({ customers: 1, offers: 2 })
  await forgetLeftovers(store.db, start + 98 * DAY_MS)
  expect(await countRows()).toEqual({ customers: 1, offers: 1 })
})

it('bank files and photos are emptied after three full years, photos of open trades never', async () => {
  const sale = store.sale(MARKET_HOSTS.de, 'de')
  const [over, open] = [await sale.trade(store.deviceId), await sale.trade(store.deviceId)]
  const { $client } = store.db
  const at = new Date(store.clock.nowMs)
  const { rows } = await $client.query<{ id: string }>(
    `insert into operator (name, password_hash, roles, created_at) values ('vera', '', '{payout}', $1) returning id`,
    [at],
  )
  const [vera] = rows
  await $client.query(
    `insert into payout_batch (message_id, payment_type_id, currency, payout_count, total_in_cents, sealed_file,
      operator_id, created_at, approved_by, approved_at, exported_at)
     values ('ONE', 13, 'EUR', 1, 100, 'sealed', $1, $2, $1, $2, $2)`,
    [vera?.id, at],
  )
  await $client.query(
    `insert into photo (transaction_id, purpose, media_type, content, sha256, operator_id, taken_at)
     select id, 'UNBOXING', 'image/png', '', '', $2, $3 from unnest($1::bigint[]) as id`,
    [[over.transactionId, open.transactionId], vera?.id, at],
  )
  await $client.query(`update trade_item set state = 'PAID' where transaction_id = $1`, [over.transactionId])
  const countKept = async () => {
    const { rows: kept } = await $client.query(
      `select (select octet_length(sealed_file) from payout_batch) as file,
        array(select transaction_id::text from photo order by photo.transaction_id) as photos`,
    )
    return kept[0]
  }
  const both = [over.transactionId, open.transactionId].toSorted((a, b) => a - b).map(String)
  const year = at.getUTCFullYear()
  await forgetPeople(store.db, Date.UTC(year + 3, 11, 31))
  expect(await countKept()).toEqual({ file: 6, photos: both })
  await forgetPeople(store.db, Date.UTC(year + 4, 0, 1))
  expect(await countKept()).toEqual({ file: 0, photos: [String(open.transactionId)] })
})

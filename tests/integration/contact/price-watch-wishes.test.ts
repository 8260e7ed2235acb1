import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_WATCHES } from '#domain/price-watch/watch-clock.ts'
import { createWatchers } from '../../support/price-watchers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const { newEmail, buildRequest, request, postForm, mailsTo, findLink, findRows } = createWatchers(() => store)

const insertWatches = (email: string, status: string, count: number) =>
  store.db.$client.query(
    `insert into price_watch (id, email, market, device_id, storage_gb, answers, answers_key, is_complete, kind,
       known_in_cents, status, confirm_key, end_key, shop_url, is_business, requested_at, confirmed_at, expires_at)
     select gen_random_uuid(), $1, 'de', $2, 128, '{}', number::text, false, 'changed', 1, $5,
       decode(md5($1 || $5 || 'c' || number), 'hex'), decode(md5($1 || $5 || 'e' || number), 'hex'),
       'https://x.example', false, $3::timestamptz, case when $5 = 'active' then $3::timestamptz end, case when $5 = 'active' then $3::timestamptz end
     from generate_series(1, $4::integer) as number`,
    [email, store.deviceId, new Date(store.clock.nowMs), count, status],
  )

describe('an address', () => {
  it('stores the same wish once, and another one with a link of its own', async () => {
    const body = buildRequest()
    await request(body)
    await request(body)
    const first = await findLink(body.email, 'confirm')
    await request({ ...body, amount: '8000' })
    expect(await findRows(body.email)).toHaveLength(2)
    const second = await findLink(body.email, 'confirm')
    expect(second).not.toBe(first)
    // A stranger’s wish changes nothing about what the first mail confirms.
    await postForm(first)
    const rows = await findRows(body.email)
    expect(rows.map((row) => `${row.status} ${row.target_in_cents}`).sort()).toEqual([
      'active 900000',
      'pending 800000',
    ])
  })

  it.each(['active', 'pending'])('ends with enough %s watches of one address', async (status) => {
    const email = newEmail()
    await insertWatches(email, status, MAX_WATCHES)
    expect((await request(buildRequest({ email }))).status).toBe(202)
    expect(await findRows(email)).toHaveLength(MAX_WATCHES)
    expect(await mailsTo(email)).toEqual([])
  })

  it('counts what strangers ask for apart from what its owner watches', async () => {
    const email = newEmail()
    for (const status of ['active', 'pending']) await insertWatches(email, status, MAX_WATCHES - 1)
    await request(buildRequest({ email }))
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

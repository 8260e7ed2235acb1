import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTradeCodesUrl, SALE_KEY_HEADER, STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { ACCOUNT_CHANGE_HOLD_MS } from '#domain/payouts/payout-hold.ts'
import { CODE_MAX_ATTEMPTS, CODE_MINUTES } from '#domain/trades/sale-code.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { createPayoutCaller, OTHER_PAYMENT, SELLER_NAME } from '../../support/payout-caller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { buildSellerHeaders, createProofs } from '../../support/step-up.ts'
import { readEverything } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: SaleShop
let hand: TradeHand
let caller: ReturnType<typeof createPayoutCaller>

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  hand = toTradeHand(store)
  caller = createPayoutCaller(store)
})

afterAll(() => store.close())

describe('a stolen link', () => {
  it('does not move a payout: neither key does, without a proof', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const before = await readEverything(store.db)
    const view: TradeView = JSON.parse(
      (await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}`, { [SALE_KEY_HEADER]: trade.key })).text,
    )
    const act = await caller.patch(trade.tradeNumber, { [SALE_KEY_HEADER]: trade.key })
    expect({ status: act.status, id: JSON.parse(act.text).id }).toEqual({
      status: 403,
      id: 'STEP_UP_REQUIRED',
    })
    const others = [
      await caller.patch(trade.tradeNumber, { [SALE_KEY_HEADER]: view.readKey }),
      await caller.patch(trade.tradeNumber, {}, OTHER_PAYMENT, `?key=${trade.key}`),
      await caller.patch(trade.tradeNumber, {}, OTHER_PAYMENT, `?key=${view.readKey}`),
    ]
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await readEverything(store.db)).toEqual(before)
  })

  it('does not move it with a proof for something else', async () => {
    const [trade, other] = [await createTradeIn(hand, 'ACCEPTED'), await createTradeIn(hand, 'ACCEPTED')]
    const proofs = createProofs(store)
    const wrong = [
      await proofs.issue({ kind: 'sale', transactionId: other.transactionId }),
      await proofs.issue({ kind: 'account', customerId: String(trade.transactionId), familyId: 'x' }),
      'x',
      '',
    ]
    for (const proof of wrong) {
      const headers = { [SALE_KEY_HEADER]: trade.key, [STEP_UP_HEADER]: proof }
      expect((await caller.patch(trade.tradeNumber, headers)).status).toBe(403)
    }
  })

  it('does not move it with a proof of yesterday', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const headers = await buildSellerHeaders(store, trade)
    store.clock.nowMs += 10 * MINUTE_MS + 1_000
    expect((await caller.patch(trade.tradeNumber, headers)).status).toBe(403)
  })
})

describe('the code', () => {
  it('goes to the sale’s own address, masked in the answer, and lets the seller change the account', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const sent = await caller.requestCode(trade)
    expect({ status: sent.status, body: JSON.parse(sent.text) }).toEqual({
      status: 202,
      body: { sentTo: 'z•••@example.org' },
    })
    const code = await caller.readCode(trade)
    const checked = await caller.checkCode(trade, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(checked.status).toBe(200)
    const { stepUpToken } = JSON.parse(checked.text)
    const headers = { [SALE_KEY_HEADER]: trade.key, [STEP_UP_HEADER]: stepUpToken }
    expect((await caller.patch(trade.tradeNumber, headers)).status).toBe(200)
    expect(await caller.readAccount(trade.transactionId)).toBe('DE02120300000000202051')
  })

  it('is not stored, nor anything that it can be guessed from', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.requestCode(trade)
    const { rows } = await store.db.$client.query('select sale_code::text as row from sale_code')
    const code = await caller.readCode(trade)
    expect(JSON.stringify(rows)).not.toContain(code)
    const { rows: jobs } = await store.db.$client.query(
      "select data from outbox where work_key like 'SALE_CODE%'",
    )
    expect(JSON.stringify(jobs)).not.toContain(code)
  })

  it('works once', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.requestCode(trade)
    const code = await caller.readCode(trade)
    const answers = await Promise.all([caller.checkCode(trade, code), caller.checkCode(trade, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is void after a few guesses, and the answer does not tell a wrong one from a void one', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.requestCode(trade)
    const code = await caller.readCode(trade)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: CODE_MAX_ATTEMPTS }, () => caller.checkCode(trade, wrong)),
    )
    const right = await caller.checkCode(trade, code)
    expect(new Set([...guesses, right].map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(JSON.parse(right.text).errors).toEqual([{ field: 'code', key: 'CODE_INVALID' }])
  })

  it('expires, and a newer one replaces it', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.requestCode(trade)
    const first = await caller.readCode(trade)
    await caller.requestCode(trade)
    const second = await caller.readCode(trade)
    expect((await caller.checkCode(trade, first)).status).toBe(422)
    store.clock.nowMs += CODE_MINUTES * MINUTE_MS
    expect((await caller.checkCode(trade, second)).status).toBe(422)
  })

  it('cannot be requested without limit, whichever machine asks', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await caller.requestCode(trade)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    store.clock.nowMs += 2 * HOUR_MS
  })

  it('is sent to nobody who only reads, and says nothing about unknown sales', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const answers = [
      await caller.post(buildTradeCodesUrl(trade.tradeNumber), { [SALE_KEY_HEADER]: 'x' }),
      await caller.post(buildTradeCodesUrl('0000-0000'), { [SALE_KEY_HEADER]: trade.key }),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })
})

describe('a customer who is signed in', () => {
  const buildHeaders = async ({
    customerId,
    familyId,
    token,
  }: TestCustomer): Promise<Record<string, string>> => ({
    authorization: `Bearer ${token}`,
    [STEP_UP_HEADER]: await createProofs(store).issue({ kind: 'account', customerId, familyId }),
  })

  it('changes the account with the password, not with the sign-in alone', async () => {
    const customer = await createCustomer(store)
    const { tradeNumber, transactionId } = JSON.parse((await customer.sell()).text)
    const alone = await caller.patch(tradeNumber, { authorization: `Bearer ${customer.token}` })
    expect({ status: alone.status, id: JSON.parse(alone.text).id }).toEqual({
      status: 403,
      id: 'STEP_UP_REQUIRED',
    })
    expect((await caller.patch(tradeNumber, await buildHeaders(customer))).status).toBe(200)
    const { rows } = await store.db.$client.query(
      'select "by" from payout_account_change where transaction_id = $1',
      [transactionId],
    )
    expect(rows).toEqual([{ by: 'account' }])
  })

  it('cannot change it for someone else by renaming the account', async () => {
    const customer = await createCustomer(store)
    const { tradeNumber, transactionId } = JSON.parse((await customer.sell()).text)
    await store.db.$client.query(
      `update customer_account set first_name = 'Mallory', last_name = 'Thief' where customer_id = $1`,
      [customer.customerId],
    )
    const before = await caller.readAccount(transactionId)
    const answer = await caller.patch(tradeNumber, await buildHeaders(customer), {
      ...OTHER_PAYMENT,
      accountHolder: 'Mallory Thief',
    })
    expect({ status: answer.status, errors: JSON.parse(answer.text).errors }).toEqual({
      status: 422,
      errors: [{ field: 'payment.accountHolder', key: 'HOLDER_DIFFERS' }],
    })
    expect(await caller.readAccount(transactionId)).toBe(before)
  })

  it('is told at both addresses if the account has another one than the sale', async () => {
    const customer = await createCustomer(store)
    const { tradeNumber, transactionId } = JSON.parse((await customer.sell()).text)
    await store.db.$client.query('update customer_account set email = $1 where customer_id = $2', [
      'moved@example.org',
      customer.customerId,
    ])
    await caller.patch(tradeNumber, await buildHeaders(customer))
    await store.drain()
    const { rows } = await store.db.$client.query(
      'select id from payout_account_change where transaction_id = $1',
      [transactionId],
    )
    const [own, copy] = await Promise.all(
      ['PAYOUT_CHANGED', 'PAYOUT_CHANGED_ACCOUNT'].map((mail) => store.mailbox.find(`${mail}:${rows[0].id}`)),
    )
    expect({ own: own?.to, copy: copy?.to }).toEqual({ own: customer.email, copy: 'moved@example.org' })
    expect(copy?.text).toContain('/not-me#')
    expect(copy?.text).not.toContain(`#${tradeNumber}.`)
  })
})

describe('after a change', () => {
  it('the payout waits two days, and page and mail say until when', async () => {
    const trade = await createTradeIn(hand, 'LABEL_ISSUED')
    const { text } = await caller.change(trade)
    const until = new Date(store.clock.nowMs + ACCOUNT_CHANGE_HOLD_MS)
    expect(JSON.parse(text).payoutWait).toEqual({ kind: 'changed', until: until.toISOString() })
    expect(await caller.listHolds(trade.transactionId)).toContain('ACCOUNT_CHANGED')
    const { mail } = await caller.readObjection(trade)
    const time = new Intl.DateTimeFormat('de-DE', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Berlin',
    })
    expect(mail?.text).toContain(time.format(until))
    store.clock.nowMs += ACCOUNT_CHANGE_HOLD_MS
    expect(await caller.listHolds(trade.transactionId)).not.toContain('ACCOUNT_CHANGED')
  })

  it('what was there before is kept, so that it can be restored', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const before = await caller.readAccount(trade.transactionId)
    await caller.change(trade)
    const { rows } = await store.db.$client.query(
      'select previous_sealed, previous_holder, new_masked from payout_account_change where transaction_id = $1',
      [trade.transactionId],
    )
    const [{ previous_sealed, previous_holder, new_masked }] = rows
    expect(store.secret.open(previous_sealed, `payout:${trade.transactionId}`)).toBe(before)
    expect({ previous_holder, new_masked }).toEqual({
      previous_holder: SELLER_NAME,
      new_masked: 'DE02 •••• •••• 2051',
    })
  })
})

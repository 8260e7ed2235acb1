import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTradePayoutUrl } from '#contracts/paths/trades.ts'
import type { TradePayoutRequest, TradeView } from '#contracts/trades.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { advanceTo, createTradeIn, type TestTrade, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { buildSellerHeaders } from '../../support/step-up.ts'
import { listJobs, listMailJobs, readEverything, readItemRows } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: SaleShop
let hand: TradeHand

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  hand = toTradeHand(store)
})

afterAll(() => store.close())

type TradeLink = Pick<TestTrade, 'transactionId' | 'tradeNumber' | 'key'>

const patch = async (trade: TradeLink, body: object) =>
  store.shop.send(HOST, buildTradePayoutUrl(trade.tradeNumber), {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(await buildSellerHeaders(store, trade)) },
  })

const changePayout = (link: TradeLink, payment: TradePayoutRequest['payment']) => patch(link, { payment })

const PAYPAL = { paymentTypeId: 14, accountHolder: '', iban: '', paypalAccount: 'zofia.new@example.org' }
const OTHER_IBAN = 'DE02 1203 0000 0000 2020 51'
const BANK = { paymentTypeId: 13, accountHolder: 'Zofia Müller-Łuczak', iban: OTHER_IBAN, paypalAccount: '' }

const fetchTrade = async ({ tradeNumber, key }: TradeLink): Promise<TradeView> =>
  JSON.parse((await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { 'x-sale-key': key })).text)

describe('the payout account', () => {
  it('can be changed until the money is on its way, and the seller is notified', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    const { status, text } = await changePayout(trade, PAYPAL)
    expect({ status, parse: JSON.parse(text) }).toMatchObject({
      status: 200,
      parse: {
        paymentTypeId: 14,
        maskedAccount: expect.not.stringContaining('zofia.new'),
        canChangePayout: true,
      },
    })
    const { rows } = await store.db.$client.query(
      'select account_holder, sealed_account from trade_seller where transaction_id = $1',
      [trade.transactionId],
    )
    const account = store.secret.open(rows[0].sealed_account, `payout:${trade.transactionId}`)
    expect({ account_holder: rows[0].account_holder, account }).toEqual({
      account_holder: 'Zofia Müller-Łuczak',
      account: 'zofia.new@example.org',
    })
    const { transactionId } = trade
    const work = await listJobs(store.db, transactionId)
    expect([...work.values()].map(({ data }) => data.mail)).toContain('PAYOUT_CHANGED')
    expect(JSON.stringify([...work])).not.toContain('zofia.new')
  })

  it('sends no mail if it is the same', async () => {
    const trade = await createTradeIn(hand, 'IN_TRANSIT')
    await changePayout(trade, BANK)
    const before = await readEverything(store.db)
    expect((await changePayout(trade, BANK)).status).toBe(200)
    expect(await readEverything(store.db)).toEqual(before)
  })

  it.each<TradeState>(['PAYOUT_PENDING', 'PAID', 'RETURN_PENDING', 'CANCELLED'])(
    'cannot be changed any more in %s',
    async (state) => {
      const trade = await createTradeIn(hand, state)
      expect((await fetchTrade(trade)).canChangePayout).toBe(false)
      const before = await readEverything(store.db)
      const { status, text } = await changePayout(trade, BANK)
      expect({ status, id: JSON.parse(text).id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
      expect(await readEverything(store.db)).toEqual(before)
    },
  )

  it('follows the rules of the checkout', async () => {
    const trade = await createTradeIn(hand, 'IN_TRANSIT')
    const readProblems = async (payment: TradePayoutRequest['payment']) => {
      const { status, text } = await changePayout(trade, payment)
      return [status, JSON.parse(text).errors]
    }
    expect(await readProblems({ ...BANK, accountHolder: 'Somebody Else' })).toEqual([
      422,
      [{ field: 'payment.accountHolder', key: 'HOLDER_DIFFERS' }],
    ])
    expect(await readProblems({ ...BANK, iban: 'DE00 1203 0000 0000 2020 51' })).toMatchObject([
      422,
      [{ field: 'payment.iban' }],
    ])
    expect(await readProblems({ ...PAYPAL, paypalAccount: '' })).toMatchObject([
      422,
      [{ field: 'payment.paypalAccount' }],
    ])
    expect(await readProblems({ ...BANK, paymentTypeId: 99 })).toMatchObject([
      422,
      [{ field: 'payment.paymentTypeId' }],
    ])
    expect((await patch(trade, {})).status).toBe(400)
    expect((await patch(trade, { payment: { ...BANK, paymentId: 'x' } })).status).toBe(400)
    expect((await changePayout({ ...trade, key: 'x' }, BANK)).status).toBe(404)
  })

  it('triggers returned payouts again: for the device and the voucher', async () => {
    const trade = await createTradeIn(hand, 'PAYOUT_FAILED')
    await store.db.$client.query(
      `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, batch_id, created_at)
       select transaction_id, 0, 1, reference || '-V', 1050, 'rejected', batch_id, created_at from payout
       where transaction_id = $1`,
      [trade.transactionId],
    )
    const { status, text } = await changePayout(trade, BANK)
    expect({ status, state: JSON.parse(text).items[0].state }).toEqual({
      status: 200,
      state: 'PAYOUT_PENDING',
    })
    expect(await readItemRows(store.db, trade.item).payouts()).toMatchObject([
      { attempt: 1, status: 'rejected' },
      { attempt: 2, status: 'due' },
    ])
    expect(await readItemRows(store.db, { ...trade.item, itemNumber: 0 }).payouts()).toMatchObject([
      { attempt: 1, status: 'rejected' },
      { attempt: 2, status: 'due', amount: 1_050 },
    ])
    expect((await changePayout(trade, BANK)).status).toBe(409)
  })

  it('may be confirmed unchanged after a return: the bank’s reason may no longer apply', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await changePayout(trade, BANK)
    await advanceTo(hand, trade.item, 'PAYOUT_FAILED')
    expect((await changePayout(trade, BANK)).status).toBe(200)
    const mails = await listMailJobs(store.db, trade.transactionId)
    expect(mails.filter((mail) => mail === 'PAYOUT_CHANGED')).toHaveLength(1)
    expect((await readItemRows(store.db, trade.item).item())?.state).toBe('PAYOUT_PENDING')
  })

  it('is changed once when two tabs change it at the same time', async () => {
    const trade = await createTradeIn(hand, 'PAYOUT_FAILED')
    const answers = await Promise.all([changePayout(trade, BANK), changePayout(trade, PAYPAL)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await readItemRows(store.db, trade.item).payouts()).toHaveLength(2)
  })
})

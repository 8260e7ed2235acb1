import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedVoucherRow } from '#contracts/desk/vouchers.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'
import { addTradeVoucher } from '../../support/voucher-rows.ts'

let work: DeskWork
let clara: Worker

beforeAll(async () => {
  work = await startDeskWork()
  clara = await work.hire('content')
})

afterAll(() => work.close())

const SHARE = {
  code: ' anteil-75 ',
  kind: 'PERCENT',
  value: 7.5,
  maxValue: 25,
  currency: 'EUR',
  minTotal: 100,
  categories: ['tablets', 'phones'],
  modes: ['default'],
  variants: ['de', 'at'],
  validFrom: '2026-11-01T00:00:00+01:00',
  validTo: '2027-01-01T00:00:00+01:00',
  perCustomer: 2,
}

const FIXED = {
  code: 'FEST-10',
  kind: 'FIXED',
  value: 10,
  currency: 'EUR',
  validFrom: '2026-11-01T00:00:00Z',
}

const make = (voucher: object, worker = clara) => worker.post('/desk/api/vouchers', voucher)

const find = async (code: string): Promise<ListedVoucherRow | undefined> =>
  (await clara.get('/desk/api/vouchers')).json().find((row: ListedVoucherRow) => row.code === code)

describe('a voucher', () => {
  it('is made with every field, and listed', async () => {
    expect((await make(SHARE)).json()).toEqual({ code: 'ANTEIL-75', outcome: 'new' })
    expect(await find('ANTEIL-75')).toEqual({
      code: 'ANTEIL-75',
      kind: 'PERCENT',
      valueInCents: null,
      rateBp: 750,
      maxValueInCents: 2_500,
      currency: 'EUR',
      minTotalInCents: 10_000,
      categories: ['phones', 'tablets'],
      modes: ['default'],
      variants: ['at', 'de'],
      validFrom: '2026-10-31T23:00:00.000Z',
      validTo: '2026-12-31T23:00:00.000Z',
      perCustomer: 2,
      state: 'valid',
      uses: 0,
      costInCents: 0,
      lastUsedAt: null,
    })
  })

  it('is made once, however often it is sent', async () => {
    await make({ ...FIXED, code: 'ZWEIMAL' })
    expect((await make({ ...FIXED, code: 'ZWEIMAL' })).json()).toEqual({ code: 'ZWEIMAL', outcome: 'same' })
  })

  it('keeps its terms: another one with its code is refused', async () => {
    await make({ ...FIXED, code: 'BELEGT' })
    expect((await make({ ...FIXED, code: 'BELEGT', value: 500 })).json()).toMatchObject({
      statusCode: 409,
      id: 'NOT_POSSIBLE',
    })
    expect((await find('BELEGT'))?.valueInCents).toBe(1_000)
  })

  it.each([
    ['without an amount', { value: undefined }, 400, 'value'],
    ['with a negative amount', { value: -1 }, 400, 'value'],
    ['with a code of one letter', { code: 'X' }, 400, 'code'],
    ['that ends before it starts', { validTo: '2026-10-01T00:00:00Z' }, 422, 'validTo'],
    ['for a market with another currency', { variants: ['pl'] }, 422, 'variants'],
  ])('%s is refused at its field', async (_what, change, status, field) => {
    const refused = await make({ ...FIXED, code: 'FALSCH', ...change })
    expect(refused.json()).toMatchObject({ statusCode: status, errors: [{ field }] })
  })

  it('is ended for good, once, and the log says by whom', async () => {
    await make({ ...FIXED, code: 'ENDE' })
    await work.desk.takeAudit()
    const end = () => clara.post('/desk/api/vouchers/ende/end')
    expect([(await end()).json().outcome, (await end()).json().outcome]).toEqual(['ended', 'endedBefore'])
    expect((await find('ENDE'))?.state).toBe('ended')
    const [entry] = await work.desk.takeAudit()
    expect(entry).toMatchObject({
      operator_id: clara.id,
      action: 'END_VOUCHER',
      data: { code: 'ENDE', outcome: 'ended' },
    })
    expect((await make({ ...FIXED, code: 'ENDE' })).statusCode).toBe(409)
  })

  it('that nobody knows can’t be ended', async () => {
    expect((await clara.post('/desk/api/vouchers/NOPE/end')).statusCode).toBe(404)
  })

  it('counts the sales that have it, and what it adds to them', async () => {
    await make({ ...FIXED, code: 'KOSTET', perCustomer: 1_000 })
    for (const _ of [1, 2]) {
      const { item } = await createTradeIn(work.hand, 'PAID')
      await addTradeVoucher(work.desk.db, item.transactionId, { code: 'KOSTET', valueInCents: 1_000 })
    }
    expect(await find('KOSTET')).toMatchObject({
      uses: 2,
      costInCents: 2_000,
      lastUsedAt: expect.any(String),
    })
  })

  it('is made by content editors only', async () => {
    const sam = await work.hire('support', 'payout', 'catalogue')
    expect((await make(FIXED, sam)).statusCode).toBe(403)
  })
})

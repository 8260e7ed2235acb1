import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Breakdown, FigureOverview, FigureRows } from '#contracts/desk/figures.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { countFigures } from '#server/modules/figures/count-figures.ts'
import { readBreakdown } from '#server/modules/figures/figures.repository.ts'
import { openAsRole } from '../../support/database.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'
import { listWrites, type WrittenSale, writeVisit } from '../../support/figure-histories.ts'

/** A Monday morning in Berlin. */
const MONDAY_MS = Date.parse('2026-11-02T08:00:00Z')
const WEEK = 'from=2026-11-02&until=2026-11-08'
const FIRST_ID = 7_000_001

const PATH = [
  ['label_issued', 'LABEL_ISSUED', 1],
  ['carrier_scan', 'IN_TRANSIT', 20],
  ['booked_in', 'RECEIVED', 40],
  ['inspection_started', 'IN_INSPECTION', 50],
  ['match_or_better', 'ACCEPTED', 52],
  ['payout_ordered', 'PAYOUT_PENDING', 60],
  ['bank_confirmed', 'PAID', 70],
] as const

/** A phone that was paid as quoted three days after its sale. */
function buildPaidSale(soldAtMs: number, market: WrittenSale['market'] = 'de'): WrittenSale {
  const events = PATH.map(([event, toState, hours], index) => ({
    event,
    toState,
    fromState: PATH[index - 1]?.[1] ?? ('CREATED' as const),
    atMs: soldAtMs + hours * HOUR_MS,
    reasons: null,
  }))
  const device = { priceInCents: 20_000, settledInCents: 20_000, bonusInCents: 500, events }
  return { market, soldAtMs, voucherInCents: 0, losesVoucher: false, devices: [device] }
}

let desk: TestDesk
let cookie: string

const ask = <Answer>(path: string): Promise<Answer> =>
  desk.send('GET', path, { cookie }).then((response) => response.json<Answer>())

const askFigures = (query: string) => ask<FigureOverview>(`/desk/api/figures?${query}`)

const findFigure = ({ figures }: FigureOverview, id: string) => figures.find((figure) => figure.id === id)

beforeAll(async () => {
  desk = await startTestDesk()
  cookie = await (await desk.hire('figures')).startSession()
  await desk.db.$client.query('insert into customer (customer_number, created_at) values (1, now())')
  const sales = [
    ...Array.from({ length: 6 }, (_, index) => buildPaidSale(MONDAY_MS + index * HOUR_MS)),
    buildPaidSale(MONDAY_MS, 'pl'),
    ...[1, 2, 3].map(() => buildPaidSale(MONDAY_MS - 7 * DAY_MS)),
  ]
  for (const [index, sale] of sales.entries())
    for (const write of listWrites(sale, FIRST_ID + index)) {
      const client = await desk.db.$client.connect()
      await write(client).finally(() => client.release())
    }
  const visit = { market: 'de', hasConsent: true, isKnownDevice: true, atMs: MONDAY_MS } as const
  const client = await desk.db.$client.connect()
  await writeVisit({ ...visit, eventName: 'marketing_touchpoint' })(client)
  await writeVisit({ ...visit, eventName: 'marketing_touchpoint', hasConsent: false })(client)
  client.release()
  while (await countFigures(openAsRole(desk.db, 'worker')));
})

afterAll(() => desk.close())

describe('figures at the desk', () => {
  it('are counted for the period and for the one before', async () => {
    const { value, previous, points } = findFigure(await askFigures(WEEK), 'devices-sold') ?? {}
    expect({ value, previous, points }).toEqual({
      value: 7,
      previous: 3,
      points: [{ day: '2026-11-02', value: 7 }],
    })
  })

  it('are those of a day where days are asked for', async () => {
    const { points } = findFigure(await askFigures(`${WEEK}&step=day`), 'payouts') ?? {}
    expect(points?.filter(({ value }) => value !== 0)).toEqual([{ day: '2026-11-05', value: 7 }])
  })

  it('have a share and a median from five devices on', async () => {
    const overview = await askFigures(WEEK)
    expect(findFigure(overview, 'price-held-rate')).toMatchObject({ value: 10_000, previous: null })
    expect(findFigure(overview, 'inspection-hours')).toMatchObject({ value: 12, previous: null })
  })

  it('never add amounts of different currencies', async () => {
    expect(findFigure(await askFigures(WEEK), 'payout-value')?.value).toBe(6 * 20_500)
    expect(await askFigures(`${WEEK}&market=pl`)).toMatchObject({ currency: 'PLN' })
  })

  it('count visits of those who agreed only', async () => {
    expect(findFigure(await askFigures(WEEK), 'visits')?.value).toBe(1)
  })

  it('say what became of the devices of a week', async () => {
    const { cohorts } = await askFigures(WEEK)
    expect(cohorts).toEqual([
      { week: '2026-11-02', sold: 7, sent: [7, 0, 0, 0], cancelled: 0, expired: 0, open: 0 },
    ])
  })

  it('are compared by market', async () => {
    const { rows, figures } = await ask<Breakdown>(`/desk/api/figures/breakdown?${WEEK}&by=market`)
    const column = figures.findIndex(({ id }) => id === 'devices-sold')
    expect(rows.map(({ key, values }) => [key, values[column]])).toEqual([
      ['de', 6],
      ['pl', 1],
    ])
  })

  it('of parts have no amounts, whose currencies may differ', async () => {
    const rows = await readBreakdown(desk.db, 'category', { days: ['2026-11-02'], deviceId: 0 })
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['key', 'day', 'kind', 'detail', 'count']),
    )
  })

  it('of one device are those that the breakdown shows for it', async () => {
    const { rows, figures } = await ask<Breakdown>(`/desk/api/figures/breakdown?${WEEK}&by=device`)
    const column = figures.findIndex(({ id }) => id === 'devices-sold')
    const [first] = rows
    const overview = await askFigures(`${WEEK}&device=${first?.key}`)
    expect(overview.device).toBe(first?.name)
    expect(findFigure(overview, 'devices-sold')?.value).toBe(first?.values[column])
  })

  it('list the sales behind them', async () => {
    const { rows } = await ask<FigureRows>(`/desk/api/figures/payout-value/rows?${WEEK}&market=pl`)
    expect(rows).toMatchObject([
      { tradeNumber: formatTradeNumber(FIRST_ID + 6), itemNumber: 1, amountInCents: 20_500, currency: 'PLN' },
    ])
  })

  it.each([
    ['/desk/api/figures/devices-sold/csv', 'from,Devices sold\r\n2026-11-02,7\r\n'],
    ['/desk/api/figures/price-held-rate/csv', 'from,Price held (%)\r\n2026-11-02,100.00\r\n'],
  ])('are a file: %s', async (path, text) => {
    const response = await desk.send('GET', `${path}?${WEEK}`, { cookie })
    expect(response.body).toBe(`\uFEFF${text}`)
  })

  it('are a file with the sales behind them', async () => {
    const response = await desk.send('GET', `/desk/api/figures/payouts/rows/csv?${WEEK}&market=pl`, {
      cookie,
    })
    expect(response.body).toContain(formatTradeNumber(FIRST_ID + 6))
  })

  it.each([
    ['/desk/api/figures', 'from=2026-11-08&until=2026-11-02'],
    ['/desk/api/figures', 'from=2020-11-08&until=2026-11-02'],
    ['/desk/api/figures/payouts/rows', 'from=2026-08-01&until=2026-11-02'],
  ])('refuse days that make no sense or are too many: %s?%s', async (path, query) => {
    expect((await desk.send('GET', `${path}?${query}`, { cookie })).statusCode).toBe(422)
  })

  it('are for those who read figures and for administrators', async () => {
    const inspector = await (await desk.hire('inspector')).startSession()
    expect((await desk.send('GET', `/desk/api/figures?${WEEK}`, { cookie: inspector })).statusCode).toBe(403)
    const administrator = await (await desk.hire('administration')).startSession()
    expect((await desk.send('GET', `/desk/api/figures?${WEEK}`, { cookie: administrator })).statusCode).toBe(
      200,
    )
  })
})

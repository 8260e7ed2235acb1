import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { DESK_ROUTES } from '#server/desk/desk-routes.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { formatMarketDay } from '#server/modules/lifecycle/format-market-day.ts'
import { createIssue } from '#server/modules/newsletter/issues/manage-issues.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import type { TestOperator } from '../../support/desk.ts'
import { type MoneyDesk, releaseHolds, startMoneyDesk } from '../../support/desk-money.ts'
import { createTradeIn, findLatestClarification, triggerEvent } from '../../support/inspected-trades.ts'
import { readExampleIssue } from '../../support/newsletter-issues.ts'
import { storeRequest } from '../../support/offer-requests.ts'
import { createBill, storeProof } from '../../support/proof-seller.ts'

const SELLER = {
  email: 'quendoline@example.org',
  firstName: 'Quendoline',
  lastName: 'Xaverstedt',
  street: 'Yggdrasilweg',
  city: 'Zwullersdorf',
  payment: {
    paymentTypeId: 13,
    accountHolder: 'Quendoline Xaverstedt',
    iban: 'DE89370400440532013000',
    paypalAccount: '',
  },
}

/** What no answer may show unless its route says so. */
const PERSONAL = /quendoline|xaverstedt|yggdrasilweg|zwullersdorf|DE89/i

const STATES: readonly TradeState[] = [
  'IN_TRANSIT',
  'RECEIVED',
  'IN_INSPECTION',
  'COUNTER_OFFERED',
  'APPEALED',
  'QUARANTINED',
  'LOST',
  'RETURN_PENDING',
  'ACCEPTED',
]

let money: MoneyDesk
let reader: TestOperator
let cookie: string
let values: Readonly<Record<string, readonly string[]>>

const readColumn = async (statement: ReturnType<typeof sql>): Promise<string[]> =>
  (await money.desk.db.execute<{ value: string }>(statement)).rows.map(({ value }) => String(value))

beforeAll(async () => {
  money = await startMoneyDesk()
  const { db } = money.desk
  await createTradeIn(money.hand, 'PAID', { seller: SELLER })
  const paid = await money.accepted({ seller: SELLER })
  await releaseHolds(money.hand, money.payout.id)
  await money.prepare()
  for (const state of STATES) await createTradeIn(money.hand, state, { seller: SELLER })
  await releaseHolds(money.hand, money.payout.id)
  await holdPayout(db, {
    transactionId: paid.transactionId,
    reason: 'FROZEN_BY_SELLER',
    details: {},
    sinceMs: money.hand.now(),
    untilMs: null,
  })
  const { item } = await createTradeIn(money.hand, 'ACTION_REQUIRED', {
    seller: SELLER,
    reason: 'OWNERSHIP_PROOF',
  })
  const { clarificationId } = await findLatestClarification(money.hand, item)
  await storeProof(db, clarificationId, createBill())
  await triggerEvent(money.hand, item, 'customer_done')
  reader = await money.desk.hire(...OPERATOR_ROLES)
  cookie = await reader.startSession()
  values = {
    trade: await readColumn(sql`select trade_number as value from trade`),
    item: ['1'],
    photoId: await readColumn(sql`select id as value from photo`),
    proofId: await readColumn(sql`select id as value from clarification_proof`),
    // Nobody here has shown a document or sent a device to be recycled; both have tests of their own.
    side: ['FRONT'],
    code: ['unknown'],
    messageId: await readColumn(sql`select message_id as value from payout_batch where sealed_file is null`),
    id: await readColumn(sql`
      select id as value from payout_hold where released_at is null union select id from inbox_item`),
    request: [String(await storeRequest(money.hand))],
    device: ['1'],
    groupKind: ['series', 'manufacturers', 'categories'],
    group: ['1', 'phones'],
    country: ['DE'],
    issue: [String(await createIssue(db, readExampleIssue('de'), new Date(money.hand.now())))],
    name: [reader.name, 'terms'],
    market: ['de'],
    kind: ['page', 'brand'],
    version: ['0'],
    figure: ['sales'],
    draft: [await createPriceDraft()],
    customerNumber: await readColumn(sql`select customer_number as value from trade`),
  }
}, 120_000)

afterAll(() => money.desk.close())

async function createPriceDraft(): Promise<string> {
  const json = { name: 'Example', market: 'de' }
  const answer = await money.desk.send('POST', '/desk/api/price-drafts', { cookie, json })
  return String(answer.json().id)
}

/** Every address of a route that the example data has. */
function listUrls(url: string): readonly string[] {
  const [, name] = /:(\w+)/.exec(url) ?? []
  if (name === undefined) return [url]
  const known = values[name]
  if (!known) throw new Error(`No example of ${url}`)
  return known.flatMap((value) => listUrls(url.replace(`:${name}`, value)))
}

const countViews = async (): Promise<number> => (await money.desk.readViews()).length

interface Visit {
  readonly route: string
  readonly views: string | undefined
  readonly isPersonal: boolean
  readonly isLogged: boolean
}

const isPersonal = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 200 && PERSONAL.test(body)

async function visitAll(): Promise<readonly Visit[]> {
  const day = formatMarketDay(money.desk.clock.nowMs)
  const visits: Visit[] = []
  for (const { method, url, views } of DESK_ROUTES) {
    if (method !== 'GET') continue
    const queries: Readonly<Record<string, string>> = {
      '/desk/api/register/:country/rows': `?from=${day}&to=${day}`,
      '/desk/api/search': '?q=Xaverstedt',
    }
    const urls = listUrls(url).flatMap((one) => (queries[url] ? [one, one + queries[url]] : [one]))
    for (const one of urls) {
      const before = await countViews()
      const answer = await money.desk.send('GET', one, { cookie })
      visits.push({
        route: url,
        views,
        isPersonal: isPersonal(answer),
        isLogged: (await countViews()) > before,
      })
    }
  }
  return visits
}

describe('every route of the desk', () => {
  let visits: readonly Visit[]

  beforeAll(async () => {
    visits = await visitAll()
  }, 120_000)

  it('that answers personal data says so, and every such answer is logged', () => {
    const personal = visits.filter((visit) => visit.isPersonal)
    expect(personal.filter(({ views, isLogged }) => !views || !isLogged)).toEqual([])
    // If the pages stopped showing anything, the test would prove nothing.
    expect(new Set(personal.map(({ route }) => route))).toEqual(
      new Set([
        '/desk/api/search',
        '/desk/api/sales/:trade',
        '/desk/api/sales/:trade/messages',
        '/desk/api/inbox/:id',
        '/desk/api/customers/:customerNumber',
        '/desk/api/returns/:trade/address',
        '/desk/api/payouts/due',
        '/desk/api/held-payouts',
        '/desk/api/held-payouts/:id',
        '/desk/api/payout-batches/:messageId',
        '/desk/api/register/:country/rows',
      ]),
    )
  })

  it('logs photos, labels, sales and devices as well', () => {
    const declared = new Map(DESK_ROUTES.map(({ method, url, views }) => [`${method} ${url}`, views]))
    expect({
      photo: declared.get('GET /desk/photos/:photoId'),
      photoApi: declared.get('GET /desk/api/photos/:photoId'),
      proofApi: declared.get('GET /desk/api/proofs/:proofId'),
      label: declared.get('GET /desk/api/returns/:trade/:item/label'),
      trade: declared.get('GET /desk/api/sales/:trade'),
      item: declared.get('GET /desk/api/items/:trade/:item'),
    }).toEqual({
      photo: 'photo',
      photoApi: 'photo',
      proofApi: 'seller',
      label: 'seller',
      trade: 'seller',
      item: 'sale',
    })
    expect(visits.some(({ route, isLogged }) => route === '/desk/photos/:photoId' && isLogged)).toBe(true)
  })

  it('keeps who, what and when in the log, and never the data itself', async () => {
    const rows = await money.desk.readViews()
    expect(new Set(rows.map(({ operator_id }) => operator_id))).toEqual(new Set([reader.id]))
    expect(JSON.stringify(rows)).not.toMatch(PERSONAL)
    expect(rows.find(({ action }) => action === 'SEE_SALE')?.transaction_id).toBeTruthy()
    expect(rows.find(({ action }) => action === 'READ_PAYOUTS')?.data).toMatchObject({
      references: [expect.any(String)],
    })
  })
})

describe('the audit log', () => {
  const show = async (kind: string) =>
    (await money.desk.send('GET', `/desk/api/audit-log?kind=${kind}`, { cookie })).json() as {
      readonly isView: boolean
    }[]

  it('shows views, changes or both', async () => {
    money.desk.clock.nowMs += MINUTE_MS
    await money.desk.send('GET', `/desk/api/sales/${values.trade?.[0]}`, { cookie })
    expect(new Set((await show('views')).map(({ isView }) => isView))).toEqual(new Set([true]))
    expect(new Set((await show('changes')).map(({ isView }) => isView))).toEqual(new Set([false]))
  })
})

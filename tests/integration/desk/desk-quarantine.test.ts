import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type DeskWork,
  foundAsSaid,
  inspect,
  itemApi,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { makeTradeIn } from '../../support/inspected-trades.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'

let work: DeskWork
let sofia: Worker

beforeAll(async () => {
  work = await startDeskWork()
  sofia = await work.hire('support')
})

afterAll(() => work.close())

const quarantined = async (): Promise<ItemKey> => (await makeTradeIn(work.hand, 'QUARANTINED')).item
const decide = (key: ItemKey, body: object) => sofia.post(itemApi(key, '/quarantine'), body)

const dataOf = async ({ transactionId }: ItemKey, event: string) => {
  const text = 'select data from trade_event where transaction_id = $1 and event = $2'
  return (await work.desk.db.$client.query(text, [transactionId, event])).rows.map(({ data }) => data)
}

describe('a device on a block list', () => {
  it('is listed with the day until which it is kept', async () => {
    const { stateSince, keptUntil } = await quarantined()
      .then(() => sofia.get('/desk/api/quarantine'))
      .then((listed) => listed.json()[0])
    expect(Date.parse(keptUntil) - Date.parse(stateSince)).toBe(28 * DAY_MS)
    expect((await sofia.see('/desk/quarantine')).body).toContain('<td>Apple iPhone 13</td>')
  })

  it.each([
    ['cleared', 'IN_INSPECTION'],
    ['return_allowed', 'RETURN_PENDING'],
  ])('can be %s', async (decision, state) => {
    const key = await quarantined()
    await work.desk.takeAudit()
    expect((await decide(key, { decision })).json()).toEqual({ decision })
    expect(await work.stateOf(key)).toBe(state)
    expect(await work.desk.takeAudit()).toMatchObject([{ action: 'DECIDE_QUARANTINE', data: { decision } }])
    expect((await decide(key, { decision })).json().id).toBe('NOT_POSSIBLE')
  })

  it('goes to the authorities after 28 days, or at once when the police ask for it', async () => {
    const [kept, wanted] = [await quarantined(), await quarantined()]
    const handover = { decision: 'authority_handover', fileNumber: 'ST/0815/26' }
    expect((await decide(kept, { ...handover, isRequested: false })).json().id).toBe('STEP_REFUSED')
    expect((await decide(kept, { ...handover, isRequested: true, fileNumber: ' ' })).statusCode).toBe(400)
    expect((await decide(kept, { decision: 'authority_handover', isRequested: true })).statusCode).toBe(400)
    expect((await decide(wanted, { ...handover, isRequested: true })).statusCode).toBe(200)
    expect(await work.stateOf(wanted)).toBe('HANDED_OVER')
    expect(await dataOf(wanted, 'authority_handover')).toMatchObject([
      { fileNumber: 'ST/0815/26', isRequested: true },
    ])
    work.desk.clock.nowMs += 28 * DAY_MS
    expect((await decide(kept, { ...handover, isRequested: false })).statusCode).toBe(200)
    expect(await work.stateOf(kept)).toBe('HANDED_OVER')
  })

  it('keeps the file number in the form when it is too early for a handover', async () => {
    const key = await quarantined()
    const path = `/desk/quarantine/${tradeNumberOf(key.transactionId)}/${key.itemNumber}`
    const refused = await sofia.submit(path, [
      ['decision', 'authority_handover'],
      ['fileNumber', 'ST/4711/26'],
    ])
    expect([refused.statusCode, refused.body.includes('value="ST/4711/26"')]).toEqual([422, true])
    await decide(key, { decision: 'cleared' })
    expect((await sofia.see(path)).body).toContain('It is not in quarantine.')
  })

  it('that was cleared is inspected to the end', async () => {
    const anna = await work.hire('inspector')
    const key = await quarantined()
    await decide(key, { decision: 'cleared' })
    await inspect(anna, key, foundAsSaid())
    const bought = await anna.post(itemApi(key, '/decision'), { decision: 'match_or_better' })
    expect([bought.statusCode, await work.stateOf(key)]).toEqual([200, 'ACCEPTED'])
  })

  it('is not sent back with a damaged battery, and the page says why', async () => {
    const anna = await work.hire('inspector')
    const { item: key } = await makeTradeIn(work.hand, 'RECEIVED')
    await inspect(anna, key, foundAsSaid({ answers: { ...BEST_PHONE_ANSWERS, PH_SWOLLEN: ['YES'] } }))
    await anna.post(itemApi(key, '/decision'), { decision: 'blocklist_hit' })
    expect((await decide(key, { decision: 'return_allowed' })).json().id).toBe('STEP_REFUSED')
    const { body } = await sofia.see(itemApi(key).replace('/desk/api/items/', '/desk/quarantine/'))
    expect([body.includes('No carrier may take it'), body.includes('return_allowed')]).toEqual([true, false])
    expect((await decide(key, { decision: 'cleared' })).statusCode).toBe(200)
  })

  it('has a page with a form for each way out', async () => {
    const key = await quarantined()
    const path = itemApi(key).replace('/desk/api/items/', '/desk/quarantine/')
    expect((await sofia.see(path)).body.match(/<form class="fields"/g)).toHaveLength(3)
    const send = async (form: Record<string, string>) =>
      work.desk.send('POST', path, { cookie: await sofia.startSession(), form })
    const early = await send({ decision: 'authority_handover', fileNumber: '7' })
    expect([early.statusCode, early.body.includes('28 days have passed')]).toEqual([422, true])
    expect((await send({ decision: 'cleared', price: '1' })).statusCode).toBe(400)
    const done = await send({ decision: 'authority_handover', fileNumber: '7', isRequested: 'true' })
    expect([done.statusCode, await work.stateOf(key)]).toEqual([303, 'HANDED_OVER'])
  })
})

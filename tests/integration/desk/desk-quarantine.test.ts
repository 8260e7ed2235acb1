import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { answersWith, commit, start } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  inspect,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let sofia: Worker

beforeAll(async () => {
  work = await startDeskWork()
  sofia = await work.hire('support')
})

afterAll(() => work.close())

const makeQuarantined = async (): Promise<ItemKey> => (await createTradeIn(work.hand, 'QUARANTINED')).item
const decide = (key: ItemKey, body: object) => sofia.post(buildItemApiPath(key, '/quarantine'), body)

const readEventData = async ({ transactionId }: ItemKey, event: string) => {
  const text = 'select data from trade_event where transaction_id = $1 and event = $2'
  return (await work.desk.db.$client.query(text, [transactionId, event])).rows.map(({ data }) => data)
}

describe('a device on a block list', () => {
  it('is listed with the date until which we keep it', async () => {
    const { stateSince, keptUntil } = await makeQuarantined()
      .then(() => sofia.get('/desk/api/quarantine'))
      .then((listed) => listed.json()[0])
    expect(Date.parse(keptUntil) - Date.parse(stateSince)).toBe(28 * DAY_MS)
    expect((await sofia.see('/desk/quarantine')).body).toContain('<td>Apple iPhone 13</td>')
  })

  it.each([
    ['cleared', 'IN_INSPECTION'],
    ['return_allowed', 'RETURN_PENDING'],
  ])('can be %s', async (decision, state) => {
    const key = await makeQuarantined()
    await work.desk.takeAudit()
    expect((await decide(key, { decision })).json()).toEqual({ decision })
    expect(await work.stateOf(key)).toBe(state)
    expect(await work.desk.takeAudit()).toMatchObject([{ action: 'DECIDE_QUARANTINE', data: { decision } }])
    expect((await decide(key, { decision })).json().id).toBe('NOT_POSSIBLE')
  })

  it('goes to the authorities after 28 days, or at once if the police ask for it', async () => {
    const [kept, wanted] = [await makeQuarantined(), await makeQuarantined()]
    const handover = { decision: 'authority_handover', fileNumber: 'ST/0815/26' }
    expect((await decide(kept, { ...handover, isRequested: false })).json().id).toBe('STEP_REFUSED')
    expect((await decide(kept, { ...handover, isRequested: true, fileNumber: ' ' })).statusCode).toBe(400)
    expect((await decide(kept, { decision: 'authority_handover', isRequested: true })).statusCode).toBe(400)
    expect((await decide(wanted, { ...handover, isRequested: true })).statusCode).toBe(200)
    expect(await work.stateOf(wanted)).toBe('HANDED_OVER')
    expect(await readEventData(wanted, 'authority_handover')).toMatchObject([
      { fileNumber: 'ST/0815/26', isRequested: true },
    ])
    work.desk.clock.nowMs += 28 * DAY_MS
    expect((await decide(kept, { ...handover, isRequested: false })).statusCode).toBe(200)
    expect(await work.stateOf(kept)).toBe('HANDED_OVER')
  })

  it('keeps the file number in the form when it is too early for a handover', async () => {
    const key = await makeQuarantined()
    const path = `/desk/quarantine/${formatTradeNumber(key.transactionId)}/${key.itemNumber}`
    const refused = await sofia.submit(path, [
      ['decision', 'authority_handover'],
      ['fileNumber', 'ST/4711/26'],
    ])
    expect({
      statusCode: refused.statusCode,
      keepsNumber: refused.body.includes('value="ST/4711/26"'),
    }).toEqual({
      statusCode: 422,
      keepsNumber: true,
    })
    await decide(key, { decision: 'cleared' })
    expect((await sofia.see(path)).body).toContain('This device isn’t in quarantine.')
  })

  it('can be inspected to the end once it is cleared', async () => {
    const anna = await work.hire('inspector')
    const key = await makeQuarantined()
    await decide(key, { decision: 'cleared' })
    await inspect(anna, key, buildMatchingFindings())
    const bought = await anna.post(buildItemApiPath(key, '/decision'), { decision: 'match_or_better' })
    expect({ statusCode: bought.statusCode, state: await work.stateOf(key) }).toEqual({
      statusCode: 200,
      state: 'ACCEPTED',
    })
  })

  it('isn’t sent back with a damaged battery, and the page says why', async () => {
    const anna = await work.hire('inspector')
    const { item: key } = await createTradeIn(work.hand, 'RECEIVED')
    await start(anna, key)
    const PH_SWOLLEN = [await anna.photo(buildItemApiPath(key, '/photos'))]
    const findings = { ...answersWith({ PH_SWOLLEN: ['YES'] }), photoIds: { PH_SWOLLEN } }
    await commit(anna, key, buildMatchingFindings(findings))
    await anna.post(buildItemApiPath(key, '/decision'), { decision: 'blocklist_hit' })
    expect((await decide(key, { decision: 'return_allowed' })).json().id).toBe('STEP_REFUSED')
    const { body } = await sofia.see(buildItemApiPath(key).replace('/desk/api/items/', '/desk/quarantine/'))
    expect({
      explains: body.includes('no carrier will take it'),
      offersReturn: body.includes('return_allowed'),
    }).toEqual({ explains: true, offersReturn: false })
    expect((await decide(key, { decision: 'cleared' })).statusCode).toBe(200)
  })

  it('has a page with a form for each decision', async () => {
    const key = await makeQuarantined()
    const path = buildItemApiPath(key).replace('/desk/api/items/', '/desk/quarantine/')
    expect((await sofia.see(path)).body.match(/<form class="fields"/g)).toHaveLength(3)
    const send = async (form: Record<string, string>) =>
      work.desk.send('POST', path, { cookie: await sofia.startSession(), form })
    const early = await send({ decision: 'authority_handover', fileNumber: '7' })
    expect({
      statusCode: early.statusCode,
      explains: early.body.includes('stay in quarantine for 28 days'),
    }).toEqual({
      statusCode: 422,
      explains: true,
    })
    expect((await send({ decision: 'cleared', price: '1' })).statusCode).toBe(400)
    const done = await send({ decision: 'authority_handover', fileNumber: '7', isRequested: 'true' })
    expect({ statusCode: done.statusCode, state: await work.stateOf(key) }).toEqual({
      statusCode: 303,
      state: 'HANDED_OVER',
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { answersWith, BLOCKED, commit, start } from '../../support/desk-inspections.ts'
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

async function findListed({ transactionId }: ItemKey) {
  const listed: { tradeNumber: string }[] = (await sofia.get('/desk/api/quarantine')).json().rows
  return listed.find(({ tradeNumber }) => tradeNumber === formatTradeNumber(transactionId))
}

/** An inspector finds a device on a block list, and names its entry. */
async function block(entry: object) {
  const anna = await work.hire('inspector')
  const { item: key } = await createTradeIn(work.hand, 'RECEIVED')
  await start(anna, key)
  const answer = await anna.post(buildItemApiPath(key, '/decision'), { decision: 'blocklist_hit', ...entry })
  return { key, anna, answer }
}

describe('a device on a block list', () => {
  it('is listed with the date until which we keep it', async () => {
    const { stateSince, keptUntil } = await makeQuarantined()
      .then(() => sofia.get('/desk/api/quarantine'))
      .then((listed) => listed.json().rows[0])
    expect(Date.parse(keptUntil) - Date.parse(stateSince)).toBe(28 * DAY_MS)
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

  it('isn’t sent back with a damaged battery, and the list says so', async () => {
    const anna = await work.hire('inspector')
    const { item: key } = await createTradeIn(work.hand, 'RECEIVED')
    await start(anna, key)
    const PH_SWOLLEN = [await anna.photo(buildItemApiPath(key, '/photos'))]
    const findings = { ...answersWith({ PH_SWOLLEN: ['YES'] }), photoIds: { PH_SWOLLEN } }
    await commit(anna, key, buildMatchingFindings(findings))
    await anna.post(buildItemApiPath(key, '/decision'), BLOCKED)
    expect((await decide(key, { decision: 'return_allowed' })).json().id).toBe('STEP_REFUSED')
    expect(await findListed(key)).toMatchObject({ isHazardous: true })
    expect((await decide(key, { decision: 'cleared' })).statusCode).toBe(200)
  })

  it('is listed with the block list and the reference of its entry', async () => {
    const { key } = await block({ blockList: 'GSMA', reference: ' 2026-11-4711 ' })
    expect(await findListed(key)).toMatchObject({ blockList: 'GSMA', reference: '2026-11-4711' })
  })

  it.each([
    ['no list', { reference: '4711' }],
    ['an unknown list', { blockList: 'RUMOUR', reference: '4711' }],
    ['no reference', { blockList: 'POLICE' }],
    ['a blank reference', { blockList: 'POLICE', reference: ' ' }],
  ])('isn’t put into quarantine with %s', async (_, entry) => {
    const { key, answer } = await block(entry)
    expect({ status: answer.statusCode, state: await work.stateOf(key) }).toEqual({
      status: 400,
      state: 'IN_INSPECTION',
    })
  })

  it('is put into quarantine once: the log names list and reference', async () => {
    await work.desk.takeAudit()
    const { key, anna } = await block(BLOCKED)
    const [logged] = (await work.desk.takeAudit()).slice(-1)
    expect(logged).toMatchObject({ action: 'DECIDE_INSPECTION', data: BLOCKED })
    expect((await anna.post(buildItemApiPath(key, '/decision'), BLOCKED)).statusCode).toBe(409)
  })

  it('is nothing that inspectors decide about', async () => {
    const anna = await work.hire('inspector')
    const key = await makeQuarantined()
    const refused = await anna.post(buildItemApiPath(key, '/quarantine'), { decision: 'cleared' })
    expect(refused.json().id).toBe('FORBIDDEN')
  })
})

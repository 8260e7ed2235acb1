import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemPath } from '#server/desk/items/item-params.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type DeskWork,
  foundAsSaid,
  inspect,
  itemApi,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { happen, makeTradeIn, type TradeFacts } from '../../support/inspected-trades.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'

let work: DeskWork
let anna: Worker
let ben: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
  ben = await work.hire('inspector')
})

afterAll(() => work.close())

const received = async (facts: Partial<TradeFacts> = {}): Promise<ItemKey> =>
  (await makeTradeIn(work.hand, 'RECEIVED', facts)).item

const rowsOf = async ({ transactionId, itemNumber }: ItemKey) => {
  const text = 'select * from inspection where transaction_id = $1 and item_number = $2 order by round'
  return (await work.desk.db.$client.query(text, [transactionId, itemNumber])).rows
}

const start = (worker: Worker, key: ItemKey, body = {}) => worker.post(itemApi(key, '/inspections'), body)
const fix = (worker: Worker, key: ItemKey, findings: object) =>
  worker.post(itemApi(key, '/findings'), findings)
const decide = (worker: Worker, key: ItemKey, body: object) => worker.post(itemApi(key, '/decision'), body)

const answersWith = (overrides: object) => ({ answers: { ...BEST_PHONE_ANSWERS, ...overrides } })

describe('what the seller said', () => {
  it('is sealed until the operator has fixed findings, also for everybody else', async () => {
    const key = await received()
    const read = async (worker: Worker) => {
      const answers = await Promise.all([
        worker.get(itemApi(key, '/declared')),
        worker.get(itemApi(key, '/outcome')),
      ])
      return answers.map((answer) => `${answer.statusCode} ${answer.json().id}`)
    }
    const sealed = ['403 DECLARED_SEALED', '403 DECLARED_SEALED']
    expect(await read(anna)).toEqual(sealed)
    await start(anna, key)
    expect(await read(anna)).toEqual(sealed)
    await fix(anna, key, foundAsSaid())
    const declared = (await anna.get(itemApi(key, '/declared'))).json()
    expect(declared).toMatchObject({
      storageGb: 128,
      conditionId: 4,
      answers: BEST_PHONE_ANSWERS,
      currency: 'EUR',
    })
    expect(await read(ben)).toEqual(sealed)
  })

  it('keeps whoever has read it from looking again', async () => {
    const key = await received()
    await inspect(anna, key, foundAsSaid())
    const refused = await start(anna, key)
    expect([refused.statusCode, refused.json().id]).toEqual([403, 'ALREADY_SEEN'])
    expect((await start(ben, key, { takesOver: true })).json().round).toBe(2)
    expect((await start(anna, key, { takesOver: true })).statusCode).toBe(403)
  })
})

describe('a decision', () => {
  it('buys at the quoted price what is as the seller said', async () => {
    const key = await received()
    await inspect(anna, key, foundAsSaid())
    const outcome = (await anna.get(itemApi(key, '/outcome'))).json()
    expect(outcome).toMatchObject({ outcome: 'MATCH', findings: [], canDecide: true, unproven: [] })
    expect(outcome.secondPriceInCents).toBe(outcome.declared.quotedInCents)
    expect((await decide(anna, key, { decision: 'deviation' })).json().id).toBe('STEP_REFUSED')
    await work.desk.takeAudit()
    expect((await decide(anna, key, { decision: 'match_or_better' })).json()).toEqual({
      round: 1,
      outcome: 'MATCH',
    })
    expect(await work.stateOf(key)).toBe('ACCEPTED')
    expect((await rowsOf(key))[0]).toMatchObject({ outcome: 'MATCH', decided_at: expect.any(Date) })
    expect(await work.desk.takeAudit()).toMatchObject([
      { action: 'DECIDE_INSPECTION', data: { decision: 'match_or_better', round: 1 } },
    ])
    expect((await decide(anna, key, { decision: 'match_or_better' })).json().id).toBe('NOT_POSSIBLE')
  })

  it('asks the seller about a lower price, with the sum of what differs', async () => {
    const key = await received()
    await start(anna, key)
    const photoId = await anna.photo(itemApi(key, '/photos'))
    const photoIds = { PH_GLASS: [photoId], CONDITION: [photoId] }
    await fix(anna, key, foundAsSaid({ ...answersWith({ PH_GLASS: ['FRONT'] }), conditionId: 3, photoIds }))
    const { findings, declared, ...rest } = (await anna.get(itemApi(key, '/outcome'))).json()
    expect(findings).toMatchObject([
      { question: 'CONDITION', declared: ['LIKE_NEW'], found: ['GOOD'], isWorse: true, photoIds: [photoId] },
      { question: 'PH_GLASS', declared: ['INTACT'], found: ['FRONT'], isWorse: true, photoIds: [photoId] },
    ])
    const effects = findings.reduce(
      (sum: number, one: { effectInCents: number }) => sum + one.effectInCents,
      0,
    )
    expect(declared.quotedInCents + effects + rest.roundingInCents).toBe(rest.secondPriceInCents)
    expect((await decide(anna, key, { decision: 'match_or_better' })).statusCode).toBe(422)
    expect((await decide(anna, key, { decision: 'deviation' })).json()).toEqual({
      round: 1,
      outcome: 'LOWERED',
    })
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
    const { rows } = await work.desk.db.$client.query(
      'select price_in_cents from clarification where transaction_id = $1',
      [key.transactionId],
    )
    expect(rows).toEqual([{ price_in_cents: rest.secondPriceInCents }])
    expect((await anna.get('/desk/api/waiting')).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'PRICE', reason: null })]),
    )
  })

  it('needs a photo of every finding to the seller’s disadvantage; without one somebody else begins anew', async () => {
    const key = await received()
    await inspect(anna, key, foundAsSaid(answersWith({ PH_GLASS: ['FRONT'] })))
    expect((await anna.get(itemApi(key, '/outcome'))).json()).toMatchObject({
      outcome: null,
      secondPriceInCents: null,
      unproven: ['PH_GLASS'],
    })
    const refused = await decide(anna, key, { decision: 'deviation' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { id: 'FINDING_WITHOUT_PHOTO', errors: [{ field: 'PH_GLASS', key: 'FINDING_WITHOUT_PHOTO' }] },
    ])
    expect(await work.stateOf(key)).toBe('IN_INSPECTION')
    expect((await start(anna, key)).statusCode).toBe(403)
    await start(ben, key, { takesOver: true })
    const photoIds = { PH_GLASS: [await ben.photo(itemApi(key, '/photos'))] }
    await fix(ben, key, foundAsSaid({ ...answersWith({ PH_GLASS: ['FRONT'] }), photoIds }))
    expect((await decide(anna, key, { decision: 'deviation' })).json().id).toBe('INSPECTION_OVER')
    expect((await decide(ben, key, { decision: 'deviation' })).json()).toEqual({
      round: 2,
      outcome: 'LOWERED',
    })
  })

  it('about money waits for fixed findings; what has to be asked or kept does not', async () => {
    const [asked, kept] = [await received(), await received()]
    await start(anna, asked)
    await start(anna, kept)
    const early = await decide(anna, asked, { decision: 'match_or_better' })
    expect([early.statusCode, early.json().id]).toEqual([409, 'FINDINGS_OPEN'])
    expect(
      (await decide(anna, asked, { decision: 'customer_action_needed', reason: 'NOTHING' })).statusCode,
    ).toBe(400)
    await decide(anna, asked, { decision: 'customer_action_needed', reason: 'LOCK_APPLE' })
    await decide(anna, kept, { decision: 'blocklist_hit' })
    expect([await work.stateOf(asked), await work.stateOf(kept)]).toEqual(['ACTION_REQUIRED', 'QUARANTINED'])
    expect((await anna.get(itemApi(asked, '/declared'))).statusCode).toBe(403)

    // Who has read nothing may go on, after the seller has done it.
    await happen(work.hand, asked, 'customer_done')
    expect((await decide(anna, asked, { decision: 'blocklist_hit' })).json().id).toBe('INSPECTION_OVER')
    expect((await start(anna, asked)).json().round).toBe(2)
    await fix(anna, asked, foundAsSaid())
    expect((await decide(anna, asked, { decision: 'match_or_better' })).statusCode).toBe(200)
  })

  it('names the part that is missing, and the list of waiting devices says it', async () => {
    const key = await received()
    await start(anna, key)
    const demand = { decision: 'customer_action_needed', reason: 'MISSING_PART' }
    const vague = await decide(anna, key, demand)
    expect([vague.statusCode, vague.json().errors]).toEqual([422, [{ field: 'part', key: 'FIELD_REQUIRED' }]])
    const strange = await decide(anna, key, { ...demand, reason: 'LOCK_APPLE', part: 'CHARGER' })
    expect([strange.statusCode, await work.stateOf(key)]).toEqual([422, 'IN_INSPECTION'])
    const page = await anna.see(`${itemPath(key)}/inspection`)
    expect(page.body).toContain('<option value="MISSING_PART:CHARGER">missing: charger</option>')
    const form = { ...demand, reason: 'MISSING_PART:CHARGER' }
    const sent = await work.desk.send('POST', `${itemPath(key)}/decision`, {
      cookie: await anna.startSession(),
      form,
    })
    expect(sent.statusCode).toBe(303)
    expect(await work.stateOf(key)).toBe('ACTION_REQUIRED')
    expect((await anna.see('/desk/waiting')).body).toContain('missing: charger')
  })

  it('can be made again of the same findings when the seller has done what was asked', async () => {
    const key = await received()
    await inspect(anna, key, foundAsSaid())
    await decide(anna, key, { decision: 'customer_action_needed', reason: 'PAYOUT_NAME_MISMATCH' })
    expect((await anna.get(itemApi(key, '/outcome'))).json().canDecide).toBe(false)
    await happen(work.hand, key, 'customer_done')
    expect((await anna.get(itemApi(key, '/outcome'))).json().canDecide).toBe(true)
    expect((await decide(anna, key, { decision: 'match_or_better' })).json()).toEqual({
      round: 1,
      outcome: 'MATCH',
    })
  })

  it('pays more without asking, and a small difference not at all', async () => {
    const worn = { conditionId: 3, answers: { PH_BATTERY: ['B80_89'] } }
    const better = await received({ declared: worn })
    await inspect(anna, better, foundAsSaid())
    expect((await decide(anna, better, { decision: 'match_or_better' })).json().outcome).toBe('RAISED')
    const { rows } = await work.desk.db.$client.query(
      'select settled_in_cents > price_in_cents as more from trade_item where transaction_id = $1',
      [better.transactionId],
    )
    expect(rows).toEqual([{ more: true }])
    const locked = await received()
    await inspect(anna, locked, foundAsSaid({ ...answersWith({ PH_LOCK: ['NO'] }) }))
    expect((await decide(anna, locked, { decision: 'deviation' })).json().id).toBe('FINDING_WITHOUT_PHOTO')
  })
})

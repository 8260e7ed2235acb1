import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answersWith,
  BLOCKED,
  commit,
  createReceived,
  decide,
  readInspections,
  start,
} from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  findAsked,
  inspect,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { triggerEvent } from '../../support/inspected-trades.ts'
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

describe('the seller’s answers', () => {
  it('are hidden until the operator has committed findings, and stay hidden from everyone else', async () => {
    const key = await createReceived(work)
    const read = async (worker: Worker) => {
      const answers = await Promise.all([
        worker.get(buildItemApiPath(key, '/declared')),
        worker.get(buildItemApiPath(key, '/outcome')),
      ])
      return answers.map((answer) => `${answer.statusCode} ${answer.json().id}`)
    }
    const hidden = ['403 DECLARED_SEALED', '403 DECLARED_SEALED']
    expect(await read(anna)).toEqual(hidden)
    await start(anna, key)
    expect(await read(anna)).toEqual(hidden)
    await commit(anna, key, buildMatchingFindings())
    const declared = (await anna.get(buildItemApiPath(key, '/declared'))).json()
    expect(declared).toMatchObject({
      storageGb: 128,
      conditionId: 4,
      answers: BEST_PHONE_ANSWERS,
      currency: 'EUR',
    })
    expect(await read(ben)).toEqual(hidden)
  })

  it('keep an inspector who has seen them from inspecting again', async () => {
    const key = await createReceived(work)
    await inspect(anna, key, buildMatchingFindings())
    const refused = await start(anna, key)
    expect({ statusCode: refused.statusCode, id: refused.json().id }).toEqual({
      statusCode: 403,
      id: 'ALREADY_SEEN',
    })
    expect((await start(ben, key, { takesOver: true })).json().inspectionNumber).toBe(2)
    expect((await start(anna, key, { takesOver: true })).statusCode).toBe(403)
  })
})

describe('a decision', () => {
  it('buys a device that is as declared at the quoted price', async () => {
    const key = await createReceived(work)
    await inspect(anna, key, buildMatchingFindings())
    const outcome = (await anna.get(buildItemApiPath(key, '/outcome'))).json()
    expect(outcome).toMatchObject({ outcome: 'MATCH', findings: [], canDecide: true, unproven: [] })
    expect(outcome.secondPriceInCents).toBe(outcome.declared.quotedInCents)
    expect((await decide(anna, key, { decision: 'deviation' })).json().id).toBe('STEP_REFUSED')
    await work.desk.takeAudit()
    expect((await decide(anna, key, { decision: 'match_or_better' })).json()).toEqual({
      inspectionNumber: 1,
      outcome: 'MATCH',
    })
    expect(await work.stateOf(key)).toBe('ACCEPTED')
    expect((await readInspections(work, key))[0]).toMatchObject({
      outcome: 'MATCH',
      decided_at: expect.any(Date),
    })
    expect(await work.desk.takeAudit()).toMatchObject([
      { action: 'DECIDE_INSPECTION', data: { decision: 'match_or_better', inspectionNumber: 1 } },
    ])
    expect((await decide(anna, key, { decision: 'match_or_better' })).json().id).toBe('NOT_POSSIBLE')
  })

  it('makes a counter-offer that is the sum of all differences', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const photoId = await anna.photo(buildItemApiPath(key, '/photos'))
    const photoIds = { PH_GLASS: [photoId], CONDITION: [photoId] }
    await commit(
      anna,
      key,
      buildMatchingFindings({ ...answersWith({ PH_GLASS: ['FRONT'] }), conditionId: 3, photoIds }),
    )
    const { findings, declared, ...rest } = (await anna.get(buildItemApiPath(key, '/outcome'))).json()
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
      inspectionNumber: 1,
      outcome: 'LOWERED',
    })
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
    const { rows } = await work.desk.db.$client.query(
      'select price_in_cents from clarification where transaction_id = $1',
      [key.transactionId],
    )
    expect(rows).toEqual([{ price_in_cents: rest.secondPriceInCents }])
    expect(await findAsked(anna, key)).toMatchObject({ kind: 'PRICE', reason: null })
  })

  it('needs a photo of every finding against the seller: one that an earlier release has locked without leads nowhere', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const { serialNumber: _, ...found } = buildMatchingFindings(answersWith({ PH_GLASS: ['FRONT'] }))
    await work.desk.db.$client.query(
      `update inspection set found = $2, commitment = '\\x00', committed_at = now() where transaction_id = $1`,
      [key.transactionId, JSON.stringify(found)],
    )
    expect((await anna.get(buildItemApiPath(key, '/outcome'))).json()).toMatchObject({
      outcome: null,
      secondPriceInCents: null,
      unproven: ['PH_GLASS'],
    })
    const refused = await decide(anna, key, { decision: 'deviation' })
    expect({ statusCode: refused.statusCode, refused: refused.json() }).toMatchObject({
      statusCode: 422,
      refused: { id: 'FINDING_WITHOUT_PHOTO', errors: [{ field: 'PH_GLASS', key: 'FINDING_WITHOUT_PHOTO' }] },
    })
    expect(await work.stateOf(key)).toBe('IN_INSPECTION')
    expect((await start(anna, key)).statusCode).toBe(403)
    await start(ben, key, { takesOver: true })
    const photoIds = { PH_GLASS: [await ben.photo(buildItemApiPath(key, '/photos'))] }
    await commit(ben, key, buildMatchingFindings({ ...answersWith({ PH_GLASS: ['FRONT'] }), photoIds }))
    expect((await decide(anna, key, { decision: 'deviation' })).json().id).toBe('INSPECTION_OVER')
    expect((await decide(ben, key, { decision: 'deviation' })).json()).toEqual({
      inspectionNumber: 2,
      outcome: 'LOWERED',
    })
  })

  it('about money needs committed findings; asking the seller and quarantine don’t', async () => {
    const [locked, blocked] = [await createReceived(work), await createReceived(work)]
    await start(anna, locked)
    await start(anna, blocked)
    const early = await decide(anna, locked, { decision: 'match_or_better' })
    expect({ statusCode: early.statusCode, id: early.json().id }).toEqual({
      statusCode: 409,
      id: 'FINDINGS_OPEN',
    })
    expect(
      (await decide(anna, locked, { decision: 'customer_action_needed', reason: 'NOTHING' })).statusCode,
    ).toBe(400)
    await decide(anna, locked, { decision: 'customer_action_needed', reason: 'LOCK_APPLE' })
    await decide(anna, blocked, BLOCKED)
    expect({ locked: await work.stateOf(locked), blocked: await work.stateOf(blocked) }).toEqual({
      locked: 'ACTION_REQUIRED',
      blocked: 'QUARANTINED',
    })
    expect((await anna.get(buildItemApiPath(locked, '/declared'))).statusCode).toBe(403)

    // An inspector who hasn't seen the answers may go on once the seller has acted.
    await triggerEvent(work.hand, locked, 'customer_done')
    expect((await decide(anna, locked, BLOCKED)).json().id).toBe('INSPECTION_OVER')
    expect((await start(anna, locked)).json().inspectionNumber).toBe(2)
    await commit(anna, locked, buildMatchingFindings())
    expect((await decide(anna, locked, { decision: 'match_or_better' })).statusCode).toBe(200)
  })

  it('names the missing part, and the waiting list shows it', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const demand = { decision: 'customer_action_needed', reason: 'MISSING_PART' }
    const partless = await decide(anna, key, demand)
    expect({ statusCode: partless.statusCode, errors: partless.json().errors }).toEqual({
      statusCode: 422,
      errors: [{ field: 'part', key: 'FIELD_REQUIRED' }],
    })
    const mismatched = await decide(anna, key, { ...demand, reason: 'LOCK_APPLE', part: 'CHARGER' })
    expect({ statusCode: mismatched.statusCode, state: await work.stateOf(key) }).toEqual({
      statusCode: 422,
      state: 'IN_INSPECTION',
    })
    expect((await decide(anna, key, { ...demand, part: 'CHARGER' })).statusCode).toBe(200)
    expect(await work.stateOf(key)).toBe('ACTION_REQUIRED')
    expect(await findAsked(anna, key)).toMatchObject({ reason: 'MISSING_PART', part: 'CHARGER' })
  })

  it('can be made on the same findings once the seller has acted', async () => {
    const key = await createReceived(work)
    await inspect(anna, key, buildMatchingFindings())
    await decide(anna, key, { decision: 'customer_action_needed', reason: 'PAYOUT_NAME_MISMATCH' })
    expect((await anna.get(buildItemApiPath(key, '/outcome'))).json().canDecide).toBe(false)
    await triggerEvent(work.hand, key, 'customer_done')
    expect((await anna.get(buildItemApiPath(key, '/outcome'))).json().canDecide).toBe(true)
    expect((await decide(anna, key, { decision: 'match_or_better' })).json()).toEqual({
      inspectionNumber: 1,
      outcome: 'MATCH',
    })
  })

  it('pays more without asking, and needs proof of a lock', async () => {
    const worn = { conditionId: 3, answers: { PH_BATTERY: ['B80_89'] } }
    const better = await createReceived(work, { declared: worn })
    await inspect(anna, better, buildMatchingFindings())
    expect((await decide(anna, better, { decision: 'match_or_better' })).json().outcome).toBe('RAISED')
    const { rows } = await work.desk.db.$client.query(
      'select settled_in_cents > price_in_cents as more from trade_item where transaction_id = $1',
      [better.transactionId],
    )
    expect(rows).toEqual([{ more: true }])
    const locked = await createReceived(work)
    await start(anna, locked)
    const refused = await commit(anna, locked, buildMatchingFindings(answersWith({ PH_LOCK: ['NO'] })))
    expect(refused.json()).toMatchObject({ id: 'FINDING_WITHOUT_PHOTO', errors: [{ field: 'PH_LOCK' }] })
  })
})

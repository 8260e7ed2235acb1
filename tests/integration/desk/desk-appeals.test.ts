import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type DeskWork,
  foundAsSaid,
  inspect,
  itemApi,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { happen, makeTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
/** Checks first, and could check again. */
let anna: Worker
let cleo: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector', 'second_inspector')
  cleo = await work.hire('second_inspector')
})

afterAll(() => work.close())

const APPEAL = '/appeal-inspections'

/** A device that anna has found worn, and whose seller disagrees. */
async function appealed(): Promise<{ key: ItemKey; photoId: string }> {
  const key = (await makeTradeIn(work.hand, 'RECEIVED')).item
  await anna.post(itemApi(key, '/inspections'))
  const photoId = await anna.photo(itemApi(key, '/photos'))
  await anna.post(
    itemApi(key, '/findings'),
    foundAsSaid({ conditionId: 3, photoIds: { CONDITION: [photoId] } }),
  )
  await anna.post(itemApi(key, '/decision'), { decision: 'deviation' })
  await happen(work.hand, key, 'appeal')
  return { key, photoId }
}

const decide = (worker: Worker, key: ItemKey, body: object) =>
  worker.post(itemApi(key, '/appeal-decision'), body)

const settledOf = async ({ transactionId }: ItemKey) => {
  const text =
    'select settled_in_cents as settled, price_in_cents as quoted from trade_item where transaction_id = $1'
  return (await work.desk.db.$client.query(text, [transactionId])).rows[0]
}

describe('an appeal', () => {
  it('is for somebody who has not checked the device: the first inspector neither sees nor begins it', async () => {
    const { key } = await appealed()
    const listed = async (worker: Worker) =>
      (await worker.get('/desk/api/appeals'))
        .json()
        .map(({ tradeNumber }: { tradeNumber: string }) => tradeNumber)
    const number = itemApi(key).split('/').at(-2)
    expect([(await listed(anna)).includes(number), (await listed(cleo)).includes(number)]).toEqual([
      false,
      true,
    ])
    const refused = await anna.post(itemApi(key, APPEAL))
    expect([refused.statusCode, refused.json().id]).toEqual([403, 'ALREADY_SEEN'])
    expect((await anna.post(itemApi(key, '/inspections'))).json().id).toBe('NOT_POSSIBLE')
    expect((await cleo.post(itemApi(key, '/inspections'))).json().id).toBe('FORBIDDEN')
    await cleo.post(itemApi(key, APPEAL))
    expect((await listed(cleo)).includes(number)).toBe(true)
    expect((await decide(anna, key, { decision: 'appeal_upheld' })).json().id).toBe('INSPECTION_OVER')
  })

  it('is as blind as the first check: neither answers nor earlier findings before its own are fixed', async () => {
    const { key, photoId } = await appealed()
    const sealed = async () =>
      Promise.all(
        [itemApi(key, '/declared'), itemApi(key, '/outcome'), `/desk/api/photos/${photoId}`].map(
          async (path) => (await cleo.get(path)).statusCode,
        ),
      )
    expect(await sealed()).toEqual([403, 403, 403])
    expect((await cleo.get(`/desk/api/photos/${photoId}`)).json().id).toBe('FINDINGS_SEALED')
    await cleo.post(itemApi(key, APPEAL))
    expect(await sealed()).toEqual([403, 403, 403])
    expect((await decide(cleo, key, { decision: 'appeal_upheld' })).json().id).toBe('FINDINGS_OPEN')
    expect((await decide(cleo, key, { decision: 'appeal_upheld', isProofLacking: true })).statusCode).toBe(
      409,
    )
    await cleo.post(itemApi(key, '/findings'), foundAsSaid())
    expect(await sealed()).toEqual([200, 200, 200])
  })

  it('is upheld when the second grading agrees with the seller', async () => {
    const { key } = await appealed()
    await inspect(cleo, key, foundAsSaid(), APPEAL)
    expect((await decide(cleo, key, { decision: 'appeal_rejected' })).json().id).toBe('STEP_REFUSED')
    await work.desk.takeAudit()
    expect((await decide(cleo, key, { decision: 'appeal_upheld' })).json()).toEqual({
      round: 2,
      outcome: 'MATCH',
    })
    expect(await work.stateOf(key)).toBe('ACCEPTED')
    const { settled, quoted } = await settledOf(key)
    expect(settled).toBe(quoted)
    expect(await work.desk.takeAudit()).toMatchObject([
      { operator_id: cleo.id, action: 'DECIDE_APPEAL', data: { decision: 'appeal_upheld', round: 2 } },
    ])
  })

  it('is rejected by a second grading with photos of its own', async () => {
    const { key, photoId } = await appealed()
    await cleo.post(itemApi(key, APPEAL))
    const worn = (photoIds: object) => foundAsSaid({ conditionId: 3, photoIds })
    const stolen = await cleo.post(itemApi(key, '/findings'), worn({ CONDITION: [photoId] }))
    expect(stolen.json().errors).toEqual([{ field: 'photoIds.CONDITION', key: 'PHOTO_UNKNOWN' }])
    const own = await cleo.photo(itemApi(key, '/photos'))
    await cleo.post(itemApi(key, '/findings'), worn({ CONDITION: [own] }))
    expect((await decide(cleo, key, { decision: 'appeal_upheld' })).statusCode).toBe(422)
    expect((await decide(cleo, key, { decision: 'appeal_rejected' })).json()).toEqual({
      round: 2,
      outcome: 'LOWERED',
    })
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
  })

  it('is upheld, too, where our photos do not prove what was found', async () => {
    const { key } = await appealed()
    await inspect(cleo, key, foundAsSaid({ conditionId: 3 }), APPEAL)
    expect((await decide(cleo, key, { decision: 'appeal_rejected' })).json().id).toBe('FINDING_WITHOUT_PHOTO')
    const upheld = await decide(cleo, key, { decision: 'appeal_upheld', isProofLacking: true })
    expect([upheld.statusCode, await work.stateOf(key)]).toEqual([200, 'ACCEPTED'])
    const { settled, quoted } = await settledOf(key)
    expect(settled).toBe(quoted)
  })

  it('is begun by one of two', async () => {
    const dora = await work.hire('second_inspector')
    const { key } = await appealed()
    const answers = await Promise.all([cleo, dora].map((worker) => worker.post(itemApi(key, APPEAL))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { commit } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  inspect,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { createTradeIn, triggerEvent } from '../../support/inspected-trades.ts'

let work: DeskWork
/** Does the first inspection, and would have the role for the second. */
let anna: Worker
let cleo: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector', 'second_inspector')
  cleo = await work.hire('second_inspector')
})

afterAll(() => work.close())

const APPEAL = '/appeal-inspections'

/** A device that Anna has found worn, and whose seller disagrees. */
async function makeAppealed(): Promise<{ key: ItemKey; photoId: string }> {
  const key = (await createTradeIn(work.hand, 'RECEIVED')).item
  await anna.post(buildItemApiPath(key, '/inspections'))
  const photoId = await anna.photo(buildItemApiPath(key, '/photos'))
  await anna.post(
    buildItemApiPath(key, '/findings'),
    buildMatchingFindings({ conditionId: 3, photoIds: { CONDITION: [photoId], STORAGE: [photoId] } }),
  )
  await anna.post(buildItemApiPath(key, '/decision'), { decision: 'deviation' })
  await triggerEvent(work.hand, key, 'appeal')
  return { key, photoId }
}

const decide = (worker: Worker, key: ItemKey, body: object) =>
  worker.post(buildItemApiPath(key, '/appeal-decision'), body)

const readPrices = async ({ transactionId }: ItemKey) => {
  const text =
    'select settled_in_cents as settled, price_in_cents as quoted from trade_item where transaction_id = $1'
  return (await work.desk.db.$client.query(text, [transactionId])).rows[0]
}

describe('an appeal', () => {
  it('goes to someone new: the first inspector can neither see nor start it', async () => {
    const { key } = await makeAppealed()
    const listed = async (worker: Worker) =>
      (await worker.get('/desk/api/appeals'))
        .json()
        .rows.map(({ tradeNumber }: { tradeNumber: string }) => tradeNumber)
    const number = buildItemApiPath(key).split('/').at(-2)
    expect((await listed(anna)).includes(number)).toEqual(false)
    expect((await listed(cleo)).includes(number)).toEqual(true)
    const refused = await anna.post(buildItemApiPath(key, APPEAL))
    expect({ statusCode: refused.statusCode, id: refused.json().id }).toEqual({
      statusCode: 403,
      id: 'ALREADY_SEEN',
    })
    expect((await anna.post(buildItemApiPath(key, '/inspections'))).json().id).toBe('NOT_POSSIBLE')
    expect((await cleo.post(buildItemApiPath(key, '/inspections'))).json().id).toBe('FORBIDDEN')
    await cleo.post(buildItemApiPath(key, APPEAL))
    expect((await listed(cleo)).includes(number)).toBe(true)
    expect((await decide(anna, key, { decision: 'appeal_upheld' })).json().id).toBe('INSPECTION_OVER')
  })

  it('is as blind as the first inspection: answers and earlier findings stay hidden until its own are committed', async () => {
    const { key, photoId } = await makeAppealed()
    const readStatuses = async () =>
      Promise.all(
        [
          buildItemApiPath(key, '/declared'),
          buildItemApiPath(key, '/outcome'),
          `/desk/api/photos/${photoId}`,
        ].map(async (path) => (await cleo.get(path)).statusCode),
      )
    expect(await readStatuses()).toEqual([403, 403, 403])
    expect((await cleo.get(`/desk/api/photos/${photoId}`)).json().id).toBe('FINDINGS_SEALED')
    await cleo.post(buildItemApiPath(key, APPEAL))
    expect(await readStatuses()).toEqual([403, 403, 403])
    expect((await decide(cleo, key, { decision: 'appeal_upheld' })).json().id).toBe('FINDINGS_OPEN')
    expect((await decide(cleo, key, { decision: 'appeal_upheld', isProofLacking: true })).statusCode).toBe(
      409,
    )
    await commit(cleo, key, buildMatchingFindings())
    expect(await readStatuses()).toEqual([200, 200, 200])
  })

  it('shows both inspections side by side once the second is locked', async () => {
    const { key, photoId } = await makeAppealed()
    await inspect(cleo, key, buildMatchingFindings(), APPEAL)
    const { compared } = (await cleo.get(buildItemApiPath(key, '/outcome'))).json()
    expect(compared).toMatchObject({ inspectionNumber: 1, operator: anna.name, outcome: 'LOWERED' })
    const differing = compared.answers.filter(({ isDifferent }: { isDifferent: boolean }) => isDifferent)
    expect(differing).toMatchObject([{ question: 'CONDITION', firstPhotoIds: [photoId] }])
  })

  it('names the better of both prices for a rejection', async () => {
    const { key } = await makeAppealed()
    await cleo.post(buildItemApiPath(key, APPEAL))
    const own = await cleo.photo(buildItemApiPath(key, '/photos'))
    const worse = buildMatchingFindings({ conditionId: 2, photoIds: { CONDITION: [own], STORAGE: [own] } })
    await cleo.post(buildItemApiPath(key, '/findings'), worse)
    const { compared } = (await cleo.get(buildItemApiPath(key, '/outcome'))).json()
    await decide(cleo, key, { decision: 'appeal_rejected' })
    const { rows } = await work.desk.db.$client.query(
      'select price_in_cents from clarification where transaction_id = $1 order by id desc limit 1',
      [key.transactionId],
    )
    expect(compared.rejectedPriceInCents).toBe(rows[0].price_in_cents)
  })

  it('shows the first inspector nothing of the second', async () => {
    const { key } = await makeAppealed()
    await inspect(cleo, key, buildMatchingFindings(), APPEAL)
    expect((await anna.get(buildItemApiPath(key, '/outcome'))).json().compared).toBeNull()
  })

  it('is upheld when the second inspection agrees with the seller', async () => {
    const { key } = await makeAppealed()
    await inspect(cleo, key, buildMatchingFindings(), APPEAL)
    expect((await decide(cleo, key, { decision: 'appeal_rejected' })).json().id).toBe('STEP_REFUSED')
    await work.desk.takeAudit()
    expect((await decide(cleo, key, { decision: 'appeal_upheld' })).json()).toEqual({
      inspectionNumber: 2,
      outcome: 'MATCH',
    })
    expect(await work.stateOf(key)).toBe('ACCEPTED')
    const { settled, quoted } = await readPrices(key)
    expect(settled).toBe(quoted)
    expect(await work.desk.takeAudit()).toMatchObject([
      {
        operator_id: cleo.id,
        action: 'DECIDE_APPEAL',
        data: { decision: 'appeal_upheld', inspectionNumber: 2 },
      },
    ])
  })

  it('is rejected by a second inspection with its own photos', async () => {
    const { key, photoId } = await makeAppealed()
    await cleo.post(buildItemApiPath(key, APPEAL))
    const worn = (photoIds: object) => buildMatchingFindings({ conditionId: 3, photoIds })
    const stolen = await cleo.post(buildItemApiPath(key, '/findings'), worn({ CONDITION: [photoId] }))
    expect(stolen.json().errors).toEqual([{ field: 'photoIds.CONDITION', key: 'PHOTO_UNKNOWN' }])
    const own = await cleo.photo(buildItemApiPath(key, '/photos'))
    await cleo.post(buildItemApiPath(key, '/findings'), worn({ CONDITION: [own], STORAGE: [own] }))
    expect((await decide(cleo, key, { decision: 'appeal_upheld' })).statusCode).toBe(422)
    expect((await decide(cleo, key, { decision: 'appeal_rejected' })).json()).toEqual({
      inspectionNumber: 2,
      outcome: 'LOWERED',
    })
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
  })

  it('is also upheld when our photos don’t prove the findings', async () => {
    const { key } = await makeAppealed()
    await inspect(cleo, key, buildMatchingFindings({ conditionId: 3 }), APPEAL)
    const upheld = await decide(cleo, key, { decision: 'appeal_upheld', isProofLacking: true })
    expect({ statusCode: upheld.statusCode, state: await work.stateOf(key) }).toEqual({
      statusCode: 200,
      state: 'ACCEPTED',
    })
    const { settled, quoted } = await readPrices(key)
    expect(settled).toBe(quoted)
  })

  it('is started by only one of two inspectors', async () => {
    const dora = await work.hire('second_inspector')
    const { key } = await makeAppealed()
    const answers = await Promise.all(
      [cleo, dora].map((worker) => worker.post(buildItemApiPath(key, APPEAL))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  answersWith,
  commit,
  commitAsIs,
  createReceived,
  decide,
  start,
} from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildItemPagePath,
  buildMatchingDraft,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { triggerEvent } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker
let ben: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
  ben = await work.hire('inspector')
})

afterAll(() => work.close())

async function startInspection(): Promise<ItemKey> {
  const key = await createReceived(work)
  await start(anna, key)
  return key
}

const show = async (worker: Worker, key: ItemKey) =>
  (await worker.get(buildItemApiPath(key, '/inspection'))).json()

const save = (worker: Worker, key: ItemKey, body: object) =>
  worker.put(buildItemApiPath(key, '/findings-draft'), body)

describe('a draft of findings', () => {
  it('is on the server with every answer, for its own inspector', async () => {
    const key = await startInspection()
    expect(await show(anna, key)).toMatchObject({ stage: 'OPEN', work: { version: 0, draft: null } })
    const draft = buildMatchingDraft({ conditionId: null, answers: { PH_POWER: ['YES'] }, at: 'CONDITION' })
    expect((await save(anna, key, draft)).json()).toMatchObject({ version: 1 })
    expect(await show(anna, key)).toMatchObject({ work: { version: 1, draft: draft.draft } })
    // Starting again resumes it.
    await start(anna, key)
    expect((await show(anna, key)).work.draft.answers).toEqual({ PH_POWER: ['YES'] })
  })

  it('shows others who is at work and how far, but nothing of what was found', async () => {
    const key = await startInspection()
    await save(anna, key, buildMatchingDraft({ answers: { PH_GLASS: ['BOTH'] } }))
    await anna.photo(buildItemApiPath(key, '/photos?proves=PH_GLASS'))
    const seen = await show(ben, key)
    expect(seen).toMatchObject({
      stage: 'TAKEN',
      latest: { operator: anna.name, progress: 30 },
      work: null,
    })
    expect(JSON.stringify(seen)).not.toMatch(/BOTH|PH_|490154203237518/)
  })

  it('is never overwritten or locked by someone who hasn’t seen the latest version', async () => {
    const key = await startInspection()
    await save(anna, key, buildMatchingDraft({ conditionId: 3 }))
    const late = await save(anna, key, buildMatchingDraft({ conditionId: 1 }))
    expect({ statusCode: late.statusCode, id: late.json().id }).toEqual({
      statusCode: 409,
      id: 'DRAFT_CHANGED',
    })
    expect((await show(anna, key)).work).toMatchObject({ version: 1, draft: { conditionId: 3 } })
    const findings = { ...buildMatchingFindings(), draftVersion: 0 }
    expect((await commit(anna, key, findings)).json().id).toBe('DRAFT_CHANGED')
    expect((await commit(anna, key, { ...findings, draftVersion: 1 })).statusCode).toBe(201)
  })

  it('is saved once when it is sent again because the answer got lost', async () => {
    const key = await startInspection()
    const draft = buildMatchingDraft({ conditionId: 3 })
    const saved = [await save(anna, key, draft), await save(anna, key, draft)]
    expect(saved.map((answer) => answer.json().version)).toEqual([1, 1])
    expect((await save(anna, key, buildMatchingDraft({ conditionId: 1 }, 1))).statusCode).toBe(200)
  })

  it('is saved by one of two workstations at the same moment', async () => {
    const key = await startInspection()
    const answers = await Promise.all(
      [1, 2, 3].map((id) => save(anna, key, buildMatchingDraft({ conditionId: id }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  it('ends with a takeover, and is gone once findings are locked', async () => {
    const key = await startInspection()
    await save(anna, key, buildMatchingDraft())
    await start(ben, key, { takesOver: true })
    expect((await save(anna, key, buildMatchingDraft({}, 1))).json().id).toBe('INSPECTION_OVER')
    expect(await show(ben, key)).toMatchObject({
      stage: 'OPEN',
      work: { version: 0, draft: null, photos: [] },
    })
    await save(ben, key, buildMatchingDraft())
    await commit(ben, key, buildMatchingFindings())
    expect((await save(ben, key, buildMatchingDraft({}, 1))).json().id).toBe('INSPECTION_OVER')
    const { rows } = await work.desk.db.$client.query(
      'select number from inspection where transaction_id = $1 and commitment is not null and draft is not null',
      [key.transactionId],
    )
    expect(rows).toEqual([])
  })

  it('has no field for a price', async () => {
    const key = await startInspection()
    expect((await save(anna, key, buildMatchingDraft({ priceInCents: 1 }))).statusCode).toBe(400)
  })

  it('is announced to open pages as soon as it is saved, without its content', async () => {
    const key = await startInspection()
    const announced: string[] = []
    const announce = work.desk.app.deskLive.announce
    work.desk.app.deskLive.announce = (device) => {
      announced.push(JSON.stringify(device))
      announce(device)
    }
    await save(anna, key, buildMatchingDraft())
    await save(anna, key, buildMatchingDraft({ conditionId: 1 }))
    work.desk.app.deskLive.announce = announce
    expect(announced).toEqual([JSON.stringify(key)])
  })
})

describe('photos of exceptions', () => {
  it('are kept with what they prove, sorted again, and set aside', async () => {
    const key = await startInspection()
    const photoId = await anna.photo(buildItemApiPath(key, '/photos?proves=STORAGE,CONDITION'))
    expect((await show(anna, key)).work.photos).toEqual([{ photoId, proves: ['STORAGE', 'CONDITION'] }])
    const path = buildItemApiPath(key, `/photos/${photoId}`)
    expect((await anna.put(path, { proves: ['PH_GLASS'] })).statusCode).toBe(200)
    expect((await show(anna, key)).work.photos).toEqual([{ photoId, proves: ['PH_GLASS'] }])
    expect((await anna.put(path, { proves: [] })).statusCode).toBe(200)
    const other = await startInspection()
    expect((await anna.put(buildItemApiPath(other, `/photos/${photoId}`), { proves: [] })).statusCode).toBe(
      404,
    )
    expect((await ben.put(path, { proves: [] })).json().id).toBe('INSPECTION_OVER')
  })

  it('are needed before findings are locked, whatever the seller has declared', async () => {
    for (const declared of [{ conditionId: 4 }, { conditionId: 2, answers: { PH_GLASS: ['BOTH'] } }]) {
      const key = await createReceived(work, { declared })
      await start(anna, key)
      const findings = buildMatchingFindings(answersWith({ PH_GLASS: ['FRONT'], PH_PARTS: ['AUTHORISED'] }))
      const refused = await commitAsIs(anna, key, findings)
      expect({ statusCode: refused.statusCode, ...refused.json() }).toMatchObject({
        statusCode: 422,
        id: 'FINDING_WITHOUT_PHOTO',
        errors: ['STORAGE', 'CONDITION', 'PH_GLASS'].map((field) => ({
          field,
          key: 'FINDING_WITHOUT_PHOTO',
        })),
      })
      const photoId = await anna.photo(buildItemApiPath(key, '/photos'))
      const photoIds = { STORAGE: [photoId], CONDITION: [photoId], PH_GLASS: [photoId] }
      expect((await commitAsIs(anna, key, { ...findings, photoIds })).statusCode).toBe(201)
    }
  })
})

describe('the screen of an inspection', () => {
  it('opens for both kinds of inspectors, without data, and says who can do what', async () => {
    const cleo = await work.hire('second_inspector')
    const key = await createReceived(work)
    const page = await anna.see(buildItemPagePath(key, '/inspection'))
    expect({ statusCode: page.statusCode, hasDevice: page.body.includes('iPhone') }).toEqual({
      statusCode: 200,
      hasDevice: false,
    })
    expect(await show(anna, key)).toMatchObject({ stage: 'START', kind: 'inspection', latest: null })
    expect(await show(cleo, key)).toMatchObject({ stage: 'NO_ROLE' })
    await start(anna, key)
    const photoId = await anna.photo(buildItemApiPath(key, '/photos'))
    const photoIds = { STORAGE: [photoId], CONDITION: [photoId] }
    await commitAsIs(anna, key, buildMatchingFindings({ conditionId: 3, photoIds }))
    expect(await show(anna, key)).toMatchObject({ stage: 'LOCKED', work: null })
    await decide(anna, key, { decision: 'deviation' })
    expect(await show(anna, key)).toMatchObject({ stage: 'NOTHING', kind: null })
    await triggerEvent(work.hand, key, 'appeal')
    expect(await show(anna, key)).toMatchObject({ stage: 'NO_ROLE', kind: 'appeal' })
    expect(await show(cleo, key)).toMatchObject({ stage: 'START', kind: 'appeal' })
  })
})

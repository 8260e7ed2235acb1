import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Rules } from '#contracts/desk/rules.ts'
import { truncateToWholeUnits } from '#domain/money/whole-units.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import { readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'
import { DELIVERED_VERSION } from '../../support/rule-versions.ts'

const DRAFTS = '/desk/api/rule-drafts'
const CHIPPED = 'phones.PH_GLASS.CHIPPED'

let work: DeskWork
let anna: Worker
let bert: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('pricing')
  bert = await work.hire('pricing')
})

afterAll(() => work.close())

const read = async (worker = anna): Promise<Rules> => (await worker.get('/desk/api/rules')).json()

const discard = async (id: string) =>
  work.desk.send('DELETE', `${DRAFTS}/${id}`, { bearer: await anna.createToken() })

afterEach(async () => {
  const { draft } = await read()
  if (draft) await discard(draft.id)
})

async function open(baseVersion?: number): Promise<string> {
  const { versions } = await read()
  const base = baseVersion ?? versions[0]?.version
  return (await anna.post(DRAFTS, { baseVersion: base })).json().id
}

const change = (id: string, changes: Record<string, number>, revision = 0) =>
  anna.put(`${DRAFTS}/${id}`, { revision, changes, note: 'Chipped glass sells for less' })

const start = (worker: Worker, id: string, revision = 1) => worker.post(`${DRAFTS}/${id}/start`, { revision })

const refusal = (answer: Awaited<ReturnType<typeof start>>) => [answer.statusCode, answer.json().id]

/** Another process, such as the shop's: it hears of a version from the database alone. */
const readChipped = async (): Promise<unknown> => {
  const { rules } = await createQuestions(DATA_FOLDER).ruleSets.getCurrent(work.desk.db)
  return rules.phones.questions
    .find(({ code }) => code === 'PH_GLASS')
    ?.answers.find(({ code }) => code === 'CHIPPED')
}

describe('a draft of the price rule', () => {
  it('is opened with the numbers of the current version', async () => {
    await open()
    const { draft, numbers } = await read()
    expect([draft?.baseVersion, numbers.find(({ key }) => key === CHIPPED)?.value]).toEqual([
      DELIVERED_VERSION,
      9_000,
    ])
  })

  it('is the same one when asked for again', async () => {
    const id = await open()
    expect(await open()).toBe(id)
  })

  it('is refused while another one is open', async () => {
    await open()
    expect(refusal(await bert.post(DRAFTS, { baseVersion: 1 }))).toEqual([409, 'NOT_POSSIBLE'])
  })

  it('of a version that does not exist is refused', async () => {
    expect(refusal(await anna.post(DRAFTS, { baseVersion: 99 }))).toEqual([422, 'INVALID_FIELDS'])
  })

  it('keeps changed numbers', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    expect((await read()).draft?.changes).toEqual({ [CHIPPED]: 8_500 })
  })

  it('takes the same change once more', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    expect((await change(id, { [CHIPPED]: 8_500 })).json()).toEqual({ revision: 1 })
  })

  it('is not overwritten by someone who has not seen the latest change', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    expect(refusal(await change(id, { [CHIPPED]: 8_000 }))).toEqual([409, 'DRAFT_CHANGED'])
  })

  it('names numbers that cannot be used', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 0 })
    expect((await read()).draft?.problems).toEqual([{ key: CHIPPED, problem: 'RANGE' }])
  })

  it('is not shown to other roles', async () => {
    const sam = await work.hire('support')
    expect(refusal(await sam.get('/desk/api/rules'))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('starting a draft', () => {
  it('is refused to whoever has changed it', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    expect(refusal(await start(anna, id))).toEqual([403, 'FOUR_EYES'])
  })

  it('is refused while a number cannot be used', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 0 })
    expect(refusal(await start(bert, id))).toEqual([422, 'INVALID_FIELDS'])
  })

  it('is refused if it changes nothing', async () => {
    const id = await open()
    expect(refusal(await start(bert, id, 0))).toEqual([409, 'NOT_POSSIBLE'])
  })

  it('is refused if it was changed since it was read', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    await change(id, { [CHIPPED]: 2_000 }, 1)
    expect(refusal(await start(bert, id))).toEqual([409, 'DRAFT_CHANGED'])
  })

  it('needs the second factor of just now', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    const bearer = await bert.createToken(['pricing'])
    const answer = await work.desk.send('POST', `${DRAFTS}/${id}/start`, { bearer, json: { revision: 1 } })
    expect(refusal(answer)).toEqual([403, 'SCOPE_MISSING'])
  })

  it('publishes it for every process, says so twice, and keeps the versions before', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 8_500 })
    const [first, second] = [await start(bert, id), await start(bert, id)]
    expect([first.json(), second.json()]).toEqual([{ version: 1_001 }, { version: 1_001 }])
    expect(await readChipped()).toEqual({ id: 10602, code: 'CHIPPED', factorBp: 8_500 })
    const { versions } = await read()
    expect(versions.map(({ version, publishedBy, isCurrent }) => [version, publishedBy, isCurrent])).toEqual([
      [1_001, bert.name, true],
      [2, null, false],
      [1, null, false],
    ])
  })

  it('that pays another price for sealed devices has every process state another maximum', async () => {
    const readTop = async () => {
      const { devices } = await readSearchDocuments(work.desk.db, 'de')
      return {
        top: devices[0]?.topPrices.de ?? 0,
        version: await readCacheVersion(work.desk.db, 'catalogue'),
      }
    }
    const before = await readTop()
    const id = await open()
    await change(id, { 'CONDITION.NEW': 20_000 })
    await start(bert, id)
    const after = await readTop()
    const highestBase = after.top / 2
    expect(before.top).toBe(truncateToWholeUnits(Math.floor((highestBase * 108) / 100)))
    expect(after.version).toBe(before.version + 1)
  })

  it('with an older version and no change goes back to it', async () => {
    const id = await open(DELIVERED_VERSION)
    expect((await start(bert, id, 0)).json()).toEqual({ version: 1_003 })
    expect(await readChipped()).toEqual({ id: 10602, code: 'CHIPPED', factorBp: 9_000 })
  })
})

describe('the effect of a draft', () => {
  it('is what it would have paid for the devices of the last month', async () => {
    await createTradeIn(work.hand, 'PAID', { declared: { conditionId: 3 } })
    const { rows } = await work.desk.db.$client.query<{ base: number }>(
      `select (breakdown ->> 'baseInCents')::integer as base from offer join trade_item on offer_id = offer.id`,
    )
    const base = rows[0]?.base ?? 0
    const id = await open()
    await change(id, { 'CONDITION.GOOD': 9_000 })
    const { effects } = (await anna.get(`${DRAFTS}/${id}/effect`)).json()
    expect(effects).toEqual([
      {
        category: 'phones',
        currency: 'EUR',
        deviceCount: 1,
        beforeInCents: truncateToWholeUnits(base * 0.88),
        afterInCents: truncateToWholeUnits(base * 0.9),
        raisedCount: 1,
        loweredCount: 0,
        refusedCount: 0,
      },
    ])
  })

  it('of numbers that cannot be used is not computed', async () => {
    const id = await open()
    await change(id, { [CHIPPED]: 0 })
    expect(refusal(await anna.get(`${DRAFTS}/${id}/effect`))).toEqual([409, 'NOT_POSSIBLE'])
  })
})

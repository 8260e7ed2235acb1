import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyCommitment } from '#domain/inspection/commitment.ts'
import { openDatabase } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createLocalSearch } from '#server/processes/create-search.ts'
import { createTestDatabase, openAsRole } from '../../support/database.ts'
import {
  commit,
  commitAsIs,
  createReceived,
  decide,
  readInspections,
  start,
} from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingDraft,
  buildMatchingFindings,
  type DeskWork,
  findListed,
  inspect,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { triggerEvent } from '../../support/inspected-trades.ts'
import { findDeviceId } from '../../support/sales.ts'
import { readItemRows } from '../../support/trade-rows.ts'

let work: DeskWork
let anna: Worker
let cleo: Worker

/** Other models than the iPhone 13 that is sold. */
const models = { cheaper: 0, dearer: 0, unpriced: 0 }

beforeAll(async () => {
  const url = await createTestDatabase()
  const db = openDatabase({ url, maxConnections: 5, onError: () => undefined })
  const search = createLocalSearch(openAsRole(db, 'desk'))
  await search.refresh()
  work = await startDeskWork({ db, search })
  anna = await work.hire('inspector')
  cleo = await work.hire('second_inspector')
  models.cheaper = await findDeviceId(db, 'apple-iphone-11')
  models.dearer = await findDeviceId(db, 'apple-iphone-15-pro')
  models.unpriced = await findDeviceId(db, 'apple-iphone-12')
  await db.$client.query('delete from base_price where device_id = $1', [models.unpriced])
})

afterAll(async () => {
  await work.close()
  await work.desk.db.$client.end()
})

const findModels = (worker: Worker, key: ItemKey, q: string) =>
  worker.get(buildItemApiPath(key, `/models?${new URLSearchParams({ q })}`))

const show = async (worker: Worker, key: ItemKey) =>
  (await worker.get(buildItemApiPath(key, '/inspection'))).json()

const readOutcome = async (worker: Worker, key: ItemKey) =>
  (await worker.get(buildItemApiPath(key, '/outcome'))).json()

/** Inspects a device as flawless, but another model, with a photo of what it is. */
async function inspectAs(worker: Worker, key: ItemKey, deviceId: number, path = '/inspections') {
  await worker.post(buildItemApiPath(key, path))
  const photoId = await worker.photo(buildItemApiPath(key, '/photos'))
  return commit(worker, key, buildMatchingFindings({ deviceId, photoIds: { MODEL: [photoId] } }))
}

async function readRegister({ transactionId }: ItemKey): Promise<string[]> {
  const text = `select entry ->> 'description' as text from purchase_register
    where transaction_id = $1 and entry ->> 'kind' = 'PURCHASE'`
  return (await work.desk.db.$client.query(text, [transactionId])).rows.map(({ text: device }) => device)
}

describe('the search for the model that a device really is', () => {
  it('finds it by name, with a typo, and leaves out the one that was sold', async () => {
    const key = await createReceived(work)
    const found = (await findModels(anna, key, 'iphnoe 11')).json().models
    expect(found[0]).toEqual({ deviceId: models.cheaper, name: 'Apple iPhone 11', isBought: true })
    const sold = (await findModels(anna, key, 'iphone 13')).json().models
    expect(sold.map(({ name }: { name: string }) => name)).not.toContain('Apple iPhone 13')
  })

  it('says which one has no price in the list of the sale', async () => {
    const key = await createReceived(work)
    const [first] = (await findModels(anna, key, 'iphone 12')).json().models
    expect(first).toMatchObject({ deviceId: models.unpriced, isBought: false })
  })

  it('finds nothing for nothing', async () => {
    expect((await findModels(anna, await createReceived(work), ' - ')).json()).toEqual({ models: [] })
  })

  it('is for inspectors only', async () => {
    const key = await createReceived(work)
    const support = await work.hire('support')
    expect((await findModels(support, key, 'iphone')).statusCode).toBe(403)
  })
})

describe('a draft about another model', () => {
  it('is restored with the questions and sizes of that model', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const { draft } = buildMatchingDraft({ deviceId: models.dearer, storageGb: null })
    await anna.put(buildItemApiPath(key, '/findings-draft'), { version: 0, draft })
    const { work: open } = await show(anna, key)
    expect(open).toMatchObject({
      draft: { deviceId: models.dearer },
      model: { deviceId: models.dearer, name: 'Apple iPhone 15 Pro' },
      form: { storageGb: [128, 256, 512, 1024] },
    })
  })

  it('is refused for a model that the catalogue doesn’t have', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const { draft } = buildMatchingDraft({ deviceId: 999_999 })
    const refused = await anna.put(buildItemApiPath(key, '/findings-draft'), { version: 0, draft })
    expect(refused.json().errors).toEqual([{ field: 'deviceId', key: 'FIELD_FORMAT' }])
  })

  it('of an earlier release has no model, and is still there', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const { draft } = buildMatchingDraft()
    await work.desk.db.$client.query(
      'update inspection set draft = $2, draft_version = 1 where transaction_id = $1',
      [key.transactionId, JSON.stringify(draft)],
    )
    expect((await show(anna, key)).work.draft).toEqual({ ...draft, deviceId: null })
  })
})

describe('findings about another model', () => {
  it('need a photo of what it is, even if it is worth more', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const photoId = await anna.photo(buildItemApiPath(key, '/photos'))
    const photoIds = { STORAGE: [photoId], CONDITION: [photoId] }
    const refused = await commitAsIs(anna, key, buildMatchingFindings({ deviceId: models.dearer, photoIds }))
    expect(refused.json()).toMatchObject({
      id: 'FINDING_WITHOUT_PHOTO',
      errors: [{ field: 'MODEL', key: 'FINDING_WITHOUT_PHOTO' }],
    })
  })

  it('are sealed with the model', async () => {
    const key = await createReceived(work)
    const { commitment } = (await inspectAs(anna, key, models.cheaper)).json()
    const [stored] = await readInspections(work, key)
    const { photoIds, ...found } = stored.found
    const sealed = {
      reference: buildItemApiPath(key).split('/').slice(-2).join('-'),
      serialNumber: stored.serial_number,
      nonce: stored.nonce.toString('hex'),
      found,
      photoIds,
    }
    const hashText = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(found.deviceId).toBe(models.cheaper)
    expect(await verifyCommitment(sealed, commitment, hashText)).toBe(true)
  })

  it('that is the sold one are findings about the sold one', async () => {
    const key = await createReceived(work)
    await inspect(anna, key, buildMatchingFindings({ deviceId: await findDeviceId(work.desk.db) }))
    expect(await readOutcome(anna, key)).toMatchObject({ outcome: 'MATCH', findings: [] })
  })
})

describe('another model that is worth less', () => {
  it('leads to a new offer from its own price, and is bought as what it is', async () => {
    const key = await createReceived(work)
    await inspectAs(anna, key, models.cheaper)
    const outcome = await readOutcome(anna, key)
    expect(outcome).toMatchObject({
      outcome: 'LOWERED',
      models: [{ name: 'Apple iPhone 13' }, { deviceId: models.cheaper, name: 'Apple iPhone 11' }],
    })
    expect(outcome.findings[0]).toMatchObject({ question: 'MODEL', found: [String(models.cheaper)] })
    expect((await decide(anna, key, { decision: 'deviation' })).statusCode).toBe(200)
    const [asked] = await readItemRows(work.desk.db, key).clarifications()
    expect(asked?.price).toBe(outcome.secondPriceInCents)
    await triggerEvent(work.hand, key, 'accept')
    expect(await readRegister(key)).toEqual(['Apple iPhone 11, 128 GB'])
    expect((await findListed(anna, 'bought', key))?.device).toBe('Apple iPhone 11')
  })

  it('isn’t bought at the old price', async () => {
    const key = await createReceived(work)
    await inspectAs(anna, key, models.cheaper)
    expect((await decide(anna, key, { decision: 'match_or_better' })).json().id).toBe('STEP_REFUSED')
  })

  it('stays the sold one on the page of the sale, with what was found beside it', async () => {
    const key = await createReceived(work)
    await inspectAs(anna, key, models.cheaper)
    await decide(anna, key, { decision: 'deviation' })
    const support = await work.hire('support')
    const number = buildItemApiPath(key).split('/').at(-2)
    const [device] = (await support.get(`/desk/api/sales/${number}`)).json().devices
    expect(device).toMatchObject({
      device: 'Apple iPhone 13',
      inspections: [{ findings: { model: 'Apple iPhone 11' } }],
    })
  })
})

describe('another model that is worth more', () => {
  it('is bought for its own price without asking', async () => {
    const key = await createReceived(work)
    await inspectAs(anna, key, models.dearer)
    const { outcome, secondPriceInCents, declared } = await readOutcome(anna, key)
    expect({ outcome, isMore: secondPriceInCents > declared.quotedInCents }).toEqual({
      outcome: 'RAISED',
      isMore: true,
    })
    expect((await decide(anna, key, { decision: 'match_or_better' })).statusCode).toBe(200)
    expect(await readRegister(key)).toEqual(['Apple iPhone 15 Pro, 128 GB'])
  })
})

describe('another model without a price in the list of the sale', () => {
  it('isn’t bought, and its seller chooses what happens to it', async () => {
    const key = await createReceived(work)
    await inspectAs(anna, key, models.unpriced)
    expect(await readOutcome(anna, key)).toMatchObject({ outcome: 'NOT_BUYABLE', secondPriceInCents: null })
    await decide(anna, key, { decision: 'deviation' })
    expect(await work.stateOf(key)).toBe('COUNTER_OFFERED')
    await triggerEvent(work.hand, key, 'decline')
    expect(await work.stateOf(key)).toBe('RETURN_PENDING')
  })
})

describe('the type code of an IMEI', () => {
  it('is compared with the model that was found', async () => {
    const serialNumber = '356938035643809'
    for (const _ of [1, 2]) {
      const bought = await createReceived(work)
      await inspectAs(anna, bought, models.dearer)
      await decide(anna, bought, { decision: 'match_or_better' })
      await work.desk.db.$client.query('alter table inspection disable trigger user')
      await work.desk.db.$client.query('update inspection set serial_number = $2 where transaction_id = $1', [
        bought.transactionId,
        serialNumber,
      ])
      await work.desk.db.$client.query('alter table inspection enable trigger user')
    }
    const key = await createReceived(work)
    const check = async (query: Record<string, string>) =>
      (
        await anna.get(
          buildItemApiPath(key, `/serial-checks?${new URLSearchParams({ serialNumber, ...query })}`),
        )
      ).json().otherModels
    expect(await check({})).toEqual(['Apple iPhone 15 Pro'])
    expect(await check({ deviceId: String(models.dearer) })).toEqual([])
  })
})

describe('an appeal against another model', () => {
  async function makeAppealed(): Promise<ItemKey> {
    const key = await createReceived(work)
    await inspectAs(anna, key, models.cheaper)
    await decide(anna, key, { decision: 'deviation' })
    await triggerEvent(work.hand, key, 'appeal')
    return key
  }

  it('says nothing about it before the second findings are locked', async () => {
    const key = await makeAppealed()
    await cleo.post(buildItemApiPath(key, '/appeal-inspections'))
    expect(JSON.stringify(await show(cleo, key))).not.toContain('iPhone 11')
  })

  it('compares both models and both prices', async () => {
    const key = await makeAppealed()
    await inspect(cleo, key, buildMatchingFindings(), '/appeal-inspections')
    const { compared, outcome, models: named } = await readOutcome(cleo, key)
    expect({ first: compared.outcome, second: outcome }).toEqual({ first: 'LOWERED', second: 'MATCH' })
    expect(compared.answers[0]).toMatchObject({
      question: 'MODEL',
      first: [String(models.cheaper)],
      second: [],
      isDifferent: true,
    })
    expect(named.map(({ name }: { name: string }) => name)).toEqual(['Apple iPhone 13', 'Apple iPhone 11'])
  })

  it('is rejected at the better of both prices', async () => {
    const key = await makeAppealed()
    await inspectAs(cleo, key, models.cheaper, '/appeal-inspections')
    const { compared, secondPriceInCents } = await readOutcome(cleo, key)
    const rejected = await cleo.post(buildItemApiPath(key, '/appeal-decision'), {
      decision: 'appeal_rejected',
    })
    expect({ statusCode: rejected.statusCode, price: compared.rejectedPriceInCents }).toEqual({
      statusCode: 200,
      price: secondPriceInCents,
    })
  })

  it('is registered as the model of the offer that was accepted', async () => {
    const key = await makeAppealed()
    await inspectAs(cleo, key, models.unpriced, '/appeal-inspections')
    await cleo.post(buildItemApiPath(key, '/appeal-decision'), { decision: 'appeal_rejected' })
    await triggerEvent(work.hand, key, 'accept')
    expect(await readRegister(key)).toEqual(['Apple iPhone 11, 128 GB'])
  })
})

it('a draft about the sold model is stored without a field that the previous release doesn’t know', async () => {
  const key = await createReceived(work)
  await start(anna, key)
  await anna.put(buildItemApiPath(key, '/findings-draft'), buildMatchingDraft())
  const { rows } = await work.desk.db.$client.query(
    `select draft ? 'deviceId' as "isKnown" from inspection where transaction_id = $1`,
    [key.transactionId],
  )
  expect(rows).toEqual([{ isKnown: false }])
})

it('numbers of a device that doesn’t exist aren’t checked', async () => {
  const { transactionId } = await createReceived(work)
  const path = buildItemApiPath(
    { transactionId, itemNumber: 9 },
    '/serial-checks?serialNumber=352099001761481',
  )
  expect((await anna.get(path)).statusCode).toBe(404)
})

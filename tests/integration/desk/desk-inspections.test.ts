import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyCommitment } from '#domain/inspection/commitment.ts'
import { itemReference } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type DeskWork,
  foundAsSaid,
  IMEI,
  inspect,
  itemApi,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { makeTradeIn, type TradeFacts } from '../../support/inspected-trades.ts'
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

describe('what is to be inspected', () => {
  it('is listed with the oldest first, the day of our own clock, and who is on it', async () => {
    work.desk.clock.nowMs = Date.parse('2026-11-16T08:00:00Z')
    const first = await received()
    work.desk.clock.nowMs = Date.parse('2026-11-19T08:00:00Z')
    const second = await received()
    await start(ben, first)
    const listed: { tradeNumber: string; inspectBy: string; state: string; look: unknown }[] = (
      await anna.get('/desk/api/inspections')
    ).json()
    expect(listed).toMatchObject([
      {
        inspectBy: '2026-11-19',
        state: 'IN_INSPECTION',
        look: { round: 1, operator: ben.name, committedAt: null },
      },
      { inspectBy: '2026-11-24', state: 'RECEIVED', look: null },
    ])
    expect(itemApi(second)).toContain(listed[1]?.tradeNumber)
    expect((await anna.see('/desk/inspections')).body).not.toContain('>late</strong>')
    work.desk.clock.nowMs = Date.parse('2026-11-20T08:00:00Z')
    expect((await anna.see('/desk/inspections')).body.match(/>late<\/strong>/g)).toHaveLength(1)
  })
})

describe('an inspection', () => {
  it('begins with the questions that the seller was asked, and goes on for whoever has begun', async () => {
    const key = await received()
    await work.desk.takeAudit()
    const started = await start(anna, key)
    expect(started.statusCode).toBe(201)
    const { round, form } = started.json()
    expect([round, form.storageGb.includes(128), form.conditions.length]).toEqual([1, true, 5])
    expect(form.questions.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(Object.keys(BEST_PHONE_ANSWERS)),
    )
    expect(form.questions[0]).toMatchObject({ text: 'Does your phone switch on and reach the home screen?' })
    expect(JSON.stringify(form)).not.toMatch(/factor|deduction|noOffer/i)
    expect(await work.stateOf(key)).toBe('IN_INSPECTION')
    expect((await start(anna, key)).json().round).toBe(1)
    expect(await rowsOf(key)).toMatchObject([{ round: 1, operator_id: anna.id, commitment: null }])
    expect((await rowsOf(key))[0].nonce).toHaveLength(16)
    expect((await work.desk.takeAudit()).map(({ action }) => action)).toEqual([
      'START_INSPECTION',
      'START_INSPECTION',
    ])
  })

  it('is that of one of two who begin at the same time', async () => {
    const key = await received()
    const answers = await Promise.all([start(anna, key), start(ben, key)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().id).toBe('INSPECTION_TAKEN')
    expect(await rowsOf(key)).toHaveLength(1)
  })

  it('can be taken over, and then the first cannot go on', async () => {
    const key = await received()
    await start(anna, key)
    expect((await start(ben, key)).statusCode).toBe(409)
    expect((await start(ben, key, { takesOver: true })).json().round).toBe(2)
    const refused = await fix(anna, key, foundAsSaid())
    expect([refused.statusCode, refused.json().id]).toEqual([409, 'INSPECTION_OVER'])
    expect((await anna.sendBytes(itemApi(key, '/photos'), Buffer.alloc(9))).statusCode).toBe(409)
    expect((await decide(anna, key, { decision: 'blocklist_hit' })).statusCode).toBe(409)
    expect((await fix(ben, key, foundAsSaid())).statusCode).toBe(201)
  })

  it('is not possible for a device that is elsewhere or nowhere', async () => {
    const { item } = await makeTradeIn(work.hand, 'IN_TRANSIT')
    expect((await start(anna, item)).json().id).toBe('NOT_POSSIBLE')
    expect((await start(anna, { ...item, itemNumber: 9 })).statusCode).toBe(404)
    expect((await fix(anna, item, foundAsSaid())).json().id).toBe('INSPECTION_OVER')
  })

  it('says so when the price rule is another one than that of the offer', async () => {
    const key = await received()
    await work.desk.db.$client.query(
      `update offer set rule_version = 99 where id = (select offer_id from trade_item
       where transaction_id = $1 and number = $2)`,
      [key.transactionId, key.itemNumber],
    )
    const refused = await start(anna, key)
    expect([refused.statusCode, refused.json().id]).toEqual([503, 'UNAVAILABLE'])
    expect(await work.stateOf(key)).toBe('RECEIVED')
  })
})

describe('findings', () => {
  it.each([
    ['a missing answer', answersWith({ PH_LOCK: [] }), 'answers.PH_LOCK', 'FINDING_ANSWER'],
    [
      'an answer that there is not',
      answersWith({ PH_GLASS: ['SHINY'] }),
      'answers.PH_GLASS',
      'FINDING_ANSWER',
    ],
    [
      'a question of another device',
      answersWith({ CA_MOUNT: ['YES'] }),
      'answers.CA_MOUNT',
      'FINDING_QUESTION',
    ],
    ['a storage that is not sold', { storageGb: 77 }, 'storageGb', 'FINDING_ANSWER'],
    ['no serial number', { serialNumber: '' }, 'serialNumber', 'FIELD_REQUIRED'],
    ['an IMEI with a slip', { serialNumber: '490154203237519' }, 'serialNumber', 'IMEI_CHECKSUM'],
    ['a number that cannot be read', { isSerialUnreadable: true }, 'serialNumber', 'FIELD_FORMAT'],
    [
      'a photo of something else',
      { photoIds: { PH_GLASS: ['00000000-0000-4000-8000-000000000000'] } },
      'photoIds.PH_GLASS',
      'PHOTO_UNKNOWN',
    ] as const,
  ])('are not fixed with %s', async (_, overrides, field, key) => {
    const item = await received()
    await start(anna, item)
    const refused = await fix(anna, item, foundAsSaid(overrides))
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ field, key }]])
    expect((await rowsOf(item))[0].commitment).toBeNull()
  })

  it.each([
    ['fixed', '/findings', foundAsSaid({ priceInCents: 100 })],
    ['fixed as a part', '/findings', foundAsSaid({ answers: { ...BEST_PHONE_ANSWERS, price: 100 } })],
    ['decided', '/decision', { decision: 'deviation', priceInCents: 100 }],
    ['begun', '/inspections', { price: 100 }],
  ])('have no place for a price where they are %s', async (_, path, body) => {
    const item = await received()
    await start(anna, item)
    expect((await anna.post(itemApi(item, path), body)).statusCode).toBe(400)
  })

  it('take photos of their own round alone', async () => {
    const [item, other] = [await received(), await received()]
    await start(anna, item)
    await start(anna, other)
    const foreign = await anna.photo(itemApi(other, '/photos'))
    const own = await anna.photo(itemApi(item, '/photos'))
    const withPhoto = (id: string) => foundAsSaid({ photoIds: { PH_GLASS: [id] } })
    expect((await fix(anna, item, withPhoto(foreign))).statusCode).toBe(422)
    expect((await fix(anna, item, withPhoto(own))).statusCode).toBe(201)
  })

  it('are fixed by a hash that proves them, and nothing can change them', async () => {
    const key = await received()
    await start(anna, key)
    const photoId = await anna.photo(itemApi(key, '/photos'))
    await work.desk.takeAudit()
    const findings = foundAsSaid({
      ...answersWith({ PH_GLASS: ['FRONT'], PH_DEFECTS: ['TOUCH'] }),
      photoIds: { PH_GLASS: [photoId], CONDITION: [] },
      serialNumber: '49 015420 323751 8',
    })
    const { commitment, round } = (await fix(anna, key, findings)).json()
    const [row] = await rowsOf(key)
    // A follow-up question that the device does not raise is no finding.
    expect(row.found).toEqual({
      storageGb: 128,
      conditionId: 4,
      photoIds: { PH_GLASS: [photoId] },
      ...answersWith({ PH_GLASS: ['FRONT'] }),
    })
    expect([row.serial_number, row.commitment.toString('hex')]).toEqual([IMEI, commitment])
    const { photoIds, ...found } = row.found
    const nonce = row.nonce.toString('hex')
    const proof = { reference: itemReference(key), serialNumber: IMEI, nonce, found, photoIds }
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(await verifyCommitment(proof, commitment, sha256)).toBe(true)
    expect((await work.desk.takeAudit())[0]).toMatchObject({
      action: 'FIX_FINDINGS',
      data: { round, commitment },
    })

    const again = await fix(anna, key, foundAsSaid())
    expect([again.statusCode, again.json().id]).toEqual([409, 'INSPECTION_OVER'])
    expect((await anna.sendBytes(itemApi(key, '/photos'), Buffer.alloc(9))).statusCode).toBe(409)
    const change = work.desk.db.$client.query("update inspection set found = '{}' where id = $1", [row.id])
    await expect(change).rejects.toThrow('findings are committed')
  })

  it('may have a number that cannot be read', async () => {
    const key = await received()
    await inspect(anna, key, foundAsSaid({ serialNumber: '', isSerialUnreadable: true }))
    expect((await rowsOf(key))[0].serial_number).toBeNull()
  })
})

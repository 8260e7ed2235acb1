import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyCommitment } from '#domain/inspection/commitment.ts'
import { buildItemReference } from '#server/modules/lifecycle/hash-findings.ts'
import {
  answersWith,
  BLOCKED,
  commit,
  commitAsIs,
  createReceived,
  decide,
  readInspections,
  start,
} from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  IMEI,
  inspect,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'
import { storeMadeOffer } from '../../support/offer-requests.ts'
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

describe('the inspection queue', () => {
  it('lists devices oldest first, with our own deadline and the inspector', async () => {
    work.desk.clock.nowMs = Date.parse('2026-11-16T08:00:00Z')
    const first = await createReceived(work)
    work.desk.clock.nowMs = Date.parse('2026-11-19T08:00:00Z')
    const second = await createReceived(work)
    await start(ben, first)
    const listed: { tradeNumber: string; inspectBy: string; state: string; latestInspection: unknown }[] = (
      await anna.get('/desk/api/inspections')
    ).json().rows
    expect(listed).toMatchObject([
      {
        inspectBy: '2026-11-19',
        state: 'IN_INSPECTION',
        latestInspection: { number: 1, operator: ben.name, committedAt: null },
      },
      { inspectBy: '2026-11-24', state: 'RECEIVED', latestInspection: null },
    ])
    expect(buildItemApiPath(second)).toContain(listed[1]?.tradeNumber)
    const listLate = async () =>
      (await anna.get('/desk/api/inspections')).json().rows.map(({ isLate }: { isLate: boolean }) => isLate)
    expect(await listLate()).toEqual([false, false])
    work.desk.clock.nowMs = Date.parse('2026-11-20T08:00:00Z')
    expect(await listLate()).toEqual([true, false])
  })
})

describe('an inspection', () => {
  it('starts with the questions that the seller was asked, and can be resumed by its inspector', async () => {
    const key = await createReceived(work)
    await work.desk.takeAudit()
    const started = await start(anna, key)
    expect(started.statusCode).toBe(201)
    const { inspectionNumber, form } = started.json()
    expect({
      inspectionNumber,
      hasStorageGb: form.storageGb.includes(128),
      conditionsCount: form.conditions.length,
    }).toEqual({ inspectionNumber: 1, hasStorageGb: true, conditionsCount: 5 })
    expect(form.questions.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(Object.keys(BEST_PHONE_ANSWERS)),
    )
    expect(form.questions[0]).toMatchObject({ text: 'Does your phone switch on and reach the home screen?' })
    expect(JSON.stringify(form)).not.toMatch(/factor|deduction|noOffer|cents/i)
    expect(await work.stateOf(key)).toBe('IN_INSPECTION')
    expect((await start(anna, key)).json().inspectionNumber).toBe(1)
    expect(await readInspections(work, key)).toMatchObject([
      { number: 1, operator_id: anna.id, commitment: null },
    ])
    expect((await readInspections(work, key))[0].nonce).toHaveLength(16)
    expect((await work.desk.takeAudit()).map(({ action }) => action)).toEqual([
      'START_INSPECTION',
      'START_INSPECTION',
    ])
  })

  it('goes to one of two inspectors who start at the same time', async () => {
    const key = await createReceived(work)
    const answers = await Promise.all([start(anna, key), start(ben, key)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().id).toBe('INSPECTION_TAKEN')
    expect(await readInspections(work, key)).toHaveLength(1)
  })

  it('can be taken over, which ends the first inspector’s part', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    expect((await start(ben, key)).statusCode).toBe(409)
    expect((await start(ben, key, { takesOver: true })).json().inspectionNumber).toBe(2)
    const refused = await commitAsIs(anna, key, buildMatchingFindings())
    expect({ statusCode: refused.statusCode, id: refused.json().id }).toEqual({
      statusCode: 409,
      id: 'INSPECTION_OVER',
    })
    expect((await anna.sendBytes(buildItemApiPath(key, '/photos'), Buffer.alloc(9))).statusCode).toBe(409)
    expect((await decide(anna, key, BLOCKED)).statusCode).toBe(409)
    expect((await commit(ben, key, buildMatchingFindings())).statusCode).toBe(201)
  })

  it('isn’t done by whoever made the individual offer for the sale', async () => {
    const key = await createReceived(work)
    const author = await work.hire('inspector', 'pricing')
    await storeMadeOffer(work.desk.db, { transactionId: key.transactionId, operatorId: author.id })
    expect((await start(author, key)).json().id).toBe('FOUR_EYES')
    expect((await author.get(buildItemApiPath(key, '/inspection'))).json().stage).toBe('PRICED')
    expect((await start(anna, key)).statusCode).toBe(201)
  })

  it('is impossible for a device in another state, or that doesn’t exist', async () => {
    const { item } = await createTradeIn(work.hand, 'IN_TRANSIT')
    expect((await start(anna, item)).json().id).toBe('NOT_POSSIBLE')
    expect((await start(anna, { ...item, itemNumber: 9 })).statusCode).toBe(404)
    expect((await commitAsIs(anna, item, buildMatchingFindings())).json().id).toBe('INSPECTION_OVER')
  })
})

describe('findings', () => {
  it.each([
    ['a missing answer', answersWith({ PH_LOCK: [] }), 'answers.PH_LOCK', 'FINDING_ANSWER'],
    ['a promise of the seller', answersWith({ PH_LOCK: ['LATER'] }), 'answers.PH_LOCK', 'FINDING_ANSWER'],
    ['an unknown answer', answersWith({ PH_GLASS: ['SHINY'] }), 'answers.PH_GLASS', 'FINDING_ANSWER'],
    [
      'a question about another kind of device',
      answersWith({ CA_MOUNT: ['YES'] }),
      'answers.CA_MOUNT',
      'FINDING_QUESTION',
    ],
    ['an unknown storage size', { storageGb: 77 }, 'storageGb', 'FINDING_ANSWER'],
    ['no serial number', { serialNumber: '' }, 'serialNumber', 'FIELD_REQUIRED'],
    ['a mistyped IMEI', { serialNumber: '490154203237519' }, 'serialNumber', 'IMEI_CHECKSUM'],
    [
      'a serial number that is marked unreadable',
      { isSerialUnreadable: true },
      'serialNumber',
      'FIELD_FORMAT',
    ],
    [
      'an unknown photo',
      { photoIds: { PH_GLASS: ['00000000-0000-4000-8000-000000000000'] } },
      'photoIds.PH_GLASS',
      'PHOTO_UNKNOWN',
    ] as const,
  ])('are not committed with %s', async (_, overrides, field, key) => {
    const item = await createReceived(work)
    await start(anna, item)
    const refused = await commitAsIs(anna, item, buildMatchingFindings(overrides))
    expect({ statusCode: refused.statusCode, errors: refused.json().errors }).toEqual({
      statusCode: 422,
      errors: [{ field, key }],
    })
    expect((await readInspections(work, item))[0].commitment).toBeNull()
  })

  it.each([
    ['committed', '/findings', buildMatchingFindings({ priceInCents: 100 })],
    [
      'committed with a price among the answers',
      '/findings',
      buildMatchingFindings({ answers: { ...BEST_PHONE_ANSWERS, price: 100 } }),
    ],
    ['decided', '/decision', { decision: 'deviation', priceInCents: 100 }],
    ['started', '/inspections', { price: 100 }],
  ])('have no field for a price when they are %s', async (_, path, body) => {
    const item = await createReceived(work)
    await start(anna, item)
    expect((await anna.post(buildItemApiPath(item, path), body)).statusCode).toBe(400)
  })

  it('accept only photos of their own inspection', async () => {
    const [item, other] = [await createReceived(work), await createReceived(work)]
    await start(anna, item)
    await start(anna, other)
    const foreign = await anna.photo(buildItemApiPath(other, '/photos'))
    const own = await anna.photo(buildItemApiPath(item, '/photos'))
    const withPhoto = (id: string) => buildMatchingFindings({ photoIds: { PH_GLASS: [id] } })
    expect((await commit(anna, item, withPhoto(foreign))).statusCode).toBe(422)
    expect((await commit(anna, item, withPhoto(own))).statusCode).toBe(201)
  })

  it('are committed by a hash that proves them, and can’t be changed', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    const photoId = await anna.photo(buildItemApiPath(key, '/photos'))
    await work.desk.takeAudit()
    const findings = buildMatchingFindings({
      ...answersWith({ PH_GLASS: ['FRONT'], PH_DEFECTS: ['TOUCH'] }),
      photoIds: { PH_GLASS: [photoId], CONDITION: [photoId], STORAGE: [photoId, photoId], PH_PANEL: [] },
      serialNumber: '49 015420 323751 8',
    })
    const { commitment, inspectionNumber } = (await commitAsIs(anna, key, findings)).json()
    const [row] = await readInspections(work, key)
    // Answers to a follow-up question that doesn't apply are left out.
    expect(row.found).toEqual({
      storageGb: 128,
      conditionId: 4,
      photoIds: { PH_GLASS: [photoId], CONDITION: [photoId], STORAGE: [photoId] },
      ...answersWith({ PH_GLASS: ['FRONT'] }),
    })
    expect({ serial_number: row.serial_number, commitment: row.commitment.toString('hex') }).toEqual({
      serial_number: IMEI,
      commitment,
    })
    const { photoIds, ...found } = row.found
    const nonce = row.nonce.toString('hex')
    const proof = { reference: buildItemReference(key), serialNumber: IMEI, nonce, found, photoIds }
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(await verifyCommitment(proof, commitment, sha256)).toBe(true)
    expect((await work.desk.takeAudit())[0]).toMatchObject({
      action: 'COMMIT_FINDINGS',
      data: { inspectionNumber, commitment },
    })

    const again = await commitAsIs(anna, key, buildMatchingFindings())
    expect({ statusCode: again.statusCode, id: again.json().id }).toEqual({
      statusCode: 409,
      id: 'INSPECTION_OVER',
    })
    expect((await anna.sendBytes(buildItemApiPath(key, '/photos'), Buffer.alloc(9))).statusCode).toBe(409)
    const change = work.desk.db.$client.query("update inspection set found = '{}' where id = $1", [row.id])
    await expect(change).rejects.toThrow('findings are committed')
  })

  it('may have an unreadable serial number', async () => {
    const key = await createReceived(work)
    await inspect(anna, key, buildMatchingFindings({ serialNumber: '', isSerialUnreadable: true }))
    expect((await readInspections(work, key))[0].serial_number).toBeNull()
  })
})

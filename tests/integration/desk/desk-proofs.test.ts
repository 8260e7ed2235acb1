import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionReason } from '#domain/clarification/clarification-kind.ts'
import { decide } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  findAsked,
  inspect,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { createTradeIn, findLatestClarification, triggerEvent } from '../../support/inspected-trades.ts'
import { createBill, storeProof } from '../../support/proof-seller.ts'
import { listMailJobs } from '../../support/trade-rows.ts'

let work: DeskWork
let anna: Worker
let sam: Worker
let mona: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
  sam = await work.hire('support')
  mona = await work.hire('payout')
})

afterAll(() => work.close())

const BILL = createBill()

/** A device whose seller has uploaded a bill, and sent it unless told otherwise. */
async function createProven({ isSent = true, reason = 'OWNERSHIP_PROOF' as ActionReason } = {}) {
  const { item } = await createTradeIn(work.hand, 'ACTION_REQUIRED', { reason })
  const { clarificationId } = await findLatestClarification(work.hand, item)
  const proofId = await storeProof(work.desk.db, clarificationId, BILL)
  if (isSent) await triggerEvent(work.hand, item, 'customer_done')
  return { item, proofId }
}

describe('a file from a seller', () => {
  it('is listed and opened by support, and the log says so', async () => {
    const { item, proofId } = await createProven()
    const list = (await sam.get(buildItemApiPath(item, '/proofs'))).json()
    expect(list).toEqual([
      {
        proofId,
        reason: 'OWNERSHIP_PROOF',
        name: 'Rechnung März.pdf',
        mediaType: 'application/pdf',
        sizeInBytes: BILL.length,
        sha256: createHash('sha256').update(BILL).digest('hex'),
        sentAt: expect.any(String),
      },
    ])
    const opened = await sam.get(`/desk/api/proofs/${proofId}`)
    expect(opened.rawPayload).toEqual(BILL)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const views = await work.desk.readViews()
    expect(
      views
        .filter(({ transaction_id: id }) => Number(id) === item.transactionId)
        .map(({ action, data }) => ({ action, data })),
    ).toEqual([
      { action: 'LIST_PROOFS', data: { proofIds: [proofId] } },
      { action: 'SEE_PROOF', data: { proofId } },
    ])
  })

  it('stays the seller’s own until it is sent', async () => {
    const { item, proofId } = await createProven({ isSent: false })
    expect((await sam.get(buildItemApiPath(item, '/proofs'))).json()).toEqual([])
    expect((await sam.get(`/desk/api/proofs/${proofId}`)).statusCode).toBe(404)
  })

  it('is hidden from an inspector who has yet to lock findings, and open afterwards', async () => {
    const { item, proofId } = await createProven()
    const paths = [buildItemApiPath(item, '/proofs'), `/desk/api/proofs/${proofId}`]
    const read = () => Promise.all(paths.map(async (path) => (await anna.get(path)).statusCode))
    expect(await read()).toEqual([403, 403])
    expect((await anna.get(buildItemApiPath(item, '/proofs'))).json().id).toBe('DECLARED_SEALED')
    await inspect(anna, item, buildMatchingFindings())
    expect(await read()).toEqual([200, 200])
    expect((await anna.get(buildItemApiPath(item, '/outcome'))).json().proofCount).toBe(1)
  })

  it('is no business of other roles', async () => {
    const { item, proofId } = await createProven()
    expect((await mona.get(buildItemApiPath(item, '/proofs'))).statusCode).toBe(403)
    expect((await mona.get(`/desk/api/proofs/${proofId}`)).statusCode).toBe(403)
  })
})

describe('a proof that isn’t enough', () => {
  it('is refused with a reason, and the seller is asked again', async () => {
    const { item } = await createProven()
    await inspect(anna, item, buildMatchingFindings())
    const refused = await decide(anna, item, {
      decision: 'customer_action_needed',
      reason: 'OWNERSHIP_PROOF',
      refusal: 'OTHER_DEVICE',
    })
    expect(refused.statusCode).toBe(200)
    expect(await findAsked(sam, item)).toMatchObject({ reason: 'OWNERSHIP_PROOF', refusal: 'OTHER_DEVICE' })
    const mails = await listMailJobs(work.desk.db, item.transactionId)
    expect(mails.filter((mail) => mail === 'ACTION_REQUIRED')).toHaveLength(2)
  })

  it('has to exist: nothing is refused that was never sent', async () => {
    const { item } = await createTradeIn(work.hand, 'RECEIVED')
    await inspect(anna, item, buildMatchingFindings())
    const body = { decision: 'customer_action_needed', reason: 'OWNERSHIP_PROOF', refusal: 'UNREADABLE' }
    expect((await decide(anna, item, body)).json().errors).toEqual([
      { field: 'refusal', key: 'NOTHING_SENT' },
    ])
    expect(await work.stateOf(item)).toBe('IN_INSPECTION')
  })

  it('is one of ownership', async () => {
    const { item } = await createProven({ reason: 'LOCK_APPLE' })
    await inspect(anna, item, buildMatchingFindings())
    const body = { decision: 'customer_action_needed', reason: 'LOCK_APPLE', refusal: 'UNREADABLE' }
    expect((await decide(anna, item, body)).json().errors).toEqual([
      { field: 'refusal', key: 'FIELD_FORMAT' },
    ])
  })
})

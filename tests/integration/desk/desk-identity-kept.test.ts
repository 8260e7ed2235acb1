import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDENTITY_FILE_KEEP_DAYS } from '#domain/identity/identity-retention.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { REGISTER_KEEP_YEARS } from '#domain/trades/trade-retention.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { openAsRole } from '../../support/database.ts'
import { type IdentityDesk, startIdentityDesk } from '../../support/identity-desk.ts'
import { submitFields, TYPED_CARD, uploadSides } from '../../support/identity-papers.ts'
import type { TestTrade } from '../../support/inspected-trades.ts'

let desk: IdentityDesk

beforeAll(async () => {
  desk = await startIdentityDesk()
})

afterAll(() => desk.money.desk.close())

const db = () => desk.money.desk.db
const now = () => desk.money.desk.clock.nowMs

describe('what is kept of a document', () => {
  const readKept = async ({ transactionId }: TestTrade) =>
    (
      await db().execute(sql`
        select octet_length(sealed_fields) > 0 as "hasFields", digest is not null as "hasDigest",
          (select count(*)::int from identity_file as file where file.transaction_id = request.transaction_id) as files
        from identity_request as request where transaction_id = ${transactionId}`)
    ).rows[0]

  it('are the files for some days after the decision, and the fields as long as the register', async () => {
    const startMs = now()
    const trade = await desk.sellSubmitted()
    await desk.accept(trade)
    const worker = openAsRole(db(), 'worker')
    const last = startMs + IDENTITY_FILE_KEEP_DAYS * DAY_MS
    await forgetPeople(worker, last)
    expect(await readKept(trade)).toEqual({ hasFields: true, hasDigest: true, files: 2 })
    await forgetPeople(worker, last + 1)
    expect(await readKept(trade)).toEqual({ hasFields: true, hasDigest: true, files: 0 })
    const year = new Date(startMs).getUTCFullYear() + REGISTER_KEEP_YEARS + 1
    await forgetPeople(worker, Date.UTC(year, 0, 1) - 1)
    expect(await readKept(trade)).toMatchObject({ hasFields: true })
    await forgetPeople(worker, Date.UTC(year, 0, 1) + 1)
    expect(await readKept(trade)).toEqual({ hasFields: false, hasDigest: true, files: 0 })
    const answer = await desk.call('GET', `/identity/${trade.tradeNumber}/files/FRONT`)
    expect(answer.statusCode).toBe(404)
  })

  it('are the files of a document that nobody has decided on', async () => {
    const trade = await desk.sellSubmitted()
    await forgetPeople(openAsRole(db(), 'worker'), now() + 60 * DAY_MS)
    expect(await readKept(trade)).toMatchObject({ files: 2 })
  })

  it('are the files of a document that was refused and submitted again with other fields', async () => {
    const trade = await desk.sellSubmitted()
    await desk.refuse(trade, 'FIELDS_DIFFER')
    desk.money.desk.clock.nowMs += 1_000
    await submitFields(desk.money.hand, trade.transactionId, { ...TYPED_CARD, number: 'OTHER1234' })
    await forgetPeople(openAsRole(db(), 'worker'), now() + 60 * DAY_MS)
    expect(await readKept(trade)).toMatchObject({ files: 2 })
  })

  it.each([
    ['were never submitted', async () => undefined],
    [
      'follow a refusal',
      async (trade: TestTrade) => {
        await submitFields(desk.money.hand, trade.transactionId, TYPED_CARD)
        await desk.refuse(trade, 'UNREADABLE')
        desk.money.desk.clock.nowMs += 5 * DAY_MS
        await uploadSides(desk.money.hand, trade.transactionId)
      },
    ],
  ])('are files that %s, for some days after the upload', async (_, goOn) => {
    const trade = await desk.sellAccepted('fr')
    await uploadSides(desk.money.hand, trade.transactionId)
    await goOn(trade)
    const last = now() + IDENTITY_FILE_KEEP_DAYS * DAY_MS
    await forgetPeople(openAsRole(db(), 'worker'), last)
    expect(await readKept(trade)).toMatchObject({ files: 2 })
    await forgetPeople(openAsRole(db(), 'worker'), last + 1)
    expect(await readKept(trade)).toMatchObject({ files: 0 })
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCsv } from '#csv/read-csv.ts'
import { IDENTITY_SILENCE_DAYS } from '#domain/identity/identity-request.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { releaseHolds } from '../../support/desk-money.ts'
import { type IdentityDesk, startIdentityDesk } from '../../support/identity-desk.ts'
import { CARD_NUMBER, declineDocument, SIDES, submitCard, TYPED_CARD } from '../../support/identity-papers.ts'
import { advanceTo, createTestTrade, triggerEvent } from '../../support/inspected-trades.ts'
import { addTradeVoucher } from '../../support/voucher-rows.ts'

const ASKING = ['fr', 'it', 'es'] as const satisfies readonly MarketId[]

let desk: IdentityDesk

beforeAll(async () => {
  desk = await startIdentityDesk()
})

afterAll(() => desk.money.desk.close())

const db = () => desk.money.desk.db
const now = () => desk.money.desk.clock.nowMs

beforeEach(async () => {
  await desk.money.desk.takeAudit()
})

const readRegister = async (transactionId: number) =>
  (
    await db().execute<{
      sequence: number
      corrects: number | null
      document: { digest: string } | null
    }>(sql`
      select sequence::int as sequence, (entry ->> 'corrects')::int as corrects, entry -> 'identityDocument' as document
      from purchase_register where transaction_id = ${transactionId} and entry ->> 'kind' = 'PURCHASE' order by sequence`)
  ).rows

const listDue = async (): Promise<string[]> =>
  (await desk.money.call('GET', '/payouts/due'))
    .json()
    .payouts.map((row: { reference: string }) => row.reference)

/** Releases whatever else holds the payouts of a trade: all test sellers share a name and an account. */
const releaseOthers = (transactionId: number) =>
  db().execute(sql`
    update payout_hold set released_at = ${new Date(now())}, released_by = ${desk.money.payout.id}, release_note = 'Checked'
    where transaction_id = ${transactionId} and released_at is null and reason <> 'IDENTITY_MISSING'`)

const queuedMails = async (transactionId: number): Promise<readonly string[]> =>
  (
    await db().execute<{ mail: string }>(sql`
      select data ->> 'mail' as mail from outbox where topic = 'TRADE_MAIL'
        and (data ->> 'transactionId')::bigint = ${transactionId} and data ->> 'mail' like 'IDENTITY%' order by id`)
  ).rows.map(({ mail }) => mail)

describe.each(ASKING)('a payout in %s that waits for a document', (market) => {
  it('is held, and its hold can’t be released without the document', async () => {
    const trade = await desk.sellAccepted(market)
    await releaseOthers(trade.transactionId)
    expect(await listDue()).not.toContain(`${trade.tradeNumber}-1`)
    const held: { id: number; reason: string; tradeNumber: string }[] = (
      await desk.money.call('GET', '/held-payouts')
    ).json()
    const hold = held.find(({ tradeNumber }) => tradeNumber === trade.tradeNumber)
    expect(hold?.reason).toBe('IDENTITY_MISSING')
    const cookie = await desk.money.approver.startSession()
    const answer = await desk.money.desk.send('POST', `/desk/api/held-payouts/${hold?.id}/release`, {
      cookie,
      json: { note: 'Never mind' },
    })
    expect({ statusCode: answer.statusCode, id: answer.json().id }).toEqual({
      statusCode: 409,
      id: 'NOT_POSSIBLE',
    })
  })

  it('is due once the document is accepted, and the register has its proof', async () => {
    const trade = await desk.sellSubmitted(market)
    await releaseOthers(trade.transactionId)
    const answer = await desk.accept(trade)
    expect({ statusCode: answer.statusCode, body: answer.json() }).toEqual({
      statusCode: 200,
      body: { tradeNumber: trade.tradeNumber, state: 'ACCEPTED' },
    })
    expect(await listDue()).toContain(`${trade.tradeNumber}-1`)
    const [row, ...others] = await readRegister(trade.transactionId)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      corrects: null,
      document: { kind: 'ID_CARD', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    const country = MARKETS[market].countries[0] ?? ''
    expect((await desk.money.call('GET', `/register/${country}/check`)).json()).toMatchObject({
      isWhole: true,
    })
    expect(await queuedMails(trade.transactionId)).toEqual(['IDENTITY_ACCEPTED'])
  })
})

describe('a sale whose seller does not answer', () => {
  const listUnanswered = async () =>
    (await desk.call('GET', '/identity-requests'))
      .json()
      .map((row: { tradeNumber: string }) => row.tradeNumber)

  it('is on the list of the desk after some days, until a document is there', async () => {
    const trade = await desk.sellAccepted('fr')
    const acceptAt = (sinceMs: number) =>
      db().execute(sql`
        update trade_item set state_since = ${new Date(sinceMs)} where transaction_id = ${trade.transactionId}`)
    const lastMs = now() - IDENTITY_SILENCE_DAYS * DAY_MS
    await acceptAt(lastMs + 1)
    expect(await listUnanswered()).not.toContain(trade.tradeNumber)
    await acceptAt(lastMs)
    expect(await listUnanswered()).toContain(trade.tradeNumber)
    await submitCard(desk.money.hand, trade.transactionId)
    expect(await listUnanswered()).not.toContain(trade.tradeNumber)
  })
})

describe('a hold that was released for a lost device', () => {
  async function releaseIdentityHold(transactionId: number) {
    const { rows } = await db().execute<{ id: number }>(sql`
      select id::float8 as id from payout_hold
      where transaction_id = ${transactionId} and reason = 'IDENTITY_MISSING' and released_at is null`)
    const cookie = await desk.money.approver.startSession()
    return desk.money.desk.send('POST', `/desk/api/held-payouts/${rows[0]?.id}/release`, {
      cookie,
      json: { note: 'Lost on its way' },
    })
  }

  it('comes back once another device of the sale is bought, and no batch fails', async () => {
    const trade = await createTestTrade(desk.money.hand, { market: 'fr', asksIdentity: true, deviceCount: 2 })
    const [lost, bought] = trade.items
    if (!lost || !bought) throw new Error('A trade without devices')
    await advanceTo(desk.money.hand, lost, 'LOST')
    await triggerEvent(desk.money.hand, lost, 'insurance_confirmed')
    expect((await releaseIdentityHold(trade.transactionId)).statusCode).toBe(200)
    await advanceTo(desk.money.hand, bought, 'ACCEPTED')
    const other = await desk.sellAccepted('de', false)
    await addTradeVoucher(db(), trade.transactionId, { code: 'MERCI-10', valueInCents: 1_000 })
    for (const { transactionId } of [trade, other]) await releaseOthers(transactionId)
    const due = await listDue()
    expect(due).toContain(`${other.tradeNumber}-1`)
    expect(due.filter((reference) => reference.startsWith(trade.tradeNumber))).toEqual([])
    const { batches } = await desk.money.prepare()
    for (const { messageId } of batches) {
      await desk.money.approve(messageId)
      expect(await desk.money.fileOf(messageId)).not.toContain(trade.tradeNumber)
    }
    expect((await releaseIdentityHold(trade.transactionId)).statusCode).toBe(409)
  })
})

describe('a document at the desk', () => {
  it('waits in a list that names nobody', async () => {
    const trade = await desk.sellSubmitted()
    const answer = await desk.call('GET', '/identity')
    expect(answer.json()).toContainEqual({
      tradeNumber: trade.tradeNumber,
      kind: 'ID_CARD',
      submittedAt: new Date(now()).toISOString(),
    })
    expect(answer.body).not.toContain(CARD_NUMBER)
  })

  it('is shown whole to whoever checks it, with its law, and every view is logged', async () => {
    const trade = await desk.sellSubmitted('it')
    const before = (await desk.money.desk.readViews()).length
    const document = await desk.call('GET', `/identity/${trade.tradeNumber}`)
    expect(document.json()).toMatchObject({
      state: 'SUBMITTED',
      legalBasis: MARKETS.it.identityLaw,
      seller: { sellerName: 'Zofia Müller-Łuczak', birthDate: '1990-04-01' },
      document: { kind: 'ID_CARD', number: CARD_NUMBER, issuedDay: '2021-03-01', expiryDay: '2031-02-28' },
      sides: ['FRONT', 'BACK'],
    })
    const front = await desk.call('GET', `/identity/${trade.tradeNumber}/files/FRONT`)
    expect(front.headers['content-type']).toBe('image/jpeg')
    expect(front.rawPayload.subarray(0, 3)).toEqual(SIDES.FRONT.subarray(0, 3))
    const views = (await desk.money.desk.readViews()).slice(before)
    expect(views.map(({ action, transaction_id }) => `${action} ${transaction_id}`)).toEqual([
      `SEE_IDENTITY_DOCUMENT ${trade.transactionId}`,
      `SEE_IDENTITY_FILE ${trade.transactionId}`,
    ])
    expect(JSON.stringify(views)).not.toContain(CARD_NUMBER)
  })

  it('has a screen without data: the document itself comes from the API', async () => {
    const trade = await desk.sellSubmitted('es')
    const cookie = await desk.checker.startSession()
    const screen = await desk.money.desk.send('GET', `/desk/identity/${trade.tradeNumber}`, { cookie })
    expect(screen.body).not.toContain(CARD_NUMBER)
  })

  it.each(['inspector', 'second_inspector', 'payout', 'support', 'administration'] as const)(
    'is hidden from the role %s, in every answer',
    async (role) => {
      const trade = await desk.sellSubmitted()
      const other = await (await desk.money.desk.hire(role)).createToken()
      const paths = ['', '/files/FRONT', '/files/BACK'].map(
        (rest) => `/desk/api/identity/${trade.tradeNumber}${rest}`,
      )
      for (const path of ['/desk/api/identity', ...paths]) {
        const answer = await desk.money.desk.send('GET', path, { bearer: other, origin: null })
        expect({ path, statusCode: answer.statusCode }).toEqual({ path, statusCode: 403 })
      }
    },
  )

  it('is refused with a reason, which the seller gets, and sent again', async () => {
    const trade = await desk.sellSubmitted()
    const refused = await desk.refuse(trade, 'UNREADABLE')
    expect(refused.json()).toEqual({ tradeNumber: trade.tradeNumber, state: 'REFUSED' })
    expect(await queuedMails(trade.transactionId)).toEqual(['IDENTITY_REFUSED'])
    expect(await readRegister(trade.transactionId)).toEqual([])
    desk.money.desk.clock.nowMs += 1_000
    await submitCard(desk.money.hand, trade.transactionId, { ...TYPED_CARD, number: 'OTHER1234' })
    const again = await desk.call('GET', `/identity/${trade.tradeNumber}`)
    expect(again.json()).toMatchObject({
      state: 'SUBMITTED',
      refusalReason: null,
      document: { number: 'OTHER1234' },
    })
    expect((await desk.money.desk.takeAudit()).map(({ action }) => action)).toContain(
      'REFUSE_IDENTITY_DOCUMENT',
    )
  })

  it('is decided on by whoever has seen it, not by someone who has seen the one before', async () => {
    const trade = await desk.sellSubmitted()
    const seen = await desk.nameDocument(trade)
    await desk.refuse(trade, 'UNREADABLE')
    desk.money.desk.clock.nowMs += 1_000
    await submitCard(desk.money.hand, trade.transactionId, { ...TYPED_CARD, number: 'OTHER1234' })
    const late = [
      await desk.call('POST', `/identity/${trade.tradeNumber}/acceptance`, seen),
      await desk.call('POST', `/identity/${trade.tradeNumber}/refusal`, { ...seen, reason: 'EXPIRED' }),
    ]
    expect(late.map((answer) => `${answer.statusCode} ${answer.json().id}`)).toEqual([
      '409 DOCUMENT_REPLACED',
      '409 DOCUMENT_REPLACED',
    ])
    expect(await readRegister(trade.transactionId)).toEqual([])
    expect((await desk.accept(trade)).statusCode).toBe(200)
  })

  it('is decided once, by two people at once as well', async () => {
    const trade = await desk.sellSubmitted()
    const answers = await Promise.all([desk.accept(trade), desk.accept(trade)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await readRegister(trade.transactionId)).toHaveLength(1)
  })

  it('that is accepted before the device gets its row with the purchase', async () => {
    const trade = await createTestTrade(desk.money.hand, { market: 'fr', asksIdentity: true })
    await submitCard(desk.money.hand, trade.transactionId)
    await desk.accept(trade)
    expect(await readRegister(trade.transactionId)).toEqual([])
    for (const item of trade.items) await advanceTo(desk.money.hand, item, 'ACCEPTED')
    expect(await readRegister(trade.transactionId)).toMatchObject([{ document: { kind: 'ID_CARD' } }])
  })
})

describe('the purchase register', () => {
  const exportAs = async (role: 'identity' | 'support', path: string, day: string) => {
    const token = await (await desk.money.desk.hire(role)).createToken()
    const answer = await desk.money.desk.send('POST', `/desk/api/register/FR/${path}`, {
      bearer: token,
      origin: null,
      json: { from: day, to: day },
    })
    return answer
  }

  it('names documents to an authority, and only through the role that may see them', async () => {
    const trade = await desk.sellSubmitted()
    await desk.accept(trade)
    const day = new Date(now()).toISOString().slice(0, 10)
    const whole = await exportAs('identity', 'export-with-documents', day)
    const [heading, ...records] = readCsv(whole.body)
    const column = heading?.cells.indexOf('identity_document') ?? -1
    const reference = heading?.cells.indexOf('reference') ?? -1
    const record = records.find(({ cells }) => cells[reference] === `${trade.tradeNumber}-1`)
    expect(record?.cells[column]).toBe(`ID_CARD ${CARD_NUMBER} Préfecture du Rhône 2021-03-01`)
    const plain = await exportAs('support', 'export', day)
    expect(plain.statusCode).toBe(200)
    expect(plain.body).not.toContain(CARD_NUMBER)
    expect((await exportAs('support', 'export-with-documents', day)).statusCode).toBe(403)
  })

  it('has no number of a document in its table', async () => {
    const trade = await desk.sellSubmitted()
    await desk.accept(trade)
    const { rows } = await db().execute<{ entry: string }>(
      sql`select entry::text as entry from purchase_register`,
    )
    expect(rows.map(({ entry }) => entry).join()).not.toContain(CARD_NUMBER)
  })
})

describe('a request for one sale', () => {
  it('asks a seller whose market did not, holds the payout and writes a mail', async () => {
    const trade = await desk.sellAccepted('fr', false)
    await releaseHolds(desk.money.hand, desk.money.payout.id)
    const answer = await desk.call('POST', `/identity/${trade.tradeNumber}/request`)
    expect(answer.json()).toEqual({ tradeNumber: trade.tradeNumber, state: 'REQUESTED' })
    expect(await listDue()).not.toContain(`${trade.tradeNumber}-1`)
    expect(await queuedMails(trade.transactionId)).toEqual(['IDENTITY_REQUEST'])
  })

  it('corrects the row that was written before: nothing in the register changes', async () => {
    const trade = await desk.sellAccepted('es', false)
    await desk.call('POST', `/identity/${trade.tradeNumber}/request`)
    await submitCard(desk.money.hand, trade.transactionId)
    await desk.accept(trade)
    const [first, second] = await readRegister(trade.transactionId)
    expect(first).toMatchObject({ corrects: null, document: null })
    expect(second).toMatchObject({ corrects: first?.sequence, document: { kind: 'ID_CARD' } })
  })

  it('takes the row back when the seller wants the device instead', async () => {
    const trade = await desk.sellAccepted('it', false)
    await desk.call('POST', `/identity/${trade.tradeNumber}/request`)
    const [bought] = await readRegister(trade.transactionId)
    await declineDocument(desk.money.hand, trade.transactionId)
    const { rows } = await db().execute(sql`
      select entry ->> 'kind' as kind, (entry ->> 'corrects')::int as corrects from purchase_register
      where transaction_id = ${trade.transactionId} order by sequence`)
    expect(rows).toEqual([
      { kind: 'PURCHASE', corrects: null },
      { kind: 'REVERSAL', corrects: bought?.sequence },
    ])
    expect((await desk.money.call('GET', '/register/IT/check')).json()).toMatchObject({ isWhole: true })
  })

  /** A sale whose device is erased, so that it can't go back. */
  async function sellErased() {
    const trade = await desk.sellAccepted('es', false)
    const bearer = await (await desk.money.desk.hire('receiver')).createToken()
    const path = `/desk/api/items/${trade.tradeNumber}/1/erasure`
    const json = { method: 'KEY_DESTRUCTION', corrects: null }
    const erased = await desk.money.desk.send('PUT', path, { bearer, origin: null, json })
    expect(erased.statusCode).toBe(200)
    return trade
  }

  it.each([
    ['a market without a law', () => desk.sellAccepted('de', false)],
    ['a sale that was asked already', () => desk.sellAccepted('fr')],
    ['a sale with an erased device', sellErased],
  ])('is refused for %s', async (_, create) => {
    const trade = await create()
    const answer = await desk.call('POST', `/identity/${trade.tradeNumber}/request`)
    expect({ statusCode: answer.statusCode, id: answer.json().id }).toEqual({
      statusCode: 409,
      id: 'NOT_POSSIBLE',
    })
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Journal } from '#contracts/desk/journal.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { writeNotification, writeStatement } from '../../support/camt-files.ts'
import {
  addVoucher,
  BY_PAYPAL,
  type MoneyDesk,
  readOrder,
  readStates,
  startMoneyDesk,
} from '../../support/desk-money.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { createTestWorker } from '../../support/test-worker.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

const db = () => money.desk.db

/** Trades that were ordered in one batch, one transfer each. */
async function order(count: number, facts: Parameters<MoneyDesk['accepted']>[0] = {}) {
  const trades = []
  for (let at = 0; at < count; at += 1) {
    const trade = await money.accepted(facts)
    await db().execute(sql`update trade_seller set account_holder = ${`Holder ${trade.tradeNumber}`}
      where transaction_id = ${trade.transactionId}`)
    trades.push(trade)
  }
  const [batch] = (await money.makeBatches()).batches
  const messageId = batch?.messageId ?? ''
  const sent = readOrder(await money.fileOf(messageId))
  // In the order of the trades, whatever the order of the file; then those that were due before.
  const own = trades.map(({ tradeNumber }) => `${tradeNumber}-1`)
  const place = ({ endToEndId }: { readonly endToEndId: string }) => own.indexOf(endToEndId) + 1 || 99
  return { trades, messageId, transfers: sent.toSorted((one, other) => place(one) - place(other)) }
}

const state = async (trade: { transactionId: number } | undefined) =>
  (await readStates(db(), trade?.transactionId ?? 0)).join()

const listUnmatched = async () => (await money.call('GET', '/bank-answers')).json().unmatched

describe('a bank statement', () => {
  it('pays, rejects and keeps what it can’t match; the same file and its notification change nothing', async () => {
    const { trades, transfers } = await order(3)
    const [paid, back, other] = transfers
    if (!paid || !back || !other) throw new Error('Three transfers were ordered')
    const entries = [
      { ...paid, reference: 'R1' },
      { ...back, reference: 'R2' },
      { ...back, direction: 'CRDT', reason: 'AC04', reference: 'R3' },
      { ...other, amountInCents: other.amountInCents - 1, reference: 'R4' },
      { amountInCents: 90_000, endToEndId: 'RENT-7', text: 'Rent July, Emil Vermieter', reference: 'R5' },
    ] as const
    expect(await money.takeAnswer(writeStatement(entries))).toMatchObject({
      kind: 'camt',
      isRepeated: false,
      confirmed: [paid.endToEndId],
      rejected: [back.endToEndId],
      lineCount: 5,
      unmatchedCount: 2,
    })
    expect(await Promise.all(trades.map(state))).toEqual(['PAID', 'PAYOUT_FAILED', 'PAYOUT_PENDING'])
    const unmatched = await listUnmatched()
    expect(unmatched).toMatchObject([
      { match: 'UNKNOWN', endToEndId: 'RENT-7', text: 'Rent July, Emil Vermieter' },
      { match: 'AMOUNT', endToEndId: other.endToEndId },
    ])
    // Statements name people who have nothing to do with the shop.
    const { rows } = await db().execute(sql`select bank_line::text as line from bank_line`)
    expect(JSON.stringify(rows)).not.toMatch(/Vermieter|Rent July/)

    expect(await money.takeAnswer(writeStatement(entries))).toMatchObject({ isRepeated: true, confirmed: [] })
    expect(await money.takeAnswer(writeNotification(entries))).toMatchObject({ confirmed: [], rejected: [] })
    expect(await listUnmatched()).toEqual(unmatched)

    await money.call('POST', `/bank-lines/${unmatched[0].id}/check`, { note: 'Rent of the warehouse' })
    expect(await listUnmatched()).toHaveLength(1)
    expect((await money.call('GET', '/bank-answers')).json().files).toMatchObject([
      { kind: 'camt', lineCount: 5, operator: money.payout.name },
      { kind: 'camt', lineCount: 5 },
    ])
    await money.call('POST', `/bank-lines/${unmatched[1].id}/check`, { note: 'The bank kept a cent' })
  })

  it('that shows money coming back after it counted as paid leaves the decision to a person', async () => {
    const { trades, transfers } = await order(1)
    const [paid] = transfers
    if (!paid) throw new Error('A transfer was ordered')
    await money.takeAnswer(writeStatement([paid]))
    expect(await money.takeAnswer(writeStatement([{ ...paid, direction: 'CRDT' }]))).toMatchObject({
      rejected: [],
      unmatchedCount: 1,
    })
    expect(await state(trades[0])).toBe('PAID')
    const late = { match: 'LATE_RETURN', endToEndId: paid.endToEndId }
    expect(await listUnmatched()).toMatchObject([late])
    // The bank's notification calls the same return by another reference.
    await money.takeAnswer(writeNotification([{ ...paid, direction: 'CRDT', reference: 'N1' }]))
    expect(await listUnmatched()).toMatchObject([{ ...late, match: 'AGAIN' }, late])
  })

  it('that shows a transfer a second time, or one that was rejected, leaves it to a person, too', async () => {
    const { trades, transfers } = await order(2)
    const [twice, rejected] = transfers
    if (!twice || !rejected) throw new Error('Two transfers were ordered')
    await money.takeAnswer(`end_to_end_id,status,reason\n${rejected.endToEndId},rejected,AC04`)
    await money.takeAnswer(writeStatement([{ ...twice, reference: 'D1' }]))
    const again = [
      { ...twice, reference: 'D2' },
      { ...rejected, reference: 'D3' },
    ]
    expect(await money.takeAnswer(writeStatement(again))).toMatchObject({ unmatchedCount: 2, confirmed: [] })
    expect(await Promise.all(trades.map(state))).toEqual(['PAID', 'PAYOUT_FAILED'])
    expect((await listUnmatched()).slice(0, 2)).toMatchObject([
      { match: 'AGAIN', endToEndId: rejected.endToEndId },
      { match: 'AGAIN', endToEndId: twice.endToEndId },
    ])
  })
})

describe('a batch that is booked as a whole', () => {
  it('is paid by the same statement once its rejections are known', async () => {
    const { trades, messageId, transfers } = await order(2)
    const [paid, rejected] = transfers
    if (!paid || !rejected) throw new Error('Two transfers were ordered')
    const statement = writeStatement([
      { amountInCents: paid.amountInCents, batchId: messageId, reference: 'W1' },
    ])
    expect(await money.takeAnswer(statement)).toMatchObject({ confirmed: [], unmatchedCount: 1 })
    expect((await listUnmatched())[0]).toMatchObject({ match: 'AMOUNT', messageId })
    await money.takeAnswer(`end_to_end_id,status,reason\n${rejected.endToEndId},rejected,AC04`)
    expect(await money.takeAnswer(statement)).toMatchObject({
      isRepeated: true,
      confirmed: [paid.endToEndId],
    })
    expect(await Promise.all(trades.map(state))).toEqual(['PAID', 'PAYOUT_FAILED'])
    expect(
      (await listUnmatched()).filter((line: { messageId: string }) => line.messageId === messageId),
    ).toEqual([])
  })
})

describe('what PayPal reports', () => {
  it('settles its transfers, and money that came back has come back', async () => {
    // They share an account, so that together they would be one transfer.
    const orders = [await order(1, BY_PAYPAL), await order(1, BY_PAYPAL), await order(1, BY_PAYPAL)]
    const trades = orders.map((one) => one.trades[0])
    const [paid, back, stated] = orders.map(({ transfers }) => transfers[0])
    const write = (rows: readonly (readonly [string, typeof paid, boolean?])[]) =>
      [
        'Transaction ID,Status,Amount,Currency,Unique ID',
        ...rows.map(([status, sent, hasAmount = true], at) => {
          const amount = ((sent?.amountInCents ?? 0) / 100).toFixed(2)
          return `T${at},${status},${hasAmount ? amount : ''},EUR,${sent?.endToEndId}`
        }),
      ].join('\n')
    const text = write([
      ['Completed', paid],
      ['Completed', back],
      ['Refunded', back],
      ['Completed', stated],
      ['Reversed', stated, false],
    ])
    const { kind, confirmed, rejected } = await money.takeAnswer(text)
    expect({ kind, confirmed }).toEqual({ kind: 'paypal', confirmed: [paid?.endToEndId] })
    expect(new Set(rejected)).toEqual(new Set([back?.endToEndId, stated?.endToEndId]))
    expect(await Promise.all(trades.map(state))).toEqual(['PAID', 'PAYOUT_FAILED', 'PAYOUT_FAILED'])
    await money.takeAnswer(write([['Refunded', paid]]))
    expect((await listUnmatched())[0]).toMatchObject({ match: 'LATE_RETURN', endToEndId: paid?.endToEndId })
  })
})

describe('a bank that only reports rejections', () => {
  it('has paid all others, as an operator says once', async () => {
    const { trades, messageId, transfers } = await order(3)
    const [back] = transfers
    await money.takeAnswer(`end_to_end_id,status,reason\n${back?.endToEndId},rejected,AC04`)
    await money.desk.takeAudit()
    const settle = async () => (await money.call('POST', `/payout-batches/${messageId}/remainder`)).json()
    money.desk.clock.nowMs += DAY_MS
    expect(await settle()).toMatchObject({ confirmed: { length: 2 }, contradicted: [] })
    expect(await Promise.all(trades.map(state))).toEqual(['PAYOUT_FAILED', 'PAID', 'PAID'])
    expect(await settle()).toMatchObject({ confirmed: [] })
    const audit = await money.desk.takeAudit()
    expect(audit.filter(({ transaction_id }) => transaction_id !== null)).toHaveLength(2)
    expect(audit.at(-1)).toMatchObject({ action: 'SETTLE_REMAINDER', data: { messageId, confirmed: 0 } })
  })

  it('has had a day to reject something since someone took the file', async () => {
    const { trades, messageId } = await order(1)
    const settle = () => money.call('POST', `/payout-batches/${messageId}/remainder`)
    money.desk.clock.nowMs += DAY_MS - 1
    await expect(settle()).rejects.toThrow('FILE_TOO_RECENT')
    money.desk.clock.nowMs += 1
    // As after a long run, which orders payouts while nobody takes the file.
    const { rows } = await db().execute<{ id: number }>(sql`delete from payout_download
      where batch_id = (select id from payout_batch where message_id = ${messageId}) returning id`)
    expect(rows.length).toBeGreaterThan(0)
    await expect(settle()).rejects.toThrow('FILE_TOO_RECENT')
    expect(await state(trades[0])).toBe('PAYOUT_PENDING')
    await money.fileOf(messageId)
    money.desk.clock.nowMs += DAY_MS
    await settle()
    expect(await state(trades[0])).toBe('PAID')
  })
})

describe('a file that contradicts an earlier one', () => {
  it('is kept in the log by the references that it contradicts, also at their sales', async () => {
    const { trades, transfers } = await order(1)
    const id = transfers[0]?.endToEndId
    await money.takeAnswer(`end_to_end_id,status,reason\n${id},confirmed,`)
    await money.desk.takeAudit()
    await money.takeAnswer(`end_to_end_id,status,reason\n${id},rejected,AC04`)
    expect(await money.desk.takeAudit()).toMatchObject([
      { transaction_id: String(trades[0]?.transactionId), data: { contradicted: [id], rejected: [] } },
      { action: 'TAKE_BANK_ANSWER', data: { contradicted: [id], rejected: 0 } },
    ])
  })
})

describe('the seller of a returned payout', () => {
  it('gets the mail about another account again, once a minute', async () => {
    const { trades, transfers } = await order(1)
    const [trade] = trades
    await money.takeAnswer(`end_to_end_id,status,reason\n${transfers[0]?.endToEndId},rejected,AC04`)
    const find = async () => {
      const failed = (await money.call('GET', '/failed-payouts')).json()
      return failed.find(({ tradeNumber }: { tradeNumber: string }) => tradeNumber === trade?.tradeNumber)
    }
    expect(await find()).toMatchObject({ reason: 'AC04', canBeAsked: true })
    const server = await startMailServer()
    const mail = createSmtpMail(`smtp://${server.host}`)
    const { drain } = createTestWorker({ ...money.hand, mail })
    const readMails = async () => {
      await drain()
      const { rows } = await db().execute(sql`select mail from sent_mail
        where transaction_id = ${trade?.transactionId} and mail = 'PAYOUT_FAILED'`)
      return rows
    }
    expect(await readMails()).toHaveLength(1)
    money.desk.clock.nowMs += 90_000
    const ask = () => money.call('POST', `/failed-payouts/${trade?.tradeNumber}/request`)
    await Promise.all([ask(), ask()])
    expect(await readMails()).toHaveLength(2)
    expect(await find()).toMatchObject({ askedAt: new Date(money.desk.clock.nowMs).toISOString() })
    await mail.close()
    await server.close()
  })

  it('of a paid sale is not asked', async () => {
    const { trades, transfers } = await order(1)
    await money.takeAnswer(`end_to_end_id,status,reason\n${transfers[0]?.endToEndId},confirmed,`)
    await expect(money.call('POST', `/failed-payouts/${trades[0]?.tradeNumber}/request`)).rejects.toThrow(
      '409',
    )
  })
})

describe('an operator', () => {
  it('holds a sale with a reason, once, and someone releases it', async () => {
    const { tradeNumber, transactionId } = await money.accepted()
    await db().execute(sql`update payout_hold set released_at = now(), released_by = ${money.payout.id},
      release_note = 'Checked' where transaction_id = ${transactionId}`)
    const hold = (note: string) => money.call('POST', `/payouts/${tradeNumber}/hold`, { note })
    await hold('The seller called')
    // Nobody's reason gets lost unnoticed.
    await expect(hold('The bank called')).rejects.toThrow('409')
    const held = (await money.call('GET', '/held-payouts')).json()
    const own = held.filter((one: { tradeNumber: string }) => one.tradeNumber === tradeNumber)
    expect(own).toMatchObject([{ reason: 'HELD_BY_OPERATOR', until: null }])
    const notes = await db().execute(sql`select text from sale_note where transaction_id = ${transactionId}`)
    expect(notes.rows).toEqual([{ text: 'The seller called' }])
    await money.call('POST', `/held-payouts/${own[0].id}/release`, { note: 'It was a mistake' })
    expect((await money.call('GET', '/payouts/due')).json().payouts).toMatchObject([{ tradeNumber }])
    await money.makeBatches()
  })
})

describe('the journal', () => {
  const dayOf = (ms: number): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(ms))

  it('of a day agrees with the register and the bank to the cent, and names what doesn’t', async () => {
    money.desk.clock.nowMs += 10 * DAY_MS
    const day = dayOf(money.desk.clock.nowMs)
    const trade = await money.accepted({ deviceCount: 2 })
    await addVoucher(db(), trade.transactionId, 1_050)
    const { transfers } = await order(2)
    const read = async (): Promise<Journal> =>
      (await money.call('GET', `/accounting/journal?from=${day}&to=${day}`)).json()
    const [first, ...others] = transfers
    if (!first) throw new Error('Transfers were ordered')
    // The first one is confirmed by the bank's report, and on no statement yet.
    await money.takeAnswer(`end_to_end_id,status,reason\n${first.endToEndId},confirmed,`)
    await money.takeAnswer(writeStatement(others))
    const early = await read()
    expect(early.differences.filter(({ kind }) => kind === 'NOT_ON_STATEMENT').length).toBeGreaterThan(0)
    expect(early.controls.find(({ control }) => control === 'BANK_OUT')?.differenceInCents).toBe(
      first.amountInCents,
    )
    await money.takeAnswer(writeStatement([first]))
    const { entries, sums, controls, differences } = await read()
    expect(controls.map(({ differenceInCents }) => differenceInCents)).toEqual([0, 0, 0, 0])
    expect(differences.filter(({ kind }) => kind === 'NOT_ON_STATEMENT' || kind === 'REGISTER')).toEqual([])
    const total = (kind: string) => sums.find((one) => one.kind === kind)?.totalInCents ?? 0
    const ordered = transfers.reduce((sum, { amountInCents }) => sum + amountInCents, 0)
    expect(total('PAYOUT')).toBe(ordered)
    expect(total('VOUCHER')).toBe(1_050)
    expect(entries.filter(({ kind }) => kind === 'PAYOUT')).toHaveLength(5)

    const exported = async (format: string) =>
      (await money.call('POST', '/accounting/journal/export', { from: day, to: day, format })).body
    expect((await exported('csv')).trim().split('\r\n')).toHaveLength(entries.length + 1)
    expect((await exported('datev')).trim().split('\r\n')).toHaveLength(entries.length + 2)
    expect((await money.desk.takeAudit()).at(-1)).toMatchObject({
      action: 'EXPORT_JOURNAL',
      data: { format: 'datev', currency: 'EUR', entries: entries.length },
    })

    // Stored twice, as before a second report of a return was recognised.
    await money.takeAnswer(writeStatement([{ ...first, direction: 'CRDT', reference: 'L1' }]))
    await db().execute(sql`insert into bank_line (file_id, line_key, channel, day, direction, amount_in_cents, currency,
        end_to_end_id, sealed_text, match)
      select file_id, line_key || '-2', channel, day, direction, amount_in_cents, currency, end_to_end_id, sealed_text, match
      from bank_line where bank_reference = 'L1'`)
    const late = await read()
    expect(late.sums.find(({ kind }) => kind === 'RETURN')?.totalInCents).toBe(first.amountInCents)
    expect(late.controls.map(({ differenceInCents }) => differenceInCents)).toEqual([0, 0, 0, 0])
  })
})

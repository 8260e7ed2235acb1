import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { claimWork } from '#server/modules/outbox/outbox.repository.ts'
import type { WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import { readQuestionFiles } from '#server/modules/questions/question-files.ts'
import { createIssueLabel } from '#server/modules/trades/issue-label.ts'
import { runTradeClock } from '#server/modules/trades/run-trade-clock.ts'
import { createSendTradeMail } from '#server/modules/trades/send-trade-mail.ts'
import { createTradeDocuments } from '#server/modules/trades/trade-documents.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { startMailServer, type TestMailServer } from '../../support/mail-server.ts'
import { getWork, readWork } from '../../support/outbox-work.ts'
import { createSale, findDeviceId, sellerOf } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { moveTrade, readStates } from '../../support/stored-trades.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'
import { createTestWorker } from '../../support/test-worker.ts'
import { clearTrades } from '../../support/trade-rows.ts'

const CREATED_MS = Date.parse('2026-11-02T12:00:00Z')
const LEASE_MS = 60_000

let nowMs = CREATED_MS
let shop: TestShop
let db: Database
let deviceId: number
let server: TestMailServer
let mail: MailPort
const now = () => nowMs
const secret = createShopSecret(Buffer.from('a secret of this test'))

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 5, onError: () => undefined })
  shop = await startTestShop({ db, now, secret })
  deviceId = await findDeviceId(db)
})

beforeEach(async () => {
  await clearTrades(db)
  nowMs = CREATED_MS
  server = await startMailServer()
  mail = createSmtpMail(`smtp://${server.host}`)
})

afterEach(async () => {
  await mail.close()
  await server.close()
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

const createTrade = (email = 'zofia@example.org'): Promise<Trade> =>
  createSale(shop, MARKET_HOSTS.de, 'de').trade(deviceId, { seller: sellerOf('de', { email }) })

const worker = () => createTestWorker({ db, mail, secret, now })

const recipients = () => server.received.flatMap((received) => received.recipients)

const mailKey = ({ transactionId }: Trade) => `TRADE_CREATED:${transactionId}`

/** A worker that does the work that is due and is killed before it can say so. */
async function workAndDie(handle: WorkHandler): Promise<void> {
  const works = await claimWork(db, { nowMs, leaseMs: LEASE_MS, limit: 8 })
  expect(works).toHaveLength(1)
  for (const work of works) await handle(work)
}

describe('while the mail server is down', () => {
  const port = () => Number(server.host.split(':')[1])

  it('a mail waits, and arrives once when the server is there again', async () => {
    await server.close()
    const trade = await createTrade()
    await worker().workOff()
    expect(await readStates(db, trade.transactionId)).toEqual(['LABEL_ISSUED'])
    for (const attempts of [1, 2, 3, 4]) {
      const work = await getWork(db, mailKey(trade))
      const lastError = expect.stringMatching(/^MailFailedError E[A-Z]+$/)
      expect(work).toMatchObject({ status: 'waiting', attempts, lastError })
      expect(work.dueAtMs).toBeGreaterThan(nowMs)
      nowMs = work.dueAtMs
      if (attempts === 4) server = await startMailServer({}, port())
      await worker().workOff()
    }
    expect(await getWork(db, mailKey(trade))).toMatchObject({ status: 'done', attempts: 5 })
    nowMs = daysAfter(nowMs, 1)
    await worker().workOff()
    expect(recipients()).toEqual(['zofia@example.org'])
  })

  it('a reminder loses its reason when the parcel goes off, and is never sent', async () => {
    const trade = await createTrade()
    await worker().workOff()
    await server.close()
    nowMs = daysAfter(CREATED_MS, 7)
    await runTradeClock({ db, secret }, nowMs)
    await worker().workOff()
    const key = `SEND_REMINDER:${trade.transactionId}:7`
    const { status, dueAtMs } = await getWork(db, key)
    expect(status).toBe('waiting')
    await moveTrade(db, trade.transactionId, 'IN_TRANSIT')
    server = await startMailServer({}, port())
    nowMs = dueAtMs
    await worker().workOff()
    expect((await getWork(db, key)).status).toBe('done')
    expect(server.received).toEqual([])
  })

  it('a reminder that waited says how many days are left when it is sent', async () => {
    await createTrade()
    await worker().workOff()
    nowMs = daysAfter(CREATED_MS, 19)
    await runTradeClock({ db, secret }, nowMs)
    nowMs = daysAfter(CREATED_MS, 20)
    await worker().workOff()
    const [, reminder] = server.received
    expect(reminder?.parsed.text).toContain('noch 1 Tag:')
  })
})

describe('a recipient that the mail server does not take', () => {
  it('is a dead letter at once and holds up no other mail', async () => {
    const refused = await createTrade('550@example.org')
    const taken = await createTrade('anna@example.org')
    await worker().workOff()
    expect(recipients()).toEqual(['anna@example.org'])
    expect(await getWork(db, mailKey(refused))).toMatchObject({ status: 'dead', attempts: 1 })
    expect((await getWork(db, mailKey(taken))).status).toBe('done')
    expect(JSON.stringify([...(await readWork(db)).values()])).not.toContain('@')
  })

  it('for now is tried again later', async () => {
    const busy = await createTrade('450@example.org')
    await worker().workOff()
    expect(await getWork(db, mailKey(busy))).toMatchObject({ status: 'waiting', attempts: 1 })
  })
})

describe('a worker that is killed before it can say what it did', () => {
  it('sends a mail again with the same id, so that mail programs show it once', async () => {
    const trade = await createTrade()
    await worker().runOnce()
    const documents = createTradeDocuments(db)
    const questions = readQuestionFiles(DATA_FOLDER)
    await workAndDie(createSendTradeMail({ db, mail, secret, documents, questions, now }))
    nowMs += LEASE_MS - 1
    await worker().workOff()
    expect(server.received).toHaveLength(1)
    nowMs += 1
    await worker().workOff()
    const ids = server.received.map(({ parsed }) => parsed.messageId)
    expect(ids).toEqual([expect.stringMatching(/^<[\w.-]+@[\w.-]+>$/), ids[0]])
    expect(await getWork(db, mailKey(trade))).toMatchObject({ status: 'done', attempts: 2 })
  })

  it('leaves one label, one event and one mail, however often the label is asked for', async () => {
    const { transactionId } = await createTrade()
    const carrier = createPrintedCarrier(correspondenceTranslator)
    await workAndDie(createIssueLabel({ db, carrier, now }))
    const labels = () => db.$client.query('select * from shipment')
    const [before] = (await labels()).rows
    nowMs += LEASE_MS
    await worker().workOff()
    expect((await labels()).rows).toEqual([before])
    const { rows } = await db.$client.query(
      'select event from trade_event where transaction_id = $1 order by id',
      [transactionId],
    )
    expect(rows).toEqual([{ event: 'created' }, { event: 'label_issued' }])
    expect(recipients()).toEqual(['zofia@example.org'])
  })
})

it('every mail has an id of its own', async () => {
  await Promise.all([createTrade('anna@example.org'), createTrade('berta@example.org')])
  await worker().workOff()
  for (const day of [7, 22]) {
    nowMs = daysAfter(CREATED_MS, day)
    await runTradeClock({ db, secret }, nowMs)
    await worker().workOff()
  }
  const ids = server.received.map(({ parsed }) => parsed.messageId)
  expect([ids.length, new Set(ids).size]).toEqual([6, 6])
})

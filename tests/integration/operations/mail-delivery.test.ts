import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createSendMail } from '#server/mails/send-mail.ts'
import { claimJobs } from '#server/modules/outbox/outbox.repository.ts'
import type { JobHandler } from '#server/modules/outbox/outbox-runner.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createIssueLabel } from '#server/modules/trades/documents/issue-label.ts'
import { createTradeDocuments } from '#server/modules/trades/documents/trade-documents.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase } from '../../support/database.ts'
import { startMailServer, type TestMailServer } from '../../support/mail-server.ts'
import { getJob, readJobs } from '../../support/outbox-jobs.ts'
import { buildSeller, createSale, findDeviceId } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { moveTrade, readStates } from '../../support/stored-trades.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'
import { createTestWorker } from '../../support/test-worker.ts'
import { clearTrades } from '../../support/trade-rows.ts'

const CREATED_MS = Date.parse('2026-11-02T12:00:00Z')
const LEASE_MS = MINUTE_MS

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
  createSale(shop, MARKET_HOSTS.de, 'de').trade(deviceId, { seller: buildSeller('de', { email }) })

const createWorker = () => createTestWorker({ db, mail, secret, now })

const listRecipients = () => server.received.flatMap((received) => received.recipients)

const buildMailKey = ({ transactionId }: Trade) => `TRADE_CREATED:${transactionId}`

/** A worker that does its due work and is killed before it can record it. */
async function workAndDie(handle: JobHandler): Promise<void> {
  const works = await claimJobs(db, {
    nowMs,
    leaseMs: LEASE_MS,
    limit: 8,
    topics: ['TRADE_MAIL', 'ISSUE_LABEL'],
  })
  expect(works).toHaveLength(1)
  for (const work of works) await handle(work)
}

describe('while the mail server is down', () => {
  const port = () => Number(server.host.split(':')[1])

  it('a mail waits, and arrives once when the server is back', async () => {
    await server.close()
    const trade = await createTrade()
    await createWorker().drain()
    expect(await readStates(db, trade.transactionId)).toEqual(['LABEL_ISSUED'])
    for (const attempts of [1, 2, 3, 4]) {
      const work = await getJob(db, buildMailKey(trade))
      const lastError = expect.stringMatching(/^MailFailedError E[A-Z]+$/)
      expect(work).toMatchObject({ status: 'waiting', attempts, lastError })
      expect(work.dueAtMs).toBeGreaterThan(nowMs)
      nowMs = work.dueAtMs
      if (attempts === 4) server = await startMailServer({}, port())
      await createWorker().drain()
    }
    expect(await getJob(db, buildMailKey(trade))).toMatchObject({ status: 'done', attempts: 5 })
    nowMs = addDays(nowMs, 1)
    await createWorker().drain()
    expect(listRecipients()).toEqual(['zofia@example.org'])
  })

  it('a reminder is never sent once the parcel is on its way', async () => {
    const trade = await createTrade()
    await createWorker().drain()
    await server.close()
    nowMs = addDays(CREATED_MS, 7)
    await runTradeClock({ db, secret }, nowMs)
    await createWorker().drain()
    const key = `SEND_REMINDER:${trade.transactionId}:7`
    const { status, dueAtMs } = await getJob(db, key)
    expect(status).toBe('waiting')
    await moveTrade(db, trade.transactionId, 'IN_TRANSIT')
    server = await startMailServer({}, port())
    nowMs = dueAtMs
    await createWorker().drain()
    expect((await getJob(db, key)).status).toBe('done')
    expect(server.received).toEqual([])
  })

  it('a reminder that waited says how many days are left when it is sent', async () => {
    await createTrade()
    await createWorker().drain()
    nowMs = addDays(CREATED_MS, 19)
    await runTradeClock({ db, secret }, nowMs)
    nowMs = addDays(CREATED_MS, 20)
    await createWorker().drain()
    const [, reminder] = server.received
    expect(reminder?.parsed.text).toMatch(/noch 1\sTag/)
  })
})

describe('a recipient that the mail server refuses', () => {
  it('is given up at once and delays no other mail', async () => {
    const refused = await createTrade('550@example.org')
    const taken = await createTrade('anna@example.org')
    await createWorker().drain()
    expect(listRecipients()).toEqual(['anna@example.org'])
    expect(await getJob(db, buildMailKey(refused))).toMatchObject({ status: 'dead', attempts: 1 })
    expect((await getJob(db, buildMailKey(taken))).status).toBe('done')
    expect(JSON.stringify([...(await readJobs(db)).values()])).not.toContain('@')
  })

  it('is tried again later if the refusal is temporary', async () => {
    const busy = await createTrade('450@example.org')
    await createWorker().drain()
    expect(await getJob(db, buildMailKey(busy))).toMatchObject({ status: 'waiting', attempts: 1 })
  })
})

describe('a worker that is killed before it records what it did', () => {
  it('sends a mail again with the same id, so that mail programs show it once', async () => {
    const trade = await createTrade()
    await createWorker().runOnce()
    const blobs = createTestBlobs(db)
    const documents = createTradeDocuments({ db, blobs })
    const questions = createQuestions(DATA_FOLDER)
    await workAndDie(
      createSendMail({
        db,
        blobs,
        mail,
        secret,
        documents,
        questions,
        now,
        findPartner: async () => null,
        findShopUrl: () => '',
        deskUrl: '',
      }),
    )
    nowMs += LEASE_MS - 1
    await createWorker().drain()
    expect(server.received).toHaveLength(1)
    nowMs += 1
    await createWorker().drain()
    const ids = server.received.map(({ parsed }) => parsed.messageId)
    expect(ids).toEqual([expect.stringMatching(/^<[\w.-]+@[\w.-]+>$/), ids[0]])
    expect(await getJob(db, buildMailKey(trade))).toMatchObject({ status: 'done', attempts: 2 })
  })

  it('leaves one label, one event and one mail, however often the label is requested', async () => {
    const { transactionId } = await createTrade()
    const carrier = createPrintedCarrier()
    await workAndDie(createIssueLabel({ db, blobs: createTestBlobs(db), carrier, now }))
    const readLabels = () => db.$client.query('select * from shipment')
    const [before] = (await readLabels()).rows
    nowMs += LEASE_MS
    await createWorker().drain()
    expect((await readLabels()).rows).toEqual([before])
    const { rows } = await db.$client.query(
      'select event from trade_event where transaction_id = $1 order by id',
      [transactionId],
    )
    expect(rows).toEqual([{ event: 'created' }, { event: 'label_issued' }])
    expect(listRecipients()).toEqual(['zofia@example.org'])
  })
})

it('every mail has a unique id', async () => {
  await Promise.all([createTrade('anna@example.org'), createTrade('berta@example.org')])
  await createWorker().drain()
  for (const day of [7, 22]) {
    nowMs = addDays(CREATED_MS, day)
    await runTradeClock({ db, secret }, nowMs)
    await createWorker().drain()
  }
  const ids = server.received.map(({ parsed }) => parsed.messageId)
  expect({ idsCount: ids.length, size: new Set(ids).size }).toEqual({ idsCount: 6, size: 6 })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { createNewsletterPace } from '#server/modules/newsletter/sending/pace.ts'
import { suppressMailbox } from '#server/modules/suppressions/suppressions.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import type { MailMessage, MailPort } from '#server/ports/mail/mail.ts'
import { MailFailedError } from '#server/ports/mail/mail-failed-error.ts'
import { startWorker } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { openAsRole } from '../../support/database.ts'
import { buildComplaint, readExampleIssue, storeDueIssue } from '../../support/newsletter-issues.ts'
import { decodeBody, type NewsletterShop, startNewsletterShop } from '../../support/newsletter-shop.ts'

let shop: NewsletterShop

beforeAll(async () => {
  shop = await startNewsletterShop()
})

afterAll(() => shop.close())

beforeEach(() => shop.startAgain())

describe('who gets an issue', () => {
  it('is its market’s confirmed subscribers, as often as they chose', async () => {
    const weekly = await shop.subscribe({ frequency: 'WEEKLY' })
    const monthly = await shop.subscribe()
    await shop.subscribe({ market: 'fr' })
    await shop.sendIssue()
    expect(shop.listRecipients()).toEqual([weekly, monthly].toSorted())
    shop.mails.received.length = 0
    shop.store.clock.nowMs += 7 * DAY_MS
    await shop.sendIssue()
    expect(shop.listRecipients()).toEqual([weekly])
  })

  it('leaves out whoever confirmed after it was started', async () => {
    await shop.subscribe({ confirmedAtMs: shop.store.clock.nowMs + 1 })
    await shop.sendIssue()
    expect(shop.mails.received).toEqual([])
  })

  it('leaves out a subscription that was revived by an import, although its mailbox complained', async () => {
    const email = await shop.subscribe()
    await shop.sendIssue()
    await shop.report(buildComplaint(shop.getMail(email).raw))
    await shop.store.db.$client.query(
      "update newsletter_subscription set status = 'confirmed', confirmed_at = $2 where email = $1",
      [email, new Date(shop.store.clock.nowMs)],
    )
    shop.mails.received.length = 0
    shop.store.clock.nowMs += 40 * DAY_MS
    await shop.sendIssue()
    expect(shop.mails.received).toEqual([])
  })

  it('ends with a mailbox that complains by another of its addresses before its turn', async () => {
    const first = await shop.subscribe()
    const alias = await shop.subscribe({ email: first.replace('@', '+news@') })
    const id = await storeDueIssue(shop.store.db, readExampleIssue('de'), shop.store.clock.nowMs)
    await shop.runClock()
    await suppressMailbox(shop.store.db, shop.store.secret, {
      email: first,
      reason: 'complaint',
      at: new Date(shop.store.clock.nowMs),
    })
    await shop.drain()
    expect(shop.mails.received).toEqual([])
    expect(await shop.readStatuses(id)).toEqual({ [first]: 'skipped', [alias]: 'skipped' })
  })

  it('ends with those who leave before their turn', async () => {
    const [staying, leaving] = [await shop.subscribe(), await shop.subscribe()]
    const id = await storeDueIssue(shop.store.db, readExampleIssue('de'), shop.store.clock.nowMs)
    await shop.runClock()
    await shop.readers.postForm(shop.readers.oneClickPath(leaving))
    await shop.drain()
    expect(shop.listRecipients()).toEqual([staying])
    expect(await shop.readStatuses(id)).toEqual({ [staying]: 'sent', [leaving]: 'skipped' })
  })

  it('ends with those who leave while their mail is under way', async () => {
    const email = await shop.subscribe()
    const slow: MailPort = {
      ...shop.smtp,
      send: async (message: MailMessage) => {
        await shop.readers.postForm(shop.readers.oneClickPath(email))
        await shop.smtp.send(message)
      },
    }
    const id = await shop.sendIssue('de', slow)
    expect(shop.mails.received).toEqual([])
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'skipped' })
  })
})

describe('a mail of an issue', () => {
  it('unsubscribes with one click, has plain links and loads nothing when it is opened', async () => {
    const email = await shop.subscribe({ market: 'it' })
    await shop.sendIssue('it')
    const { raw, sender } = shop.getMail(email)
    const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
    expect(unfolded).toContain(
      `List-Unsubscribe: <https://www.sell-it.example${shop.readers.oneClickPath(email)}>`,
    )
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(unfolded).toMatch(/X-Newsletter-Delivery: \d+-[0-9a-f]{32}/)
    expect(sender).not.toBe('')
    const body = await decodeBody(raw)
    expect(body).not.toMatch(/<img[^>]+src="https?:/)
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/www\.sell-it\.example\//)
      expect(link).not.toMatch(/[?&]|redirect|click|track/)
    }
    expect(body).toContain(shop.readers.leavePath(email))
  })

  it('says what the reader’s devices bring, and how that changed, in both directions', async () => {
    const email = await shop.subscribe({ deviceIds: [shop.store.deviceId], frequency: 'WEEKLY' })
    await shop.sendIssue()
    const first = await decodeBody(shop.getMail(email).raw)
    expect(first).toContain('Das bringen deine Geräte heute')
    expect(first).toMatch(/So viel wie am/)
    // What is said is the most that we pay: 108 percent.
    await raisePrice('de', 2_500)
    shop.mails.received.length = 0
    shop.store.clock.nowMs += 7 * DAY_MS
    await shop.sendIssue()
    expect(await decodeBody(shop.getMail(email).raw)).toMatch(/27.{1,6} mehr als am/)
    await raisePrice('de', -5_000)
    shop.mails.received.length = 0
    shop.store.clock.nowMs += 7 * DAY_MS
    await shop.sendIssue()
    expect(await decodeBody(shop.getMail(email).raw)).toMatch(/54.{1,6} weniger als am/)
  })

  it('compares with the last issue that probably arrived, as choosing its readers does', async () => {
    const email = await shop.subscribe({ deviceIds: [shop.store.deviceId], frequency: 'WEEKLY' })
    await raisePrice('de', 500)
    const id = await shop.sendIssue('de', lose(true))
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'uncertain' })
    shop.store.clock.nowMs += 7 * DAY_MS
    await shop.sendIssue()
    expect(await decodeBody(shop.getMail(email).raw)).toMatch(/So viel wie am/)
  })
})

/** A mail server whose connection breaks, before or after the end of the mail went out. */
const lose = (isDispatched: boolean): MailPort => ({
  ...shop.smtp,
  async send(message) {
    if (isDispatched) await message.onDispatch?.()
    throw new MailFailedError({ code: 'ETIMEDOUT', smtpStatus: null, isPermanent: false })
  },
})

/** A new price list on which the store's device brings more or less. */
async function raisePrice(market: MarketId, cents: number): Promise<void> {
  await shop.store.db.$client.query(
    `with list as (
       insert into price_list (market, version, currency, deduction_factor_bp, valid_from)
       select market, max(version) + 1, max(currency), max(deduction_factor_bp), $3 from price_list where market = $1
       group by market returning version
     ), closed as (
       update base_price set to_version = list.version from list
       where market = $1 and device_id = $2 and to_version is null
       returning storage_gb, amount_in_cents, list.version
     )
     insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
     select $1, $2, storage_gb, version, amount_in_cents + $4 from closed`,
    [market, shop.store.deviceId, new Date(shop.store.clock.nowMs), cents],
  )
}

describe('a mail whose outcome is unknown', () => {
  it('is not sent again if it was dispatched', async () => {
    const email = await shop.subscribe()
    const id = await shop.sendIssue('de', lose(true))
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'uncertain' })
  })

  it('is sent again if it wasn’t', async () => {
    const email = await shop.subscribe()
    const id = await shop.sendIssue('de', lose(false))
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'queued' })
    shop.store.clock.nowMs += 10_000
    await shop.drain()
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'sent' })
  })

  it('counts as one that may have arrived if its job is given up after that', async () => {
    const [dispatched, waiting] = [await shop.subscribe(), await shop.subscribe()]
    const id = await storeDueIssue(shop.store.db, readExampleIssue('de'), shop.store.clock.nowMs)
    await shop.runClock()
    const { $client } = shop.store.db
    await $client.query(
      "update outbox set status = 'dead' where topic = 'NEWSLETTER_ISSUE' and status = 'waiting'",
    )
    await $client.query(
      `update newsletter_delivery set dispatched_at = chosen_at from newsletter_subscription as subscription
       where subscription.id = subscription_id and email = $1`,
      [dispatched],
    )
    await shop.runClock()
    expect(await shop.readStatuses(id)).toEqual({ [dispatched]: 'uncertain', [waiting]: 'failed' })
  })
})

describe('a worker without anything to send', () => {
  it('writes nothing', async () => {
    const { db, secret, clock } = shop.store
    const readPace = async () =>
      (await db.$client.query('select ctid::text, xmin::text, xmax::text from newsletter_pace')).rows
    const before = await readPace()
    const worker = startWorker({
      db: openAsRole(db, 'worker'),
      blobs: createTestBlobs(openAsRole(db, 'worker')),
      mail: shop.smtp,
      secret,
      carrier: createPrintedCarrier(),
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      metrics: createWorkerMetrics(async () => ({ waiting: 0, dead: 0, delayInSeconds: 0 })),
      now: () => clock.nowMs,
    })
    await worker.stop()
    expect(await readPace()).toEqual(before)
  })
})

describe('the rate', () => {
  it('is shared by all workers', async () => {
    await shop.store.db.$client.query('update newsletter_pace set next_at_ms = 0')
    let nowMs = shop.store.clock.nowMs
    const db = openAsRole(shop.store.db, 'worker')
    const paces = [1, 2].map(() => createNewsletterPace({ db, now: () => nowMs, perMinute: 120 }))
    // What may be caught up with at the start.
    await paces[0]?.take(100)
    let taken = 0
    for (let tick = 0; tick < 60; tick += 1) {
      nowMs += 500
      for (const pace of paces) taken += await pace.take(20)
    }
    expect(taken).toBe(60)
  })

  it('counts only what is used', async () => {
    await shop.store.db.$client.query('update newsletter_pace set next_at_ms = 0')
    const pace = createNewsletterPace({
      db: openAsRole(shop.store.db, 'worker'),
      now: () => shop.store.clock.nowMs,
      perMinute: 600,
    })
    expect(await pace.take(5)).toBe(5)
    await pace.giveBack(5)
    expect(await pace.take(20)).toBe(11)
    expect(await pace.take(20)).toBe(0)
  })
})

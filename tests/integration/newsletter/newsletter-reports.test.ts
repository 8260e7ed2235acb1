import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { takeReport } from '#server/modules/newsletter/reports/take-report.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { MailFailedError } from '#server/ports/mail/mail-failed-error.ts'
import {
  buildBounce,
  buildComplaint,
  readExampleIssue,
  storeDueIssue,
} from '../../support/newsletter-issues.ts'
import { type NewsletterShop, startNewsletterShop } from '../../support/newsletter-shop.ts'

let shop: NewsletterShop

beforeAll(async () => {
  shop = await startNewsletterShop()
})

afterAll(() => shop.close())

beforeEach(() => shop.startAgain())

describe('what comes back', () => {
  const receivesAgain = async (email: string): Promise<boolean> => {
    shop.mails.received.length = 0
    shop.store.clock.nowMs += 40 * DAY_MS
    await shop.sendIssue()
    return shop.listRecipients().includes(email)
  }

  it('a refused recipient ends the subscription at once', async () => {
    const email = await shop.subscribe({ email: shop.newEmail('550') })
    const id = await shop.sendIssue()
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'refused' })
    expect(await shop.readers.findStatus(email)).toBe('unsubscribed')
    expect(await shop.readConsents(email)).toEqual(['ended by bounce'])
  })

  it('a refused recipient is not forgotten if the worker dies while it ends the subscription', async () => {
    const { db, clock } = shop.store
    const email = await shop.subscribe({ email: shop.newEmail('550') })
    const id = await storeDueIssue(db, readExampleIssue('de'), clock.nowMs)
    await shop.runClock()
    const holder = await db.$client.connect()
    try {
      await holder.query('begin; lock table suppression in access exclusive mode')
      const drained = shop.drain()
      const findHeld = async (): Promise<number | undefined> => {
        const { rows } = await holder.query<{ pid: number }>(
          "select pid from pg_locks where relation = 'suppression'::regclass and not granted",
        )
        return rows[0]?.pid
      }
      const pid = await vi.waitUntil(findHeld, { timeout: 10_000, interval: 5 })
      await holder.query('select pg_terminate_backend($1)', [pid])
      await drained
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'queued' })
    clock.nowMs += MINUTE_MS
    await shop.drain()
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'refused' })
    expect(await shop.readers.findStatus(email)).toBe('unsubscribed')
  })

  it('a bounce ends the subscription for good, until its owner confirms again', async () => {
    const email = await shop.subscribe()
    await shop.sendIssue()
    await shop.report(buildBounce(shop.getMail(email).raw))
    expect(await receivesAgain(email)).toBe(false)
    await shop.readers.signUp(email)
    await shop.readers.postForm(shop.readers.enrichPath(email))
    expect(await receivesAgain(email)).toBe(true)
    expect(await shop.readConsents(email)).toEqual(['ended by bounce', 'given by link'])
  })

  it('a complaint ends it, and nobody else’s form makes us write again', async () => {
    const email = await shop.subscribe()
    await shop.sendIssue()
    await shop.report(buildComplaint(shop.getMail(email).raw))
    expect(await shop.readers.findStatus(email)).toBe('unsubscribed')
    expect((await shop.readers.signUp(email)).status).toBe(202)
    await shop.drain()
    expect(await shop.readers.findStatus(email)).toBe('unsubscribed')
    expect(await receivesAgain(email)).toBe(false)
  })

  it('three soft bounces in a row end it, fewer don’t', async () => {
    const email = await shop.subscribe()
    for (const status of ['4.2.1', '5.2.2']) {
      await shop.sendIssue()
      await shop.report(buildBounce(shop.getMail(email).raw, status))
      expect(await shop.readers.findStatus(email)).toBe('confirmed')
      shop.mails.received.length = 0
      shop.store.clock.nowMs += 40 * DAY_MS
    }
    await shop.sendIssue()
    await shop.report(buildBounce(shop.getMail(email).raw, '4.4.7'))
    expect(await shop.readers.findStatus(email)).toBe('unsubscribed')
  })

  it('a server that is busy is asked again', async () => {
    const email = await shop.subscribe({ email: shop.newEmail('451') })
    const id = await shop.sendIssue()
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'queued' })
    expect(await shop.readers.findStatus(email)).toBe('confirmed')
  })

  it('a server that refuses us ends no subscription', async () => {
    const email = await shop.subscribe()
    const strict: MailPort = {
      ...shop.smtp,
      send: () =>
        Promise.reject(
          new MailFailedError({
            code: 'EENVELOPE',
            smtpStatus: 554,
            isPermanent: true,
            extendedStatus: '5.7.1',
          }),
        ),
    }
    const id = await shop.sendIssue('de', strict)
    expect(await shop.readStatuses(id)).toEqual({ [email]: 'failed' })
    expect(await shop.readers.findStatus(email)).toBe('confirmed')
  })

  it('a forged report changes nothing', async () => {
    const email = await shop.subscribe()
    await shop.sendIssue()
    const raw = shop.getMail(email).raw.replace(/(X-Newsletter-Delivery: \d+-).{4}/, '$1ffff')
    const at = new Date(shop.store.clock.nowMs)
    expect(await takeReport(shop.store.db, shop.store.secret, { raw: buildBounce(raw), at })).toBe(
      'unknownMail',
    )
  })
})

describe('proof of consent', () => {
  it('outlives leaving and returning', async () => {
    const email = await shop.readers.subscribe()
    await shop.readers.postForm(shop.readers.leavePath(email))
    await shop.readers.signUp(email)
    await shop.readers.postForm(shop.readers.enrichPath(email))
    expect(await shop.readConsents(email)).toEqual(['given by link', 'ended by link', 'given by link'])
    const { rows } = await shop.store.db.$client.query<{ wording: string }>(
      "select wording from newsletter_consent where email = $1 and kind = 'given'",
      [email],
    )
    expect(rows[0]?.wording).toContain('Abbestellen kann ich jederzeit mit einem Klick')
  })

  it('is one row, however often someone confirms', async () => {
    const email = await shop.readers.subscribe()
    await Promise.all([1, 2, 3].map(() => shop.readers.postForm(shop.readers.enrichPath(email))))
    expect(await shop.readConsents(email)).toEqual(['given by link'])
  })

  it('can’t be changed, not even by the owner of the database', async () => {
    await shop.readers.subscribe()
    await expect(
      shop.store.db.$client.query("update newsletter_consent set way = 'account'"),
    ).rejects.toThrow(/added, never changed/)
  })
})

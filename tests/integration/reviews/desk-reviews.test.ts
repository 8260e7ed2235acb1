import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HIDE_REASONS } from '#domain/reviews/review.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { MESSAGES } from '#messages/messages.ts'
import { eraseOldReviews } from '#server/modules/customers/erase-reviews.ts'
import { countReviews } from '#server/modules/reviews/reviews.repository.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { expectText } from '../../support/expect-mails.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { storeReview } from '../../support/reviewed-sales.ts'
import { createTestWorker } from '../../support/test-worker.ts'
import { listMailJobs } from '../../support/trade-rows.ts'

let work: DeskWork
let support: Worker

beforeAll(async () => {
  work = await startDeskWork()
  support = await work.hire('support')
})

afterAll(() => work.close())

let count = 0

interface WaitingReview {
  readonly id: number
  readonly transactionId: number
  readonly sentence: string
}

async function storeWaiting(stars: number, market: 'de' | 'pl' = 'de'): Promise<WaitingReview> {
  count += 1
  const sentence = `Sentence number ${count}.`
  const { transactionId } = await createTradeIn(work.hand, 'PAID', {
    market,
    seller: { email: `reviewer.${count}@example.org` },
  })
  const at = new Date(work.hand.now())
  await storeReview(work.hand.db, transactionId, { market, stars, sentence, at, state: 'waiting' })
  const { rows } = await work.hand.db.$client.query<{ id: string }>(
    'select id from review where transaction_id = $1',
    [transactionId],
  )
  return { id: Number(rows[0]?.id), transactionId, sentence }
}

const decide = (id: number, json: object) => support.post(`/desk/api/reviews/${id}/decision`, json)

const readReview = async (id: number) => {
  const { rows } = await work.hand.db.$client.query('select state, hide_reason from review where id = $1', [
    id,
  ])
  return rows[0]
}

describe('an operator', () => {
  it('reads waiting reviews in the order of their writing', async () => {
    const first = await storeWaiting(1)
    const second = await storeWaiting(5)
    const { reviews } = (await support.get('/desk/api/reviews')).json()
    const ids = reviews.map(({ id }: { id: number }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
  })

  it('sees the same for one star as for five', async () => {
    const worst = await storeWaiting(1)
    const best = await storeWaiting(5)
    const { reviews } = (await support.get('/desk/api/reviews')).json()
    const find = (wanted: WaitingReview) => {
      const { id: _, sentence: __, ...rest } = reviews.find(({ id }: { id: number }) => id === wanted.id)
      return rest
    }
    expect(find(worst)).toEqual(find(best))
  })

  it('publishes one, and the log says so', async () => {
    const { id, transactionId } = await storeWaiting(2)
    await work.desk.takeAudit()
    await decide(id, { decision: 'publish' })
    expect(await readReview(id)).toEqual({ state: 'published', hide_reason: null })
    const [entry] = await work.desk.takeAudit()
    expect(entry).toMatchObject({
      operator_id: support.id,
      action: 'DECIDE_REVIEW',
      transaction_id: String(transactionId),
      data: { review: id, decision: 'publish' },
    })
  })

  it.each(HIDE_REASONS)('hides one for the reason %s, and restores it', async (reason) => {
    const { id } = await storeWaiting(3)
    expect((await decide(id, { decision: 'hide', reason })).json()).toEqual({ id, state: 'hidden' })
    expect(await readReview(id)).toEqual({ state: 'hidden', hide_reason: reason })
    expect((await decide(id, { decision: 'publish' })).json()).toEqual({ id, state: 'published' })
    expect(await readReview(id)).toEqual({ state: 'published', hide_reason: null })
  })

  it('cannot hide a published one without the public learning that it was public', async () => {
    const countLater = async () => (await countReviews(work.hand.db, 'pl')).hiddenLater
    const { id } = await storeWaiting(1, 'pl')
    const other = await storeWaiting(1, 'pl')
    await decide(other.id, { decision: 'hide', reason: 'INSULT' })
    expect(await countLater()).toBe(0)
    await decide(id, { decision: 'publish' })
    expect(await countLater()).toBe(0)
    await decide(id, { decision: 'hide', reason: 'UNREADABLE' })
    expect(await countLater()).toBe(1)
  })

  it.each([[{ decision: 'hide' }], [{ decision: 'hide', reason: 'UNFRIENDLY' }], [{ decision: 'delete' }]])(
    'cannot decide %o',
    async (json) => {
      const { id } = await storeWaiting(1)
      expect((await decide(id, json)).statusCode).toBe(400)
      expect(await readReview(id)).toEqual({ state: 'waiting', hide_reason: null })
    },
  )

  it('cannot decide about one that its seller has withdrawn', async () => {
    const { id } = await storeWaiting(1)
    await work.hand.db.$client.query('delete from review where id = $1', [id])
    expect((await decide(id, { decision: 'publish' })).statusCode).toBe(404)
  })

  it.each(['inspector', 'second_inspector', 'payout', 'administration'] as const)(
    'with the role %s sees none',
    async (role) => {
      const other = await work.hire(role)
      expect((await other.get('/desk/api/reviews')).statusCode).toBe(403)
    },
  )

  it('is logged with every review that was shown', async () => {
    const { id } = await storeWaiting(4)
    await support.get('/desk/api/reviews')
    const view = (await work.desk.readViews()).at(-1)
    expect(view).toMatchObject({ operator_id: support.id, action: 'LIST_REVIEWS' })
    expect(view?.data).toMatchObject({ reviews: expect.arrayContaining([id]) })
  })
})

describe('the pages with reviews', () => {
  it('are made again when a review changes, and not when nothing did', async () => {
    const { id } = await storeWaiting(5)
    const client = await work.hand.db.$client.connect()
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('listen cache_version')
    await eraseOldReviews(work.hand.db)
    expect(heard).toEqual([])
    await decide(id, { decision: 'publish' })
    await expect.poll(() => heard).toEqual(['reviews'])
    client.release(true)
  })
})

describe('the seller of a hidden review', () => {
  it.each(['de', 'pl'] as const)('in %s learns the reason by mail, once', async (market) => {
    const server = await startMailServer()
    const mail = createSmtpMail(`smtp://${server.host}`)
    const worker = createTestWorker({ ...work.hand, mail })
    // Labels and mails of the sales before.
    await work.hand.db.$client.query('delete from outbox')
    const { id } = await storeWaiting(1, market)
    await worker.drain()
    await decide(id, { decision: 'hide', reason: 'PERSONAL_DATA' })
    await decide(id, { decision: 'hide', reason: 'PERSONAL_DATA' })
    await worker.drain()
    const received = server.received.filter(({ parsed }) => {
      const { MAIL_REVIEW_HIDDEN_TITLE } = CORRESPONDENCE[market]
      return parsed.text?.includes(MAIL_REVIEW_HIDDEN_TITLE)
    })
    expect(received).toHaveLength(1)
    if (received[0]) expectText(received[0], MESSAGES[market].REVIEWS_HIDDEN_PERSONAL_DATA)
    await mail.close()
    await server.close()
  })

  it('gets none when the review was restored first', async () => {
    const { id, transactionId } = await storeWaiting(1)
    await decide(id, { decision: 'publish' })
    expect(await listMailJobs(work.hand.db, transactionId)).not.toContain('REVIEW_HIDDEN')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { createFairnessService } from '#server/modules/fairness/fairness.service.ts'
import { expireRecyclingLabels } from '#server/modules/recycling/expire-labels.ts'
import { createIssueRecyclingLabel } from '#server/modules/recycling/issue-recycling-label.ts'
import { findRecyclingLabel } from '#server/modules/recycling/recycling.repository.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { openAsRole } from '../../support/database.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { buildRecyclingFields, createRecyclingSenders, findLink } from '../../support/recycling-senders.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let senders: ReturnType<typeof createRecyclingSenders>
let desk: TestDesk
let bearer: string

beforeAll(async () => {
  store = await startSaleShop()
  senders = createRecyclingSenders(store)
  desk = await startTestDesk({ db: store.db, secret: store.secret, now: () => store.clock.nowMs })
  bearer = await (await desk.hire('inspector')).createToken()
})

afterAll(async () => {
  await desk.close()
  await store.close()
})

/** A warehouse system that only knows the API and its token. */
async function call(method: string, path: string, json?: unknown) {
  const answer = await desk.send(method, `/desk/api${path}`, { bearer, origin: null, json })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

async function readPaper(attachments: readonly MailAttachment[] | undefined, name: string) {
  const paper = attachments?.find(({ filename }) => filename.startsWith(name))
  if (!paper) throw new Error(`The mail has no ${name}`)
  const { pages, lang } = await readPdf(paper.content)
  return { lang, text: pages.map(({ text }) => text).join(' ') }
}

async function readStatus(market: MarketId, link: URL) {
  const { status, text } = await store.shop.get(MARKET_HOSTS[market], `${link.pathname}/_payload.json`)
  return { status, parcel: status === 200 ? JSON.parse(text).data.parcel : null }
}

async function countRecycled(): Promise<number> {
  const { db, clock } = store
  const year = await createFairnessService({ db: openAsRole(db, 'web'), now: () => clock.nowMs }).getYear()
  return year.freeRecycling?.deviceCount ?? 0
}

/** What the fairness page of a market says. It is opened once per test: pages are cached. */
async function readFairnessPage(market: MarketId) {
  // The figures were read at most ten seconds ago, the page some minutes.
  store.clock.nowMs += HOUR_MS
  const path = `${buildPath(MARKETS[market], 'fairness')}/_payload.json`
  return JSON.parse((await store.shop.get(MARKET_HOSTS[market], path)).text).data.freeRecycling
}

/** A requested label, mailed. */
async function requestLabel(market: MarketId) {
  const fields = buildRecyclingFields(market)
  expect((await senders.request(market, fields)).status).toBe(204)
  await store.drain()
  const [parcel] = await senders.parcelsOf(fields.email)
  const [mail] = await senders.mailsTo(fields.email)
  if (!parcel || !mail) throw new Error('No label was mailed')
  return { fields, parcel, mail, link: findLink(mail, parcel.number) }
}

describe.each(MARKET_IDS)('a device without an offer in %s', (market) => {
  it('goes from the form to the recycling, with a mail at every step', async () => {
    const before = await countRecycled()
    const t = getCorrespondenceTranslator(MARKETS[market])
    const page = getTranslator(MARKETS[market])
    const { fields, parcel, mail, link } = await requestLabel(market)
    const { number, tracking_number: tracking } = parcel
    expect(mail.subject).toBe(t('MAIL_RECYCLING_LABEL_SUBJECT', { number }))
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `label-${number}.pdf`,
      `packing-slip-${number}.pdf`,
      'qr.png',
    ])
    const label = await readPaper(mail.attachments, 'label')
    expect(label.lang).toBe(MARKETS[market].locale)
    expect(label.text.replaceAll(' ', '')).toContain(tracking)
    expect(label.text).toContain(t('RECYCLING_NUMBER'))
    const slip = await readPaper(mail.attachments, 'packing-slip')
    expect(slip.text).toContain(number)
    expect(slip.text).toContain(fields.device)
    expect(await readStatus(market, link)).toMatchObject({ parcel: { number, state: 'LABEL_ISSUED' } })

    const at = new Date(store.clock.nowMs).toISOString()
    const scan = { trackingNumber: tracking, event: 'SCANNED', at }
    expect(await call('POST', '/scans', scan)).toEqual({ tradeNumber: number, moved: [1] })
    expect(await call('POST', '/scans', scan)).toEqual({ tradeNumber: number, moved: [] })
    expect(await readStatus(market, link)).toMatchObject({ parcel: { state: 'IN_TRANSIT', sentAt: at } })

    await call('POST', `/recycling/${number}/arrival`, { weightInGrams: 812, deviceCount: 2 })
    await store.drain()
    await call('POST', `/recycling/${number}/recycled`)
    await store.drain()
    const subjects = (await senders.mailsTo(fields.email)).map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual([
      t('MAIL_RECYCLING_STATE_SUBJECT', { number, state: page('RECYCLING_RECEIVED') }),
      t('MAIL_RECYCLING_STATE_SUBJECT', { number, state: page('RECYCLING_RECYCLED') }),
    ])
    expect(await readStatus(market, link)).toMatchObject({ parcel: { state: 'RECYCLED' } })
    expect(await readFairnessPage(market)).toMatchObject({ deviceCount: before + 2 })
  })
})

describe('a recycling parcel', () => {
  it('leaves no trace in sales, payouts and the purchase register', async () => {
    const { rows } = await store.db.$client.query(`
      select (select count(*)::int from trade) as trades, (select count(*)::int from trade_event) as events,
        (select count(*)::int from payout) as payouts, (select count(*)::int from purchase_register) as purchases`)
    expect(rows).toEqual([{ trades: 0, events: 0, payouts: 0, purchases: 0 }])
  })

  it('keeps its first label, whoever books it again', async () => {
    const { parcel, mail } = await requestLabel('de')
    const db = openAsRole(store.db, 'worker')
    const blobs = createTestBlobs(db)
    const issue = createIssueRecyclingLabel({
      db,
      blobs,
      now: () => store.clock.nowMs,
      carrier: { book: () => Promise.reject(new Error('Nothing is left to book')) },
    })
    const data = { parcelId: Number(parcel.id) }
    await issue({ id: 0, topic: '', workKey: '', createdAt: new Date(0), attempts: 2, data })
    const label = await blobs.read(await findRecyclingLabel(store.db, Number(parcel.id)))
    expect(label?.length).toBe(mail.attachments[0]?.content.length)
  })

  it('opens its papers for the holder of its link only', async () => {
    const { parcel, link } = await requestLabel('de')
    const key = link.pathname.split('/').at(-1) ?? ''
    const open = (paper: string, with_: string) =>
      store.shop.get(MARKET_HOSTS.de, `/api/recycling/${parcel.number}/${paper}?key=${with_}`)
    for (const paper of ['label.pdf', 'packing-slip.pdf']) {
      const answer = await open(paper, key)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect((await open(paper, 'x'.repeat(22))).status).toBe(404)
    }
    const stranger = new URL(link.href.replace(key, 'x'.repeat(22)))
    expect((await readStatus('de', stranger)).status).toBe(404)
  })

  it('is booked in once, and recycled only after that', async () => {
    const { parcel } = await requestLabel('de')
    const send = (below: string, json?: unknown) =>
      desk.send('POST', `/desk/api/recycling/${parcel.number}${below}`, { bearer, origin: null, json })
    const arrival = { weightInGrams: 300, deviceCount: 1 }
    expect((await send('/recycled')).statusCode).toBe(409)
    expect((await send('/arrival', { ...arrival, weightInGrams: 0 })).statusCode).toBe(400)
    expect((await send('/arrival', arrival)).statusCode).toBe(201)
    expect((await send('/arrival', arrival)).statusCode).toBe(409)
    expect((await send('/recycled')).statusCode).toBe(200)
    expect((await send('/recycled')).statusCode).toBe(409)
  })

  it('is found at the desk by whatever is printed on it', async () => {
    const { parcel } = await requestLabel('pl')
    desk.clock.nowMs = store.clock.nowMs
    const cookie = await (await desk.hire('inspector')).startSession()
    const path = `/desk/api/recycling/${parcel.number}`
    for (const code of [parcel.number, parcel.number.toLowerCase(), `DHL:${parcel.tracking_number}`]) {
      const scan = await desk.send('GET', `/desk/api/search?q=${encodeURIComponent(code)}`, { cookie })
      expect(scan.json().rows, code).toMatchObject([{ kind: 'RECYCLING', number: parcel.number }])
    }
    expect((await desk.send('GET', path, { cookie })).json()).toMatchObject({ state: 'LABEL_ISSUED' })
  })

  it('ends when it isn’t sent in time, and is taken in all the same if it comes', async () => {
    const { fields, parcel, link } = await requestLabel('fr')
    store.clock.nowMs += 23 * DAY_MS
    await expireRecyclingLabels(openAsRole(store.db, 'worker'), store.clock.nowMs)
    await expireRecyclingLabels(openAsRole(store.db, 'worker'), store.clock.nowMs)
    await store.drain()
    const t = getCorrespondenceTranslator(MARKETS.fr)
    const state = getTranslator(MARKETS.fr)('RECYCLING_EXPIRED')
    const [, ...later] = await senders.mailsTo(fields.email)
    expect(later.map(({ subject }) => subject)).toEqual([
      t('MAIL_RECYCLING_STATE_SUBJECT', { number: parcel.number, state }),
    ])
    expect(await readStatus('fr', link)).toMatchObject({ parcel: { state: 'EXPIRED' } })
    await call('POST', `/recycling/${parcel.number}/arrival`, { weightInGrams: 300, deviceCount: 1 })
    expect(await readStatus('fr', link)).toMatchObject({ parcel: { state: 'RECEIVED' } })
  })
})

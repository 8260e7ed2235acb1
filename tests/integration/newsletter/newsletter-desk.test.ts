import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import { openAsRole } from '../../support/database.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createPng } from '../../support/example-photos.ts'
import { NEWSLETTER_MARKETS, readExampleIssue } from '../../support/newsletter-issues.ts'
import { createTestWorker } from '../../support/test-worker.ts'

const ISSUES = '/desk/api/newsletter/issues'

let desk: TestDesk
let editor: TestOperator
let bearer: string

beforeAll(async () => {
  desk = await startTestDesk()
  editor = await desk.hire('newsletter')
  bearer = await editor.createToken()
})

afterAll(() => desk.close())

const write = async (json: unknown = readExampleIssue('de')): Promise<number> => {
  const answer = await desk.send('POST', ISSUES, { bearer, json })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}

const test = (id: number, email = 'editor@shop.example') =>
  desk.send('POST', `${ISSUES}/${id}/tests`, { bearer, json: { email } })

const schedule = (id: number, atMs = desk.clock.nowMs + DAY_MS) =>
  desk.send('PUT', `${ISSUES}/${id}/schedule`, { bearer, json: { at: new Date(atMs).toISOString() } })

const readIssue = async (id: number) => (await desk.send('GET', `${ISSUES}/${id}`, { bearer })).json()

describe('an issue at the desk', () => {
  it.each(NEWSLETTER_MARKETS)('the example of %s names nothing that doesn’t exist', async (market) => {
    const id = await write(readExampleIssue(market))
    expect((await readIssue(id)).problems).toEqual([])
  })

  it('is written, tested, scheduled, cancelled and changed, and every step is in the log', async () => {
    await desk.takeAudit()
    const id = await write()
    expect((await schedule(id)).json()).toMatchObject({ statusCode: 409, id: 'NOT_POSSIBLE' })
    expect((await test(id)).statusCode).toBe(202)
    expect((await schedule(id)).statusCode).toBe(200)
    expect((await readIssue(id)).status).toBe('scheduled')
    const changed = { ...readExampleIssue('de'), title: 'Ein anderer Titel' }
    const change = () => desk.send('PUT', `${ISSUES}/${id}`, { bearer, json: changed })
    expect((await change()).statusCode).toBe(409)
    expect((await desk.send('DELETE', `${ISSUES}/${id}/schedule`, { bearer })).statusCode).toBe(200)
    expect((await change()).statusCode).toBe(200)
    expect(await readIssue(id)).toMatchObject({ status: 'draft', isTested: false })
    expect((await desk.takeAudit()).map(({ action }) => action)).toEqual([
      'WRITE_ISSUE',
      'SCHEDULE_ISSUE',
      'TEST_ISSUE',
      'SCHEDULE_ISSUE',
      'WRITE_ISSUE',
      'CANCEL_ISSUE',
      'WRITE_ISSUE',
    ])
  })

  it('can’t be scheduled for the past, or with links and devices that don’t exist', async () => {
    const sound = await write()
    await test(sound)
    expect((await schedule(sound, desk.clock.nowMs - 1)).json()).toMatchObject({
      statusCode: 422,
      errors: [{ field: 'at', key: 'TIME_PAST' }],
    })
    const broken = await write({
      ...readExampleIssue('de'),
      title: 'Für {nobody}',
      blocks: [
        { kind: 'devices', devices: ['apple-iphone-99'] },
        { kind: 'button', label: 'Weiter', link: 'https://evil.example/' },
        { kind: 'picture', picture: 'missing.png', alt: 'Fehlt' },
      ],
    })
    expect((await test(broken)).json().errors).toEqual([
      { field: 'title', key: 'ISSUE_PLACEHOLDER_UNKNOWN' },
      { field: 'blocks.0.devices.0', key: 'ISSUE_DEVICE_UNKNOWN' },
      { field: 'blocks.1.link', key: 'ISSUE_LINK_UNKNOWN' },
      { field: 'blocks.2.picture', key: 'ISSUE_PICTURE_MISSING' },
    ])
  })

  it('is refused for a market without a newsletter', async () => {
    for (const market of ['at', 'en', 'pl'])
      expect(
        (await desk.send('POST', ISSUES, { bearer, json: { ...readExampleIssue('de'), market } })).statusCode,
      ).toBe(400)
  })

  it('is not for other roles', async () => {
    const support = await (await desk.hire('support')).createToken()
    expect((await desk.send('GET', ISSUES, { bearer: support })).statusCode).toBe(403)
  })

  it('arrives as a test with its picture inside the mail', async () => {
    const file = readExampleIssue('fr')
    const picture = { kind: 'picture', picture: 'offre.png', alt: 'Un téléphone' } as const
    const id = await write({ ...file, blocks: [picture, ...file.blocks] })
    const added = await desk.app.inject({
      method: 'PUT',
      url: `${ISSUES}/${id}/pictures/offre.png`,
      headers: { host: 'desk.test', authorization: `Bearer ${bearer}`, 'content-type': 'image/png' },
      payload: createPng(),
    })
    expect(added.statusCode).toBe(200)
    expect((await test(id, 'redaction@shop.example')).statusCode).toBe(202)
    const mailbox = createLocalMailbox(openAsRole(desk.db, 'worker'))
    await createTestWorker({
      db: desk.db,
      mail: mailbox,
      secret: desk.secret,
      now: () => desk.clock.nowMs,
    }).drain()
    const [mail] = (await mailbox.list()).filter(({ to }) => to === 'redaction@shop.example')
    expect(mail?.subject).toBe(`[Test] ${file.subject}`)
    const whole = await mailbox.find(mail?.id ?? '')
    expect(whole?.html).toContain('src="cid:offre.png"')
    expect(whole?.attachments.map(({ filename }) => filename)).toEqual(['offre.png'])
  })

  it('is deleted as long as it is a draft', async () => {
    const id = await write()
    expect((await desk.send('DELETE', `${ISSUES}/${id}`, { bearer })).statusCode).toBe(200)
    expect((await desk.send('DELETE', `${ISSUES}/${id}`, { bearer })).statusCode).toBe(404)
  })

  it('is scheduled only with a factor of the last quarter of an hour', async () => {
    const id = await write()
    await test(id)
    const cookie = await editor.startSession()
    desk.clock.nowMs += 16 * MINUTE_MS
    const json = { at: new Date(desk.clock.nowMs + DAY_MS).toISOString() }
    const refused = await desk.send('PUT', `${ISSUES}/${id}/schedule`, { cookie, json })
    expect(refused.json().id).toBe('STEP_UP_REQUIRED')
  })

  it('is previewed with the prices of today', async () => {
    const id = await write()
    const { html, text } = (await desk.send('GET', `${ISSUES}/${id}/preview`, { bearer })).json()
    expect(html).toContain('bis zu')
    expect(text).toMatch(/iPhone 13 Pro\s+bis zu \d+/)
  })
})

describe('a report over HTTP', () => {
  const sendReport = (payload: string, type = 'message/rfc822') =>
    desk.app.inject({
      method: 'POST',
      url: '/desk/api/newsletter/reports',
      headers: { host: 'desk.test', authorization: `Bearer ${bearer}`, 'content-type': type },
      payload,
    })

  it('is taken as the raw message, and anything else is only acknowledged', async () => {
    expect((await sendReport('Subject: Hi\r\n\r\nHello')).json()).toEqual({ outcome: 'noReport' })
    expect((await sendReport('{}', 'application/json')).statusCode).toBe(400)
  })
})

describe('the health of the list', () => {
  const STARTED = '2026-11-10T08:00:00Z'

  beforeAll(async () => {
    const subscribe = (name: string, status: 'confirmed' | 'pending' | 'unsubscribed') =>
      desk.db.$client.query(
        `insert into newsletter_subscription (email, market, status, enrich_hash, unsubscribe_hash, requested_at,
           confirmed_at, unsubscribed_at)
         values ($1, 'it', $2, sha256(convert_to('e' || $1, 'UTF8')), sha256(convert_to('u' || $1, 'UTF8')), $3,
           case when $2 <> 'pending' then $3::timestamptz end, case when $2 = 'unsubscribed' then $3::timestamptz end)`,
        [`${name}@reader.example`, status, STARTED],
      )
    await subscribe('one', 'confirmed')
    await subscribe('two', 'confirmed')
    await subscribe('three', 'pending')
    await subscribe('four', 'unsubscribed')
    await desk.db.$client.query(
      `insert into newsletter_issue (market, status, content, started_at, finished_at, created_at, changed_at)
       values ('it', 'sent', $1, $2, $2, $2, $2)`,
      [readExampleIssue('it'), STARTED],
    )
    const end = (way: string, at: string) =>
      desk.db.$client.query(
        `insert into newsletter_consent (email, market, kind, way, happened_at)
         values ('four@reader.example', 'it', 'ended', $1, $2)`,
        [way, at],
      )
    await end('link', '2026-11-11T08:00:00Z')
    await end('bounce', '2026-11-10T08:00:01Z')
    await end('bounce', '2026-11-12T08:00:00Z')
    await end('complaint', '2026-11-16T08:00:00Z')
    // Before the issue, and long after it.
    await end('link', '2026-11-09T08:00:00Z')
    await end('link', '2026-11-17T08:00:01Z')
  })

  const readHealth = async () => (await desk.send('GET', '/desk/api/newsletter/health', { bearer })).json()

  it('counts subscriptions by state', async () => {
    expect((await readHealth()).subscribers).toContainEqual({
      market: 'it',
      pending: 1,
      confirmed: 2,
      unsubscribed: 1,
    })
  })

  it('counts who left, bounced or complained in the week after an issue', async () => {
    expect((await readHealth()).issues).toEqual([
      expect.objectContaining({ market: 'it', left: 1, bounced: 2, complained: 1 }),
    ])
  })
})

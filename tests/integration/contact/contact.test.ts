import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { MESSAGES } from '#messages/messages.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import {
  buildContactFields,
  createContactDesk,
  readRefusal,
  SALE_NUMBER,
} from '../../support/contact-desk.ts'
import { createCustomer } from '../../support/customers.ts'
import { EXAMPLE_COMPANY } from '../../support/example-operator.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop } from '../../support/test-shop.ts'

let store: SaleShop
let desk: ReturnType<typeof createContactDesk>

beforeAll(async () => {
  store = await startSaleShop()
  desk = createContactDesk(store)
})

afterAll(() => store.close())

describe('a message to the help desk', () => {
  it('reaches the shared mailbox, sorted by its subject, with a reply address of the sender', async () => {
    const fields = buildContactFields()
    const { status, headers } = await desk.send(fields)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 204,
      cacheControl: 'no-store',
    })
    const [mail, ...others] = await desk.mailsWith(fields.email.toLowerCase())
    expect(others).toEqual([])
    const { helpDeskMail: recipient, senderMail: sender } = EXAMPLE_COMPANY
    expect(mail).toMatchObject({ to: recipient, replyTo: fields.email.toLowerCase() })
    expect(mail?.from).toContain(sender)
    expect(mail?.subject).toBe(`[de/PAYOUT] #${SALE_NUMBER}`)
    const { CONTACT_SUBJECT_PAYOUT } = MESSAGES.de
    for (const part of [SALE_NUMBER, fields.name, 'Where is my money?', CONTACT_SUBJECT_PAYOUT])
      expect({ part, hasText: mail?.text.includes(part), hasHtml: mail?.html.includes(part) }).toEqual({
        part,
        hasText: true,
        hasHtml: true,
      })
    expect(mail?.text).toContain('It is 10 < 20 days.')
    expect(mail?.html).toContain('It is 10 &lt; 20 days.')
    // The address isn't proven: nobody may make us write to a stranger.
    const addressed = (await store.mailbox.list()).filter(({ to }) => to === fields.email.toLowerCase())
    expect(addressed).toEqual([])
  })

  it.each([
    ['pl', 'OTHER', '[pl/OTHER]'],
    ['at', 'VOUCHER', '[at/VOUCHER]'],
    ['en', '', '[en]'],
  ] as const)('says in its subject that it is from %s', async (market, subject, expected) => {
    const fields = buildContactFields({ subject, tradeNumber: '' })
    expect((await desk.send(fields, { host: MARKET_HOSTS[market] })).status).toBe(204)
    expect((await desk.mailsWith(fields.email.toLowerCase())).map((mail) => mail.subject)).toEqual([expected])
  })

  it('is stored and mailed once, however often it is sent with the same key', async () => {
    const fields = buildContactFields()
    const key = randomUUID()
    const token = await desk.tokenFor(key)
    store.clock.nowMs += 3_000
    const stored = await desk.storedBy(async () => {
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => desk.send(fields, { key, token, writesForMs: 0 })),
      )
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
      // Even long after its token has expired.
      expect((await desk.send(fields, { key, token, writesForMs: 25 * HOUR_MS })).status).toBe(204)
      const other = await desk.send({ ...fields, message: 'Something else altogether' }, { key, token })
      expect(readRefusal(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    })
    expect(stored).toBe(1)
  })

  it('is mailed once, by two workers at once and after a worker died before reporting success', async () => {
    const fields = buildContactFields()
    await desk.send(fields)
    await Promise.all([store.drain(), store.drain()])
    await store.db.$client.query(
      `update outbox set status = 'waiting', due_at = $1 where topic = 'CONTACT_MAIL' and status <> 'waiting'`,
      [new Date(store.clock.nowMs)],
    )
    expect(await desk.mailsWith(fields.email.toLowerCase())).toHaveLength(1)
  })

  it('has no active content in its mail: bidi characters are removed, tags stay text', async () => {
    const message = 'Look: \u202egpj.exe\u202c "\'&amp; <img src=x onerror=alert(1)>\u2028.\r\n.\r\nend'
    const fields = buildContactFields({ message })
    expect((await desk.send(fields)).status).toBe(204)
    const [mail] = await desk.mailsWith(fields.email.toLowerCase())
    expect(mail?.text).toContain('Look: gpj.exe "\'&amp; <img src=x onerror=alert(1)>\n.\n.\nend')
    expect(mail?.html).not.toContain('<img src=x')
    expect(`${mail?.text}${mail?.html}`).not.toContain('\u202e')
    const controls = buildContactFields({ message: 'Look at this: \u0000\u0007' })
    expect((await desk.send(controls)).status).toBe(400)
  })

  it('is delivered even with many links in it, but the desk is warned', async () => {
    const links = 'See http://a.example and https://b.example and www.c.example'
    const fields = buildContactFields({ message: links })
    await desk.send(fields)
    const [mail] = await desk.mailsWith(fields.email.toLowerCase())
    expect(mail?.text).toMatch(/^\* .*3 Links/m)
  })
})

describe('a message is refused', () => {
  it.each<[string, string, string, object?]>([
    ['subject', 'VOUCHER', 'SUBJECT_UNKNOWN'],
    ['tradeNumber', '', 'FIELD_REQUIRED'],
    ['name', 'Zofia\u2028Bcc: all', 'FIELD_CHARACTERS'],
    ['name', 'Zofia evil.com', 'FIELD_CONTACT_DETAILS'],
    ['name', '<script>alert(1)</script>', 'FIELD_CHARACTERS'],
    ['email', 'a@example.org;b@example.org', 'EMAIL_FORMAT'],
    ['email', 'a@example.org,b@example.org', 'EMAIL_FORMAT'],
    ['message', 'too short', 'MESSAGE_TOO_SHORT', { params: { min: 10 } }],
  ])('for its %s: %j', async (field, value, key, params = {}) => {
    const stored = await desk.storedBy(async () => {
      const answer = await desk.send(buildContactFields({ [field]: value }))
      expect(readRefusal(answer)).toEqual([422, 'INVALID_FIELDS', { field, key, ...params }])
    })
    expect(stored).toBe(0)
  })

  it('when it is larger than any real message', async () => {
    const huge = buildContactFields({ message: 'x'.repeat(1_000_000) })
    expect((await desk.send(huge)).status).toBe(413)
    expect((await desk.post(huge)).status).toBe(413)
    const long = readRefusal(await desk.send(buildContactFields({ message: 'x'.repeat(20_001) })))
    expect(long.slice(0, 2)).toEqual([400, 'INVALID_REQUEST'])
  })

  it('without a key, and with fields that the form does not have', async () => {
    expect((await desk.send(buildContactFields(), { key: 'x', token: 'x' })).status).toBe(400)
    expect((await desk.send({ ...buildContactFields(), to: 'all@example.org' })).status).toBe(400)
  })
})

describe('bots', () => {
  it('get the answer of a success when they fill in the honeypot, and nothing is stored', async () => {
    const stored = await desk.storedBy(async () => {
      expect((await desk.send(buildContactFields({ website: 'https://spam.example' }))).status).toBe(204)
      const { status, headers } = await desk.post(buildContactFields({ website: 'x' }))
      expect({ status, location: headers.location }).toEqual({ status: 303, location: '/kontakt?sent=1' })
    })
    expect(stored).toBe(0)
  })

  it('have to wait as long as a person takes to write, with a token for each message', async () => {
    const stored = await desk.storedBy(async () => {
      const early = await desk.send(buildContactFields(), { writesForMs: 1_000 })
      expect({ status: early.status, retryAfter: early.headers['retry-after'] }).toEqual({
        status: 429,
        retryAfter: '2',
      })
      const key = randomUUID()
      const token = await desk.tokenFor(key)
      const late = await desk.send(buildContactFields(), { key, token, writesForMs: DAY_MS + 1 })
      expect(readRefusal(late)).toEqual([403, 'TOKEN_INVALID'])
      const others = [token, '', 'x', '1.AAAAAAAAAAAAAAAAAAAAAA', token.replace(/^\d/, '9')]
      for (const other of others)
        expect(readRefusal(await desk.send(buildContactFields(), { token: other }))).toEqual([
          403,
          'TOKEN_INVALID',
        ])
    })
    expect(stored).toBe(0)
  })

  it('get five messages an hour through for one mail address, whatever the network', async () => {
    const email = 'busy@example.org'
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await desk.send(buildContactFields({ email }))).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const blocked = await desk.send(buildContactFields({ email: 'BUSY@example.org' }))
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    store.clock.nowMs += Number(blocked.headers['retry-after']) * 1_000
    expect((await desk.send(buildContactFields({ email }))).status).toBe(204)
  })

  it('get twenty through from one network, counted for all processes together', async () => {
    const { db, secret, clock } = store
    const other = await startTestShop({ db, secret, now: () => clock.nowMs, trustedProxies: ['127.0.0.1'] })
    clock.nowMs += HOUR_MS - (clock.nowMs % HOUR_MS)
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) {
      const shop = count % 2 ? other : store.shop
      // A household is free to choose the second half of its addresses.
      statuses.push(
        (await desk.send(buildContactFields(), { shop, address: `2001:db8:7:1::${count}` })).status,
      )
    }
    await other.close()
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429])
    expect((await desk.send(buildContactFields(), { address: '2001:db8:7:2::1' })).status).toBe(204)
  })

  it('never get more through by sending all at once', async () => {
    const email = 'at-once@example.org'
    const keys = Array.from({ length: 12 }, () => randomUUID())
    const tokens = await Promise.all(keys.map((key) => desk.tokenFor(key)))
    store.clock.nowMs += 3_000
    const sendWith = (key: string, index: number) =>
      desk.send(buildContactFields({ email }), { key, token: tokens[index] ?? '', writesForMs: 0 })
    expect(await desk.storedBy(() => Promise.all(keys.map(sendWith)))).toBe(5)
  })
})

describe('the form without script', () => {
  it('redirects to a page that confirms it; the same text twice a day is one message', async () => {
    const fields = buildContactFields()
    const stored = await desk.storedBy(async () => {
      for (const _ of [1, 2]) {
        const { status, headers } = await desk.post(fields)
        expect({ status, location: headers.location }).toEqual({ status: 303, location: '/kontakt?sent=1' })
        expect(headers['cache-control']).toBe('no-store')
      }
    })
    expect(stored).toBe(1)
    expect(await desk.mailsWith(fields.email.toLowerCase())).toHaveLength(1)
    const { status, text } = await store.shop.get(MARKET_HOSTS.de, '/kontakt?sent=1')
    expect({ status, hasText: text.includes(MESSAGES.de.CONTACT_SENT) }).toEqual({
      status: 200,
      hasText: true,
    })
    expect(text).toContain('noindex')
  })

  it('comes back with what was typed and what is wrong, and is not cached', async () => {
    const name = '"><script>alert(1)</script>'
    const typed = { subject: 'RETURN', name, email: 'nonsense', message: '</textarea></script> hm' }
    const { status, headers, text } = await desk.post(buildContactFields(typed))
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 422,
      cacheControl: 'private, no-store',
    })
    expect(text).toContain(MESSAGES.de.PROBLEM_EMAIL_FORMAT)
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(text).toContain('&lt;/textarea&gt;&lt;/script&gt; hm')
    expect(text).not.toContain('<script>alert(1)')
    expect(text).toMatch(/<option value="RETURN" selected/)
    const { text: next } = await store.shop.get(MARKET_HOSTS.de, '/kontakt')
    expect(next).not.toContain('nonsense')
  })

  it('has stricter limits, and the page says when to try again', async () => {
    const address = '203.0.113.99'
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await desk.post(buildContactFields(), { address })).status)
    expect(new Set(statuses)).toEqual(new Set([303]))
    const fields = buildContactFields()
    const { status, text } = await desk.post(fields, { address })
    expect({ status, hasText: text.includes(fields.email) }).toEqual({ status: 429, hasText: true })
    expect((await desk.send(buildContactFields(), { address })).status).toBe(204)
  })

  it('is accepted only by the market’s own page, and not from other sites', async () => {
    expect((await desk.post(buildContactFields(), { path: '/contact' })).status).toBe(404)
    const { location } = (
      await desk.post(buildContactFields({ subject: 'OTHER' }), {
        host: MARKET_HOSTS.pl,
        path: '/pomoc-serwis',
      })
    ).headers
    expect(location).toBe('/pomoc-serwis?sent=1')
    const { status } = await store.shop.send(MARKET_HOSTS.de, '/kontakt', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(buildContactFields()).toString(),
    })
    expect(status).toBe(403)
  })

  it('takes its subject from the link, and shows nobody’s trade number', async () => {
    const { text } = await store.shop.get(MARKET_HOSTS.de, `/kontakt?subject=RETURN&trade=${SALE_NUMBER}`)
    expect(text).toMatch(/<option value="RETURN" selected/)
    expect(text).not.toContain(SALE_NUMBER)
    const english = await store.shop.get(MARKET_HOSTS.en, '/contact?subject=RETURN')
    expect({ status: english.status, hasText: english.text.includes('<select') }).toEqual({
      status: 200,
      hasText: false,
    })
  })
})

describe('messages are deleted', () => {
  it('with the account of their address, and their mail is no longer sent', async () => {
    const customer = await createCustomer(store)
    await desk.send(buildContactFields({ email: customer.email }))
    expect(await desk.countOf(customer.email)).toBe(1)
    const { customerId, customerNumber } = customer
    const erasure = { customerId, customerIdentifier: String(customerNumber) }
    expect((await customer.call('DELETE', '/api/customers/customers', erasure)).status).toBe(200)
    expect(await desk.countOf(customer.email)).toBe(0)
    expect(await desk.mailsWith(customer.email)).toEqual([])
  })

  it('after a year', async () => {
    const email = 'old@example.org'
    await desk.send(buildContactFields({ email }))
    const sentAtMs = store.clock.nowMs
    await forgetPeople(store.db, sentAtMs + 365 * DAY_MS)
    expect(await desk.countOf(email)).toBe(1)
    await forgetPeople(store.db, sentAtMs + 365 * DAY_MS + 1)
    expect(await desk.countOf(email)).toBe(0)
  })
})

it('nothing of a message is in the log', async () => {
  const fields = buildContactFields({ message: 'A very private matter' })
  await desk.send(fields)
  await desk.post({ ...fields, email: 'nonsense-address' })
  const logs = JSON.stringify(store.shop.logs)
  for (const secret of ['private matter', 'nonsense-address', fields.email])
    expect(logs).not.toContain(secret)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { createContactDesk, fieldsWith, refusalOf, SALE_NUMBER } from '../../support/contact-desk.ts'
import { createCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop } from '../../support/test-shop.ts'

const HOUR_MS = 3_600_000

let store: SaleShop
let desk: ReturnType<typeof createContactDesk>

beforeAll(async () => {
  store = await startSaleShop()
  desk = createContactDesk(store)
})

afterAll(() => store.close())

describe('a message to the help desk', () => {
  it('reaches the shared mailbox, sorted by its subject, with a reply that goes to whoever wrote', async () => {
    const fields = fieldsWith()
    const { status, headers } = await desk.send(fields)
    expect([status, headers['cache-control']]).toEqual([204, 'no-store'])
    const [mail, ...others] = await desk.mailsWith(fields.email.toLowerCase())
    expect(others).toEqual([])
    const { recipient, sender } = MARKETS.de.contactMail
    expect(mail).toMatchObject({ to: recipient, replyTo: fields.email.toLowerCase() })
    expect(mail?.from).toContain(sender)
    expect(mail?.subject).toBe(`[de/PAYOUT] #${SALE_NUMBER}`)
    const { CONTACT_SUBJECT_PAYOUT } = MESSAGES.de
    for (const part of [SALE_NUMBER, fields.name, 'Where is my money?', CONTACT_SUBJECT_PAYOUT])
      expect([part, mail?.text.includes(part), mail?.html.includes(part)]).toEqual([part, true, true])
    expect(mail?.text).toContain('It is 10 < 20 days.')
    expect(mail?.html).toContain('It is 10 &lt; 20 days.')
    // Nobody has proven the address: whoever types a stranger's must not have us write to him.
    const addressed = (await store.mailbox.list()).filter(({ to }) => to === fields.email.toLowerCase())
    expect(addressed).toEqual([])
  })

  it.each([
    ['pl', 'OTHER', '[pl/OTHER]'],
    ['at', 'VOUCHER', '[at/VOUCHER]'],
    ['en', '', '[en]'],
  ] as const)('says in its subject that it is from %s', async (market, subject, expected) => {
    const fields = fieldsWith({ subject, tradeNumber: '' })
    expect((await desk.send(fields, { host: MARKET_HOSTS[market] })).status).toBe(204)
    expect((await desk.mailsWith(fields.email.toLowerCase())).map((mail) => mail.subject)).toEqual([expected])
  })

  it('is one message and one mail, however often it is sent with the same key', async () => {
    const fields = fieldsWith()
    const key = randomUUID()
    const token = await desk.tokenFor(key)
    store.clock.nowMs += 3_000
    const stored = await desk.storedBy(async () => {
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => desk.send(fields, { key, token, writesForMs: 0 })),
      )
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
      // Also long after its token has ended.
      expect((await desk.send(fields, { key, token, writesForMs: 25 * HOUR_MS })).status).toBe(204)
      const other = await desk.send({ ...fields, message: 'Something else altogether' }, { key, token })
      expect(refusalOf(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    })
    expect(stored).toBe(1)
  })

  it('is mailed once, with two workers at once and with one that died before it could say so', async () => {
    const fields = fieldsWith()
    await desk.send(fields)
    await Promise.all([store.workOff(), store.workOff()])
    await store.db.$client.query(
      `update outbox set status = 'waiting', due_at = $1 where topic = 'CONTACT_MAIL' and status <> 'waiting'`,
      [new Date(store.clock.nowMs)],
    )
    expect(await desk.mailsWith(fields.email.toLowerCase())).toHaveLength(1)
  })

  it('has nothing in its mail that acts: controls and turned text are left out, tags stay text', async () => {
    const message =
      'Look: \u202egpj.exe\u202c \u0000\u0007"\'&amp; <img src=x onerror=alert(1)>\u2028.\r\n.\r\nend'
    const fields = fieldsWith({ message })
    expect((await desk.send(fields)).status).toBe(204)
    const [mail] = await desk.mailsWith(fields.email.toLowerCase())
    expect(mail?.text).toContain('Look: gpj.exe "\'&amp; <img src=x onerror=alert(1)>\n.\n.\nend')
    expect(mail?.html).not.toContain('<img src=x')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/[\u0000\u0007\u202e]/)
  })

  it('is delivered with many links in it, but the desk is told', async () => {
    const links = 'See http://a.example and https://b.example and www.c.example'
    const fields = fieldsWith({ message: links })
    await desk.send(fields)
    const [mail] = await desk.mailsWith(fields.email.toLowerCase())
    expect(mail?.text).toMatch(/^\* .*3 Links/m)
  })
})

describe('a message is sent back', () => {
  it.each<[string, string, string, object?]>([
    ['subject', 'VOUCHER', 'SUBJECT_UNKNOWN'],
    ['tradeNumber', '', 'FIELD_REQUIRED'],
    ['name', 'Zofia\r\nBcc: all@example.org', 'FIELD_CHARACTERS'],
    ['name', '<script>alert(1)</script>', 'FIELD_CHARACTERS'],
    ['email', 'a@example.org\nBcc: b@example.org', 'EMAIL_FORMAT'],
    ['email', 'a@example.org,b@example.org', 'EMAIL_FORMAT'],
    ['message', 'too short', 'MESSAGE_TOO_SHORT', { params: { min: 10 } }],
  ])('for its %s: %j', async (field, value, key, params = {}) => {
    const stored = await desk.storedBy(async () => {
      const answer = await desk.send(fieldsWith({ [field]: value }))
      expect(refusalOf(answer)).toEqual([422, 'INVALID_FIELDS', { field, key, ...params }])
    })
    expect(stored).toBe(0)
  })

  it('when it is larger than anybody writes', async () => {
    const huge = fieldsWith({ message: 'x'.repeat(1_000_000) })
    expect((await desk.send(huge)).status).toBe(413)
    expect((await desk.post(huge)).status).toBe(413)
    const long = refusalOf(await desk.send(fieldsWith({ message: 'x'.repeat(20_001) })))
    expect(long.slice(0, 2)).toEqual([400, 'INVALID_REQUEST'])
  })

  it('without a key, and with fields that the form does not have', async () => {
    expect((await desk.send(fieldsWith(), { key: 'x', token: 'x' })).status).toBe(400)
    expect((await desk.send({ ...fieldsWith(), to: 'all@example.org' })).status).toBe(400)
  })
})

describe('programs that write', () => {
  it('are told that all is well when they fill in what nobody sees, and nothing is kept', async () => {
    const stored = await desk.storedBy(async () => {
      expect((await desk.send(fieldsWith({ website: 'https://spam.example' }))).status).toBe(204)
      const { status, headers } = await desk.post(fieldsWith({ website: 'x' }))
      expect([status, headers.location]).toEqual([303, '/kontakt?sent=1'])
    })
    expect(stored).toBe(0)
  })

  it('have to wait as long as a person writes, with a token for each message', async () => {
    const stored = await desk.storedBy(async () => {
      const early = await desk.send(fieldsWith(), { writesForMs: 1_000 })
      expect([early.status, early.headers['retry-after']]).toEqual([429, '2'])
      const key = randomUUID()
      const token = await desk.tokenFor(key)
      const late = await desk.send(fieldsWith(), { key, token, writesForMs: 24 * HOUR_MS + 1 })
      expect(refusalOf(late)).toEqual([403, 'TOKEN_INVALID'])
      const others = [token, '', 'x', '1.AAAAAAAAAAAAAAAAAAAAAA', token.replace(/^\d/, '9')]
      for (const other of others)
        expect(refusalOf(await desk.send(fieldsWith(), { token: other }))).toEqual([403, 'TOKEN_INVALID'])
    })
    expect(stored).toBe(0)
  })

  it('get five messages an hour through in one name, whatever the network', async () => {
    const email = 'busy@example.org'
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await desk.send(fieldsWith({ email }))).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const blocked = await desk.send(fieldsWith({ email: 'BUSY@example.org' }))
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    store.clock.nowMs += Number(blocked.headers['retry-after']) * 1_000
    expect((await desk.send(fieldsWith({ email }))).status).toBe(204)
  })

  it('get twenty through from one network, counted for all processes together', async () => {
    const { db, secret, clock } = store
    const other = await startTestShop({ db, secret, now: () => clock.nowMs, trustedProxies: ['127.0.0.1'] })
    clock.nowMs += HOUR_MS - (clock.nowMs % HOUR_MS)
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) {
      const shop = count % 2 ? other : store.shop
      // One household chooses the second half of its addresses as it likes.
      statuses.push((await desk.send(fieldsWith(), { shop, address: `2001:db8:7:1::${count}` })).status)
    }
    await other.close()
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429])
    expect((await desk.send(fieldsWith(), { address: '2001:db8:7:2::1' })).status).toBe(204)
  })

  it('never get more through by asking all at once', async () => {
    const email = 'at-once@example.org'
    const keys = Array.from({ length: 12 }, () => randomUUID())
    const tokens = await Promise.all(keys.map((key) => desk.tokenFor(key)))
    store.clock.nowMs += 3_000
    const sendWith = (key: string, index: number) =>
      desk.send(fieldsWith({ email }), { key, token: tokens[index] ?? '', writesForMs: 0 })
    expect(await desk.storedBy(() => Promise.all(keys.map(sendWith)))).toBe(5)
  })
})

describe('the form without script', () => {
  it('leads to a page that says so; the same words twice on a day are one message', async () => {
    const fields = fieldsWith()
    const stored = await desk.storedBy(async () => {
      for (const _ of [1, 2]) {
        const { status, headers } = await desk.post(fields)
        expect([status, headers.location]).toEqual([303, '/kontakt?sent=1'])
        expect(headers['cache-control']).toBe('no-store')
      }
    })
    expect(stored).toBe(1)
    expect(await desk.mailsWith(fields.email.toLowerCase())).toHaveLength(1)
    const { status, text } = await store.shop.get(MARKET_HOSTS.de, '/kontakt?sent=1')
    expect([status, text.includes(MESSAGES.de.CONTACT_SENT)]).toEqual([200, true])
    expect(text).toContain('noindex')
  })

  it('comes back with what was typed and what is wrong, and is kept nowhere', async () => {
    const name = '"><script>alert(1)</script>'
    const typed = { subject: 'RETURN', name, email: 'nonsense', message: '</textarea></script> hm' }
    const { status, headers, text } = await desk.post(fieldsWith(typed))
    expect([status, headers['cache-control']]).toEqual([422, 'private, no-store'])
    expect(text).toContain(MESSAGES.de.PROBLEM_EMAIL_FORMAT)
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(text).toContain('&lt;/textarea&gt;&lt;/script&gt; hm')
    expect(text).not.toContain('<script>alert(1)')
    expect(text).toMatch(/<option value="RETURN" selected/)
    const { text: next } = await store.shop.get(MARKET_HOSTS.de, '/kontakt')
    expect(next).not.toContain('nonsense')
  })

  it('has stricter limits, and says on the page when to come back', async () => {
    const address = '203.0.113.99'
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await desk.post(fieldsWith(), { address })).status)
    expect(new Set(statuses)).toEqual(new Set([303]))
    const fields = fieldsWith()
    const { status, text } = await desk.post(fields, { address })
    expect([status, text.includes(fields.email)]).toEqual([429, true])
    expect((await desk.send(fieldsWith(), { address })).status).toBe(204)
  })

  it('is taken by the market’s own page alone, and not from other sites', async () => {
    expect((await desk.post(fieldsWith(), { path: '/contact' })).status).toBe(404)
    const { location } = (
      await desk.post(fieldsWith({ subject: 'OTHER' }), { host: MARKET_HOSTS.pl, path: '/pomoc-serwis' })
    ).headers
    expect(location).toBe('/pomoc-serwis?sent=1')
    const { status } = await store.shop.send(MARKET_HOSTS.de, '/kontakt', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(fieldsWith()).toString(),
    })
    expect(status).toBe(403)
  })

  it('knows its subject from the link, and shows no sale number of anybody', async () => {
    const { text } = await store.shop.get(MARKET_HOSTS.de, `/kontakt?subject=RETURN&trade=${SALE_NUMBER}`)
    expect(text).toMatch(/<option value="RETURN" selected/)
    expect(text).not.toContain(SALE_NUMBER)
    const english = await store.shop.get(MARKET_HOSTS.en, '/contact?subject=RETURN')
    expect([english.status, english.text.includes('<select')]).toEqual([200, false])
  })
})

describe('messages are forgotten', () => {
  it('with the account of their address, and their mail is not sent any more', async () => {
    const customer = await createCustomer(store)
    await desk.send(fieldsWith({ email: customer.email }))
    expect(await desk.countOf(customer.email)).toBe(1)
    const { customerId, customerNumber } = customer
    const erasure = { customerId, customerIdentifier: String(customerNumber) }
    expect((await customer.call('DELETE', '/api/customers/customers', erasure)).status).toBe(200)
    expect(await desk.countOf(customer.email)).toBe(0)
    expect(await desk.mailsWith(customer.email)).toEqual([])
  })

  it('after a year', async () => {
    const email = 'old@example.org'
    await desk.send(fieldsWith({ email }))
    const sentAtMs = store.clock.nowMs
    await forgetPeople(store.db, sentAtMs + 365 * 24 * HOUR_MS)
    expect(await desk.countOf(email)).toBe(1)
    await forgetPeople(store.db, sentAtMs + 365 * 24 * HOUR_MS + 1)
    expect(await desk.countOf(email)).toBe(0)
  })
})

it('nothing of a message stands in the log', async () => {
  const fields = fieldsWith({ message: 'A very private matter' })
  await desk.send(fields)
  await desk.post({ ...fields, email: 'nonsense-address' })
  const logs = JSON.stringify(store.shop.logs)
  for (const secret of ['private matter', 'nonsense-address', fields.email])
    expect(logs).not.toContain(secret)
})

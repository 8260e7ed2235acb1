import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { createLoginGuard } from '#server/modules/login-guard/login-guard.ts'
import { buildEmailHash } from '#server/modules/newsletter/email-hash.ts'
import { forgetLeftovers, forgetPeople } from '#server/worker/forget-leftovers.ts'
import { createCustomer } from '../../support/customers.ts'
import { createReaders } from '../../support/newsletter-readers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const DE = MARKET_HOSTS.de

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const {
  newEmail,
  signUp,
  postForm,
  enrichPath,
  leavePath,
  oneClickPath,
  subscribe,
  findRow,
  findStatus,
  mailsTo,
} = createReaders(() => store)

async function readScreenData(email: string) {
  const { status, text } = await store.shop.get(DE, `${enrichPath(email)}/_payload.json`)
  return { status, ...JSON.parse(text).data }
}

describe('ordering the newsletter', () => {
  it('asks the owner of the address by mail, in the language of the shop, with a link back to it', async () => {
    const email = newEmail()
    const { status, text, headers } = await signUp(` ${email.toUpperCase()} `, MARKET_HOSTS.fr)
    expect({ status, text, cacheControl: headers['cache-control'] }).toEqual({
      status: 202,
      text: '{"status":"ok"}',
      cacheControl: 'private, no-store',
    })
    const [mail, ...others] = await mailsTo(email)
    expect({ othersCount: others.length, subject: mail?.subject }).toEqual({
      othersCount: 0,
      subject: 'Confirmez votre inscription à la newsletter',
    })
    expect(mail?.text).toContain(`http://${MARKET_HOSTS.fr}${enrichPath(email)}`)
    expect(await findRow(email)).toMatchObject({ status: 'pending', market: 'fr', confirmed_at: null })
  })

  it('gives the same answer for a new, pending, subscribed or unsubscribed address, and sends mail only where it helps', async () => {
    const email = newEmail()
    const answers = [await signUp(email), await signUp(email)]
    expect(await mailsTo(email)).toHaveLength(2)
    await postForm(enrichPath(email))
    answers.push(await signUp(email))
    expect(await mailsTo(email)).toHaveLength(2)
    for (const { status, text } of answers)
      expect({ status, text }).toEqual({ status: 202, text: '{"status":"ok"}' })
    expect(await findStatus(email)).toBe('confirmed')
  })

  it('is possible in four markets; elsewhere there is neither a route nor a form', async () => {
    for (const market of ['de', 'es', 'fr', 'it'] as const) {
      expect((await signUp(newEmail(), MARKET_HOSTS[market])).status).toBe(202)
      expect((await store.shop.get(MARKET_HOSTS[market], '/')).text).toContain('action="/newsletter"')
      expect((await store.shop.get(MARKET_HOSTS[market], '/newsletter/requested')).status).toBe(200)
    }
    for (const market of ['at', 'en', 'pl'] as const) {
      expect((await signUp(newEmail(), MARKET_HOSTS[market])).status).toBe(404)
      expect((await store.shop.get(MARKET_HOSTS[market], '/')).text).not.toContain('action="/newsletter"')
      expect((await store.shop.get(MARKET_HOSTS[market], '/newsletter/requested')).status).toBe(404)
    }
  })

  it('works with a plain form, which redirects to the same page whatever was typed', async () => {
    const email = newEmail()
    for (const typed of [email, email, 'nobody']) {
      const { status, headers } = await postForm('/newsletter', { email: typed })
      expect({ status, location: headers.location }).toEqual({
        status: 303,
        location: '/newsletter/requested',
      })
    }
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await postForm('/newsletter', { email }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('rejects a second line', async () => {
    expect((await signUp('eve@example.org\r\nBcc: all@example.org')).status).toBe(400)
  })

  it.each(['eve@example.org, all@example.org', 'Eve <eve@example.org>', `${'x'.repeat(250)}@example.org`])(
    'refuses %j',
    async (email) => {
      const { status, text } = await signUp(email)
      expect({ status, field: JSON.parse(text).errors[0].field }).toEqual({ status: 422, field: 'email' })
    },
  )

  it.each([[{}], [['a@example.org']], [null], ['x'.repeat(600)]])('rejects %j', async (email) => {
    expect((await signUp(email)).status).toBe(400)
  })

  it('rejects large bodies', async () => {
    expect((await signUp('x'.repeat(1_000_000))).status).toBe(413)
    const large = { choices: '1', firstName: 'x'.repeat(1_000_000) }
    expect((await postForm(enrichPath(newEmail()), large)).status).toBe(413)
    expect((await postForm(leavePath(newEmail()), large)).status).toBe(413)
  })

  it('does not flood a mailbox: three mails a day, and the answer does not reveal it', async () => {
    const email = newEmail()
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await signUp(email)).status))
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(await mailsTo(email)).toHaveLength(3)
    store.clock.nowMs += DAY_MS + 1
    await signUp(email)
    expect(await mailsTo(email)).toHaveLength(4)
  })

  it('is limited to sixty mails an hour per network, across processes', async () => {
    const other = createLoginGuard({ db: store.db, now: () => store.clock.nowMs, table: 'login_guard' })
    for (let count = 0; count < 40; count += 1) await other.countMail('2001:db8:7:7::ffff')
    for (let number = 1; number <= 30; number += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:7::${number.toString(16)}` }
      expect((await signUp(newEmail(), DE, headers)).status).toBe(number <= 20 ? 202 : 429)
    }
  })
})

describe('confirming', () => {
  it('is not done by opening the link, however often mail scanners do that', async () => {
    const email = newEmail()
    await signUp(email)
    const before = await findRow(email)
    for (const path of [enrichPath(email), `${enrichPath(email)}/_payload.json`, leavePath(email)])
      for (const method of ['GET', 'HEAD', 'GET'])
        expect((await store.shop.send(DE, path, { method })).status).toBe(200)
    expect(await findRow(email)).toEqual(before)
  })

  it('needs one button and nothing else; pressing it twice changes nothing', async () => {
    const email = newEmail()
    await signUp(email)
    const page = await store.shop.get(DE, enrichPath(email))
    expect(page.text).toContain('name="robots" content="noindex')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.text).not.toContain(email)
    const { status, headers } = await postForm(enrichPath(email))
    expect({ status, location: headers.location }).toEqual({ status: 303, location: enrichPath(email) })
    const confirmed = await findRow(email)
    store.clock.nowMs += 1_000
    await postForm(enrichPath(email))
    expect(await findRow(email)).toEqual(confirmed)
  })

  it('may include choices, which can be changed later by the same link', async () => {
    const email = newEmail()
    await signUp(email)
    const fields = 'choices=1&salutation=MS&firstName=Zo%C3%AB&birthDay=29&birthMonth=2&frequency=WEEKLY'
    const lists = `&interests=phones&interests=lenses&interests=cars&deviceIds=${store.deviceId}&deviceIds=999999999`
    const { headers } = await postForm(enrichPath(email), fields + lists)
    expect(headers.location).toBe(`${enrichPath(email)}#saved`)
    expect(await findRow(email)).toMatchObject({
      status: 'confirmed',
      salutation: 'MS',
      first_name: 'Zoë',
      birth_day: 29,
      birth_month: 2,
      interests: ['phones', 'lenses'],
      device_ids: [store.deviceId],
      frequency: 'WEEKLY',
    })
    const { subscription } = await readScreenData(email)
    expect(subscription).toMatchObject({ maskedEmail: 'r•••@example.org', firstName: 'Zoë' })
    expect(subscription.devices[0].name).toContain('iPhone')
    await postForm(enrichPath(email))
    expect(await findRow(email)).toMatchObject({ first_name: 'Zoë' })
    await postForm(enrichPath(email), { choices: '1', frequency: 'PRICE_CHANGES' })
    expect(await findRow(email)).toMatchObject({
      first_name: null,
      interests: [],
      device_ids: [],
      frequency: 'PRICE_CHANGES',
    })
  })

  it('stores no invalid name or day, and says so', async () => {
    const email = newEmail()
    await signUp(email)
    const bad = [
      { firstName: '<script>alert(1)</script>' },
      { firstName: 'Eve\u2028Bcc: all' },
      { firstName: 'Win at evil.com' },
      { birthDay: '31', birthMonth: '2' },
    ]
    for (const fields of bad) {
      const { status, headers } = await postForm(enrichPath(email), {
        choices: '1',
        ...fields,
      })
      expect({ status, location: headers.location }).toEqual({
        status: 303,
        location: `${enrichPath(email)}#not-saved`,
      })
    }
    expect(await findRow(email)).toMatchObject({ status: 'pending', first_name: null })
  })

  it('is possible for seven days; then the request is deleted, and the link says that it has expired', async () => {
    const email = newEmail()
    await signUp(email)
    store.clock.nowMs += 7 * DAY_MS - 1
    await forgetLeftovers(store.db, store.clock.nowMs)
    expect((await readScreenData(email)).status).toBe(200)
    store.clock.nowMs += 1
    expect(await readScreenData(email)).toEqual({ status: 404, subscription: null, categories: [] })
    await postForm(enrichPath(email))
    expect(await findStatus(email)).toBe('pending')
    await forgetLeftovers(store.db, store.clock.nowMs)
    expect(await findRow(email)).toBeUndefined()
    const { status, text } = await store.shop.get(DE, enrichPath(email))
    expect(status).toBe(404)
    expect(text).toContain('Dieser Link gilt nicht mehr')
  })

  it('rejects a hash of the other purpose, and a changed one', async () => {
    const email = newEmail()
    await signUp(email)
    const hash = buildEmailHash(store.secret, 'unsubscribe', email)
    const own = enrichPath(email)
    const last = own.at(-1) === 'A' ? 'B' : 'A'
    for (const path of [`/newsletter/enrich/${hash}`, own.slice(0, -1) + last, `${own}A`]) {
      expect((await store.shop.get(DE, path)).status).toBe(404)
      expect((await postForm(path)).status).toBe(303)
    }
    expect(await findStatus(email)).toBe('pending')
  })
})

describe('unsubscribing', () => {
  it('is done by the button, not by the link; the next page is the same for unknown links', async () => {
    const email = await subscribe()
    await postForm(enrichPath(email), {
      choices: '1',
      firstName: 'Zoe',
      birthDay: '1',
      birthMonth: '1',
    })
    const shown = await store.shop.get(DE, leavePath(email))
    const unknown = await store.shop.get(DE, '/newsletter/unsubscribe/f3b1c2d4e5a6978812345678')
    expect(shown.status).toEqual(200)
    expect(unknown.status).toEqual(200)
    expect(await findStatus(email)).toEqual('confirmed')
    for (const path of [leavePath(email), leavePath(email), leavePath('nobody@example.org')]) {
      const { status, headers } = await postForm(path)
      expect({ status, location: headers.location }).toEqual({
        status: 303,
        location: '/newsletter/unsubscribe/success',
      })
    }
    expect(await findRow(email)).toMatchObject({
      status: 'unsubscribed',
      first_name: null,
      birth_day: null,
      birth_month: null,
    })
    expect((await readScreenData(email)).status).toBe(404)
    expect((await store.shop.get(DE, '/newsletter/unsubscribe/success')).text).toContain('content="noindex')
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{not json'],
  ])('works with one click in a mail program that sends %s', async (contentType, body) => {
    const email = await subscribe()
    const path = oneClickPath(email)
    expect((await store.shop.get(DE, path)).status).toBe(404)
    expect(await findStatus(email)).toBe('confirmed')
    const headers = { 'content-type': contentType }
    const { status, text } = await store.shop.send(DE, path, { method: 'POST', headers, body })
    expect({ status, text }).toEqual({ status: 200, text: '{"status":"ok"}' })
    expect(await findStatus(email)).toBe('unsubscribed')
  })

  it('can be followed by a new order, which has to be confirmed again', async () => {
    const email = await subscribe()
    await postForm(leavePath(email))
    await postForm(enrichPath(email))
    expect(await findStatus(email)).toBe('unsubscribed')
    await signUp(email)
    expect(await findRow(email)).toMatchObject({
      status: 'pending',
      confirmed_at: null,
      unsubscribed_at: null,
    })
    await postForm(enrichPath(email))
    expect(await findStatus(email)).toBe('confirmed')
  })

  it('leaves nothing of an unconfirmed request, and the proof of consent for three years', async () => {
    const request = newEmail()
    const email = await subscribe()
    await signUp(request)
    await postForm(leavePath(request))
    expect(await findRow(request)).toBeUndefined()
    await postForm(leavePath(email))
    await forgetPeople(store.db, store.clock.nowMs + 3 * 365 * DAY_MS)
    expect(await findStatus(email)).toBe('unsubscribed')
    await forgetPeople(store.db, store.clock.nowMs + 3 * 365 * DAY_MS + 1)
    expect(await findRow(email)).toBeUndefined()
  })

  it('and confirming at the same moment end in one of the two, never in an error', async () => {
    const { email } = await createCustomer(store)
    await signUp(email)
    const calls = Array.from({ length: 20 }, (_, index) =>
      postForm(index % 2 ? enrichPath(email) : leavePath(email)),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([303]))
    expect([undefined, 'confirmed', 'unsubscribed']).toContain(await findStatus(email))
  })
})

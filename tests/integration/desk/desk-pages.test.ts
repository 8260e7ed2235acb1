import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import {
  DESK_ORIGIN,
  readCookie,
  startTestDesk,
  type TestDesk,
  type TestOperator,
} from '../../support/desk.ts'

let desk: TestDesk
let anna: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
  anna = await desk.hire('inspector')
})

afterAll(() => desk.close())

describe('every response of the desk', () => {
  it('forbids scripts, frames, caches and other origins, and allows its one stylesheet by hash', async () => {
    const cookie = await anna.startSession()
    const calls = ['/desk/audit-log', '/desk/api/none', '/%zz', '/healthz']
    for (const path of calls) {
      const { headers, body } = await desk.send('GET', path, { cookie })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      })
      const [, style] = /<style>(.*)<\/style>/s.exec(body) ?? []
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
      expect(policy).not.toMatch(/script-src|unsafe/)
      if (style) expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
      expect(body).not.toMatch(/<script| style="| on\w+="/)
    }
  })

  it('runs one script by its hash where passkeys are asked for, and nowhere else', async () => {
    const { headers, body } = await desk.send('GET', '/desk/sign-in')
    const scripts = [...body.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
      ([, text]) => text ?? '',
    )
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
    expect(policy.endsWith(`; script-src 'sha256-${hash}'`)).toBe(true)
    expect(policy).not.toContain('unsafe')
    expect(body).not.toMatch(/ style="| on\w+="/)
  })

  it('is a page for people and JSON for machines if something doesn’t exist', async () => {
    const cookie = await anna.startSession()
    const missing = await desk.send('GET', '/desk/none?x=<b>')
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('<h1>Not found</h1>')
    const known = await desk.send('GET', '/desk/none', { cookie })
    expect({ statusCode: known.statusCode, isScreen: known.body.includes('id="desk"') }).toEqual({
      statusCode: 404,
      isScreen: true,
    })
    for (const method of ['GET', 'POST']) {
      const json = await desk.send(method, '/desk/api/none', { bearer: 'unknown', origin: null })
      expect({ statusCode: json.statusCode, id: json.json().id }).toEqual({
        statusCode: 404,
        id: 'NOT_FOUND',
      })
    }
    expect((await desk.send('GET', '/%zz')).statusCode).toBe(400)
  })

  it('refuses more than a megabyte', async () => {
    const cookie = await anna.startSession()
    const form = { filler: 'x'.repeat(1024 * 1024) }
    const { statusCode, body } = await desk.send('POST', '/desk/sign-out', { cookie, form })
    expect(statusCode).toBe(413)
    expect(body).toContain('<h1>File too large</h1>')
    expect((await desk.send('GET', '/desk', { cookie })).statusCode).toBe(200)
  })

  it('reveals nothing about an internal error', async () => {
    const broken = await startTestDesk({
      db: new Proxy(desk.db, {
        get(target, name) {
          if (name === 'select') throw new Error('geheim')
          return Reflect.get(target, name)
        },
      }),
    })
    const { statusCode, body } = await broken.send('GET', '/desk', { cookie: await anna.startSession() })
    expect({ statusCode, revealsError: body.includes('geheim') }).toEqual({
      statusCode: 500,
      revealsError: false,
    })
    expect(body).toContain('(500 INTERNAL)')
    await broken.close()
  })
})

describe('the frame', () => {
  it('of the pages that are still rendered here shows who is signed in and the queues of their roles', async () => {
    const support = await desk.hire('support', 'second_inspector')
    const shown = async (operator: TestOperator) =>
      (await desk.send('GET', '/desk/security', { cookie: await operator.startSession() })).body
    expect(await shown(anna)).not.toContain('/desk/audit-log')
    const body = await shown(support)
    expect(body).toContain(
      `<a href="/desk/security"><strong>${support.name}</strong></a> (Support, Second inspector)`,
    )
    expect(body).toContain('<a href="/desk/audit-log" accesskey="l">Audit log <kbd>L</kbd></a>')
    expect(body).toContain('<a class="skip" href="#content">')
  })

  it('has an icon for the browser tab, even without a session', async () => {
    for (const path of ['/desk/icon.svg', '/favicon.ico']) {
      const { statusCode, headers, body } = await desk.send('GET', path, { origin: null })
      expect({ statusCode, contentType: headers['content-type'] }).toEqual({
        statusCode: 200,
        contentType: 'image/svg+xml',
      })
      expect(body).toMatch(/^<svg /)
    }
    expect((await desk.send('GET', '/desk/sign-in')).body).toContain('<link rel="icon"')
  })

  it('is where the root path redirects to; the health check needs no session', async () => {
    expect((await desk.send('GET', '/')).headers.location).toBe('/desk')
    const health = await desk.send('GET', '/healthz', { origin: null })
    expect({ statusCode: health.statusCode, health: health.json() }).toEqual({
      statusCode: 200,
      health: { status: 'ok' },
    })
  })

  it('leaves no name, token or password in the server log', async () => {
    const answer = await desk.signIn(anna.name, anna.password)
    await desk.send('GET', '/desk?q=geheim', { cookie: readCookie(answer) })
    const text = JSON.stringify(desk.logs)
    const secrets = [anna.password, readCookie(answer).split('=')[1] ?? '?', 'geheim', DESK_ORIGIN]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})

describe('the audit log', () => {
  const TRADE = 1_000_777

  it('shows people and machines who did what, newest first, also for one trade', async () => {
    const operator = await desk.hire('support')
    const cookie = await operator.startSession()
    const entry = { operatorId: operator.id, action: 'BOOK_IN', happenedAtMs: desk.clock.nowMs }
    await writeAudit(desk.db, { ...entry, transactionId: TRADE, itemNumber: 2, data: { note: '<b>' } })
    await writeAudit(desk.db, { ...entry, action: 'RECORD_SCAN' })
    const trade = formatTradeNumber(TRADE)
    const all = (await desk.send('GET', '/desk/api/audit-log', { cookie })).json()
    const titles = all.map(({ title }: { title: string }) => title)
    expect(titles.indexOf('Record a carrier scan')).toBeLessThan(titles.indexOf('Book in a parcel'))
    const json = await desk.send('GET', `/desk/api/audit-log?trade=${trade.toLowerCase()}`, { cookie })
    expect(json.json()).toEqual([
      {
        id: expect.any(Number),
        operator: operator.name,
        action: 'BOOK_IN',
        title: 'Book in a parcel',
        isView: false,
        tradeNumber: trade,
        itemNumber: 2,
        data: { note: '<b>' },
        happenedAt: '2026-11-15T12:00:00.000Z',
      },
    ])
    const older = `/desk/api/audit-log?trade=${trade}&before=${json.json()[0].id}`
    expect((await desk.send('GET', older, { cookie })).json()).toEqual([])
    const unknown = await desk.send('GET', '/desk/api/audit-log?trade=AAAA-AAAB', { cookie })
    expect({ statusCode: unknown.statusCode, id: unknown.json().id }).toEqual({
      statusCode: 404,
      id: 'NOT_FOUND',
    })
  })
})

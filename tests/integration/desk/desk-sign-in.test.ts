import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { changeRoles, disableOperator, renewPassword } from '#server/desk/operators/manage-operators.ts'
import { readCookie, startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let anna: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  anna = await desk.hire('inspector')
  await desk.db.$client.query('delete from desk_login_guard')
  await desk.takeAudit()
})

afterAll(() => desk.close())

let visitors = 0

/** A fresh address, so that no other attempts count. */
const newAddress = () => {
  visitors += 1
  return `203.0.113.${visitors}`
}

const isSignedIn = async (cookie: string) => {
  const { statusCode, headers } = await desk.send('GET', '/desk', { cookie })
  return [statusCode, headers.location ?? null]
}

const IN = [200, null]
const OUT = [303, '/desk/sign-in?next=%2Fdesk']

describe('signing in at the desk', () => {
  it('redirects from any page to the sign-in and back', async () => {
    const address = newAddress()
    const redirected = await desk.send('GET', '/desk/audit-log?trade=4F7K')
    expect({ statusCode: redirected.statusCode, location: redirected.headers.location }).toEqual({
      statusCode: 303,
      location: '/desk/sign-in?next=%2Fdesk%2Faudit-log%3Ftrade%3D4F7K',
    })
    const signInPage = await desk.send('GET', String(redirected.headers.location))
    expect(signInPage.body).toContain('<input type="hidden" name="next" value="/desk/audit-log?trade=4F7K">')
    const form = {
      name: ` ${anna.name.toUpperCase()} `,
      password: anna.password,
      next: '/desk/audit-log?x=1',
    }
    const answer = await desk.send('POST', '/desk/sign-in', { form, address })
    expect({ statusCode: answer.statusCode, location: answer.headers.location }).toEqual({
      statusCode: 303,
      location: '/desk/audit-log?x=1',
    })
    expect(await isSignedIn(readCookie(answer))).toEqual(IN)
  })

  it.each([
    ['https://evil.example/desk'],
    ['//evil.example/desk'],
    ['/\\evil.example'],
    ['/deskevil'],
    ['javascript:alert(1)'],
    ['/desk/"><script>'],
  ])('never redirects out of the desk: %s', async (next) => {
    const form = { name: anna.name, password: anna.password, next }
    const { headers } = await desk.send('POST', '/desk/sign-in', { form, address: newAddress() })
    expect(headers.location).toBe('/desk')
  })

  it('sets a cookie that scripts, other sites and the shop don’t get', async () => {
    const answer = await desk.signIn(anna.name, anna.password, { address: newAddress() })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^desk_session=[\w-]{43}; Path=\/desk; Max-Age=36000; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^desk_device_[\w-]+=[\w.-]+; Path=\/desk; .*HttpOnly; SameSite=Strict$/),
    ])
    const { rows } = await desk.db.$client.query('select token_hash from operator_session')
    const token = readCookie(answer).slice('desk_session='.length)
    expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toContain(
      createHash('sha256').update(token).digest('hex'),
    )
  })

  it('lasts ten hours for someone who keeps working', async () => {
    const cookie = readCookie(await desk.signIn(anna.name, anna.password, { address: newAddress() }))
    for (let pauses = 0; pauses < 20; pauses += 1) {
      expect(await isSignedIn(cookie)).toEqual(IN)
      desk.clock.nowMs += HOUR_MS / 2 - 1
    }
    expect(await isSignedIn(cookie)).toEqual(IN)
    desk.clock.nowMs += 20
    expect(await isSignedIn(cookie)).toEqual(OUT)
  })

  it('ends after half an hour without a request, and a page that was open leads back to itself', async () => {
    const cookie = readCookie(await desk.signIn(anna.name, anna.password, { address: newAddress() }))
    desk.clock.nowMs += HOUR_MS / 2 - 1
    expect(await isSignedIn(cookie)).toEqual(IN)
    desk.clock.nowMs += HOUR_MS / 2
    expect(await isSignedIn(cookie)).toEqual(OUT)
  })

  it('refuses line breaks in the address to return to', async () => {
    const form = { name: anna.name, password: anna.password, next: '/desk\r\nset-cookie: a=b' }
    const answer = await desk.send('POST', '/desk/sign-in', { form, address: newAddress() })
    expect({ statusCode: answer.statusCode, location: answer.headers.location }).toEqual({
      statusCode: 400,
      location: undefined,
    })
  })

  it('ends with signing out, for the token and not just the cookie', async () => {
    const cookie = await anna.startSession()
    const other = await anna.startSession()
    const answer = await desk.send('POST', '/desk/sign-out', { cookie })
    expect({ statusCode: answer.statusCode, location: answer.headers.location }).toEqual({
      statusCode: 303,
      location: '/desk/sign-in',
    })
    expect(answer.headers['set-cookie']).toMatch(/^desk_session=; Path=\/desk; Max-Age=0; HttpOnly/)
    expect(await isSignedIn(cookie)).toEqual(OUT)
    expect(await isSignedIn(other)).toEqual(IN)
    expect(await desk.takeAudit()).toMatchObject([{ operator_id: anna.id, action: 'SIGN_OUT', data: null }])
  })

  it('is in the audit log, including failed attempts, without what was typed', async () => {
    const address = newAddress()
    await desk.signIn(anna.name, anna.password, { address })
    await desk.signIn(anna.name, 'wrong', { address })
    await desk.signIn('my-secret-password', 'anna', { address })
    const refused = { action: 'SIGN_IN', data: { refused: 'LOGIN_FAILED' }, transaction_id: null }
    expect(await desk.takeAudit()).toEqual([
      { operator_id: anna.id, action: 'SIGN_IN', data: null, transaction_id: null },
      { operator_id: anna.id, ...refused },
      { operator_id: null, ...refused },
    ])
  })
})

describe('a failed sign-in', () => {
  it('looks the same for a wrong password, an unknown name and a disabled operator', async () => {
    const address = newAddress()
    const gone = await desk.hire('payout')
    await disableOperator(desk.manage, gone.name)
    const answers = [
      await desk.signIn(anna.name, gone.password, { address }),
      await desk.signIn('nobody', anna.password, { address }),
      await desk.signIn(gone.name, gone.password, { address }),
      await desk.signIn('', '', { address }),
    ]
    for (const { statusCode, body, headers } of answers) {
      expect({ statusCode, setCookie: headers['set-cookie'] }).toEqual({
        statusCode: 401,
        setCookie: undefined,
      })
      expect(body).toContain('<p class="alert" role="alert">Incorrect name or password. Try again.</p>')
    }
  })

  it('shows the typed name as text', async () => {
    const name = "\"><script>alert('1')</script>&"
    const { body } = await desk.signIn(name, 'x', { address: newAddress() })
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;"')
    expect(body).not.toContain('<script>')
  })

  it('blocks the operator after five guesses, and no one else', async () => {
    const address = newAddress()
    const bert = await desk.hire('support')
    for (let guess = 0; guess < 5; guess += 1) await desk.signIn(anna.name, 'wrong', { address })
    const blocked = await desk.signIn(anna.name, anna.password, { address: newAddress() })
    expect({ statusCode: blocked.statusCode, retryAfter: blocked.headers['retry-after'] }).toEqual({
      statusCode: 429,
      retryAfter: '2',
    })
    expect(blocked.body).toContain('(429 TOO_MANY_REQUESTS)')
    expect((await desk.signIn(bert.name, bert.password, { address })).statusCode).toBe(303)
    desk.clock.nowMs += 2_000
    expect((await desk.signIn(anna.name, anna.password, { address })).statusCode).toBe(303)
  })

  it('is counted separately from the shop’s customers', async () => {
    await desk.signIn(anna.name, 'wrong', { address: '198.51.100.99' })
    const { rows } = await desk.db.$client.query<{ key: string }>('select key from desk_login_guard')
    const buildKey = (kind: string, text: string) =>
      `${kind}:${createHash('sha256').update(text).digest('hex')}`
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      buildKey('account', `DESK ${anna.name}`),
      buildKey('address', 'DESK 198.51.100.99'),
    ])
  })

  it('is rate-limited at the thirty-first attempt within a minute', async () => {
    const address = newAddress()
    const form = { name: 'x'.repeat(300), password: '' }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1)
      statuses.push((await desk.send('POST', '/desk/sign-in', { form, address })).statusCode)
    expect({
      areFirstThirtyHandled: statuses.slice(0, 30).every((status) => status === 400),
      last: statuses[30],
    }).toEqual({ areFirstThirtyHandled: true, last: 429 })
  })
})

describe('a change to an operator', () => {
  it('takes effect with the next request: disabled', async () => {
    const [cookie, bearer] = [await anna.startSession(), await anna.createToken()]
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(200)
    await desk.db.$client.query('update operator set disabled_at = now() where id = $1', [anna.id])
    expect(await isSignedIn(cookie)).toEqual(OUT)
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(401)
  })

  it('takes effect with the next request: other roles', async () => {
    const cookie = await anna.startSession()
    expect((await desk.send('GET', '/desk/audit-log', { cookie })).statusCode).toBe(403)
    await changeRoles(desk.manage, { name: anna.name, roles: ['support'] })
    expect((await desk.send('GET', '/desk/audit-log', { cookie })).statusCode).toBe(200)
    const me = await desk.send('GET', '/desk/api/me', { cookie })
    expect(me.json().roles).toEqual(['support'])
  })

  it('ends sessions, tokens and blocks with a new password', async () => {
    const [cookie, bearer] = [await anna.startSession(), await anna.createToken()]
    for (let guess = 0; guess < 6; guess += 1) await desk.signIn(anna.name, 'wrong')
    const renewed = await renewPassword(desk.manage, anna.name)
    expect(await isSignedIn(cookie)).toEqual(OUT)
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(401)
    const address = newAddress()
    expect((await desk.signIn(anna.name, anna.password, { address })).statusCode).toBe(401)
    const password = renewed.kind === 'done' ? renewed.result : ''
    expect((await desk.signIn(anna.name, password, { address })).statusCode).toBe(303)
  })
})

describe('the desk’s origin', () => {
  it('decides whether the cookie is sent over encrypted connections only', async () => {
    const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'desk.example' }
    const origin = 'https://desk.example'
    const cookieFrom = async (options: object, headers = {}) => {
      const other = await startTestDesk({ db: desk.db, ...options })
      const call = { origin, headers, address: '127.0.0.1' }
      const answer = await other.signIn(anna.name, anna.password, call)
      await other.close()
      const cookies = [answer.headers['set-cookie'] ?? []].flat()
      return [answer.statusCode, cookies.length > 0 && cookies.every((cookie) => cookie.endsWith('; Secure'))]
    }
    expect(await cookieFrom({ origin }, { host: 'desk.example' })).toEqual([303, true])
    expect(await cookieFrom({ origin, trustedProxies: ['127.0.0.1'] }, behindProxy)).toEqual([303, true])
    // That proxy isn't trusted, so the host isn't the desk's.
    expect(await cookieFrom({ origin }, behindProxy)).toEqual([421, false])
  })
})

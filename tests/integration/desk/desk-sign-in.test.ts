import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeRoles, disableOperator, renewPassword } from '#server/desk/operators/manage-operators.ts'
import { givenCookie, startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

const HOUR_MS = 60 * 60_000

let desk: TestDesk
let anna: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  anna = await desk.hire('inspector')
  await desk.db.$client.query('delete from login_guard')
  await desk.takeAudit()
})

afterAll(() => desk.close())

let visitors = 0

/** An address of its own, so that nobody else's attempts count. */
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
  it('leads from any page to the door and back to the page', async () => {
    const address = newAddress()
    const asked = await desk.send('GET', '/desk/audit-log?trade=4F7K')
    expect([asked.statusCode, asked.headers.location]).toEqual([
      303,
      '/desk/sign-in?next=%2Fdesk%2Faudit-log%3Ftrade%3D4F7K',
    ])
    const door = await desk.send('GET', String(asked.headers.location))
    expect(door.body).toContain('<input type="hidden" name="next" value="/desk/audit-log?trade=4F7K">')
    const form = {
      name: ` ${anna.name.toUpperCase()} `,
      password: anna.password,
      next: '/desk/audit-log?x=1',
    }
    const answer = await desk.send('POST', '/desk/sign-in', { form, address })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/audit-log?x=1'])
    expect(await isSignedIn(givenCookie(answer))).toEqual(IN)
  })

  it.each([
    ['https://evil.example/desk'],
    ['//evil.example/desk'],
    ['/\\evil.example'],
    ['/desk\r\nset-cookie: a=b'],
    ['/deskevil'],
    ['javascript:alert(1)'],
    ['/desk/"><script>'],
  ])('never leads out of the desk: %s', async (next) => {
    const form = { name: anna.name, password: anna.password, next }
    const { headers } = await desk.send('POST', '/desk/sign-in', { form, address: newAddress() })
    expect(headers.location).toBe('/desk')
  })

  it('gives a cookie that scripts, other sites and the shop do not get', async () => {
    const answer = await desk.signIn(anna.name, anna.password, { address: newAddress() })
    expect(answer.headers['set-cookie']).toMatch(
      /^desk_session=[\w-]{43}; Path=\/desk; Max-Age=36000; HttpOnly; SameSite=Strict$/,
    )
    const { rows } = await desk.db.$client.query('select token_hash from operator_session')
    const token = givenCookie(answer).slice('desk_session='.length)
    expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toContain(
      createHash('sha256').update(token).digest('hex'),
    )
  })

  it('holds for ten hours', async () => {
    const cookie = givenCookie(await desk.signIn(anna.name, anna.password, { address: newAddress() }))
    desk.clock.nowMs += 10 * HOUR_MS - 1
    expect(await isSignedIn(cookie)).toEqual(IN)
    desk.clock.nowMs += 1
    expect(await isSignedIn(cookie)).toEqual(OUT)
  })

  it('ends with signing out, for the token and not only for the cookie', async () => {
    const cookie = await anna.startSession()
    const other = await anna.startSession()
    const answer = await desk.send('POST', '/desk/sign-out', { cookie })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/sign-in'])
    expect(answer.headers['set-cookie']).toMatch(/^desk_session=; Path=\/desk; Max-Age=0; HttpOnly/)
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([OUT, IN])
    expect(await desk.takeAudit()).toMatchObject([{ operator_id: anna.id, action: 'SIGN_OUT', data: null }])
  })

  it('stands in the audit log, failed attempts included, without what was typed', async () => {
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

describe('whoever may not sign in', () => {
  it('is told the same: wrong password, unknown name, disabled operator', async () => {
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
      expect([statusCode, headers['set-cookie']]).toEqual([401, undefined])
      expect(body).toContain('<p class="alert" role="alert">Name and password do not fit.</p>')
    }
  })

  it('gets the name back as text, whatever it is', async () => {
    const name = "\"><script>alert('1')</script>&"
    const { body } = await desk.signIn(name, 'x', { address: newAddress() })
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;"')
    expect(body).not.toContain('<script')
  })

  it('waits after five guesses, and nobody else does', async () => {
    const address = newAddress()
    const bert = await desk.hire('support')
    for (let guess = 0; guess < 5; guess += 1) await desk.signIn(anna.name, 'wrong', { address })
    const blocked = await desk.signIn(anna.name, anna.password, { address: newAddress() })
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '2'])
    expect(blocked.body).toContain('(429 TOO_MANY_REQUESTS)')
    expect((await desk.signIn(bert.name, bert.password, { address })).statusCode).toBe(303)
    desk.clock.nowMs += 2_000
    expect((await desk.signIn(anna.name, anna.password, { address })).statusCode).toBe(303)
  })

  it('is counted apart from the customers of the shop', async () => {
    await desk.signIn(anna.name, 'wrong', { address: '198.51.100.99' })
    const { rows } = await desk.db.$client.query<{ key: string }>('select key from login_guard')
    const keyOf = (kind: string, text: string) => `${kind}:${createHash('sha256').update(text).digest('hex')}`
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      keyOf('account', `DESK ${anna.name}`),
      keyOf('address', 'DESK 198.51.100.99'),
    ])
  })

  it('is sent away at the thirty-first attempt of a minute', async () => {
    const address = newAddress()
    const form = { name: 'x'.repeat(300), password: '' }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1)
      statuses.push((await desk.send('POST', '/desk/sign-in', { form, address })).statusCode)
    expect([statuses.slice(0, 30).every((status) => status === 400), statuses[30]]).toEqual([true, 429])
  })
})

describe('a change to an operator', () => {
  it('holds from the next request on: disabled', async () => {
    const [cookie, bearer] = [await anna.startSession(), await anna.createToken()]
    expect((await desk.send('GET', '/desk/api/operator', { bearer })).statusCode).toBe(200)
    await desk.db.$client.query('update operator set disabled_at = now() where id = $1', [anna.id])
    expect(await isSignedIn(cookie)).toEqual(OUT)
    expect((await desk.send('GET', '/desk/api/operator', { bearer })).statusCode).toBe(401)
  })

  it('holds from the next request on: other roles', async () => {
    const cookie = await anna.startSession()
    expect((await desk.send('GET', '/desk/audit-log', { cookie })).statusCode).toBe(403)
    await changeRoles(desk.manage, { name: anna.name, roles: ['support'] })
    expect((await desk.send('GET', '/desk/audit-log', { cookie })).statusCode).toBe(200)
    const { body } = await desk.send('GET', '/desk', { cookie })
    expect(body).toContain('<dd>support</dd>')
  })

  it('ends sign-ins and tokens with a new password, and waiting, too', async () => {
    const [cookie, bearer] = [await anna.startSession(), await anna.createToken()]
    for (let guess = 0; guess < 6; guess += 1) await desk.signIn(anna.name, 'wrong')
    const renewed = await renewPassword(desk.manage, anna.name)
    expect(await isSignedIn(cookie)).toEqual(OUT)
    expect((await desk.send('GET', '/desk/api/operator', { bearer })).statusCode).toBe(401)
    const address = newAddress()
    expect((await desk.signIn(anna.name, anna.password, { address })).statusCode).toBe(401)
    const password = renewed.kind === 'done' ? renewed.result : ''
    expect((await desk.signIn(anna.name, password, { address })).statusCode).toBe(303)
  })
})

describe('where the desk is', () => {
  it('decides whether the cookie travels encrypted only', async () => {
    const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'desk.example' }
    const origin = 'https://desk.example'
    const cookieFrom = async (options: object, headers = {}) => {
      const other = await startTestDesk({ db: desk.db, ...options })
      const call = { origin, headers, address: '127.0.0.1' }
      const answer = await other.signIn(anna.name, anna.password, call)
      await other.close()
      return [answer.statusCode, /; Secure$/.test(String(answer.headers['set-cookie']))]
    }
    expect(await cookieFrom({ origin })).toEqual([303, true])
    expect(await cookieFrom({ trustedProxies: ['127.0.0.1'] }, behindProxy)).toEqual([303, true])
    // Nobody trusts that proxy, so the origin is another one.
    expect(await cookieFrom({}, behindProxy)).toEqual([403, false])
  })
})

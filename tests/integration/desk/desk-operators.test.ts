import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListedOperator, OpenOperator } from '#contracts/desk/operators.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { type readCookie, startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let admin: TestOperator
let anna: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  admin = await desk.hire('administration')
  anna = await desk.hire('inspector', 'payout')
  await desk.takeAudit()
})

afterAll(() => desk.close())

const open = async (cookie: string, path = '/desk') => (await desk.send('GET', path, { cookie })).statusCode

const post = (cookie: string, path: string) => desk.send('POST', path, { cookie, form: {} })

const showOperator = async (cookie: string, name: string): Promise<OpenOperator> =>
  (await desk.send('GET', `/desk/api/operators/${name}`, { cookie })).json()

const endSignIn = (cookie: string, name: string, id: string) =>
  desk.send('DELETE', `/desk/api/operators/${name}/sign-ins/${id}`, { cookie })

const resetFactor = (cookie: string, name: string) =>
  desk.send('POST', `/desk/api/operators/${name}/factor-reset`, { cookie })

const listEndPaths = ({ body }: { readonly body: string }): string[] =>
  [...body.matchAll(/action="([^"]+\/sign-ins\/[^"]+\/end)"/g)].map(([, path]) => path ?? '')

const OUT = 303

describe('an operator’s own sign-ins', () => {
  it('are listed with browser and address, and are ended one by one', async () => {
    const [here, there] = [await anna.startSession(), await anna.startSession()]
    const page = await desk.send('GET', '/desk/security', { cookie: here })
    expect(page.body).toContain('Firefox on Linux <span class="soft">(198.51.100.7)</span>')
    expect(page.body).toContain('This browser')
    const paths = listEndPaths(page)
    expect(paths).toHaveLength(1)
    await post(here, paths[0] ?? '')
    expect({ here: await open(here), there: await open(there) }).toEqual({ here: 200, there: OUT })
    expect(await desk.takeAudit()).toMatchObject([{ operator_id: anna.id, action: 'END_SIGN_IN' }])
  })

  it('are ended all at once, here included, but no tokens', async () => {
    const [here, there] = [await anna.startSession(), await anna.startSession()]
    const bearer = await anna.createToken()
    const ended = await post(here, '/desk/security/sign-ins/end-all')
    expect(ended.headers.location).toBe('/desk/sign-in')
    expect({ here: await open(here), there: await open(there) }).toEqual({ here: OUT, there: OUT })
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(200)
  })

  it('are nobody else’s to end', async () => {
    const bert = await desk.hire('inspector')
    const cookie = await bert.startSession()
    const { sessions } = await showOperator(await admin.startSession(), bert.name)
    await post(await anna.startSession(), `/desk/security/sign-ins/${sessions[0]?.id}/end`)
    expect(await open(cookie)).toBe(200)
  })
})

describe('an administrator', () => {
  it('sees everyone, and who lacks a factor that their roles need', async () => {
    await desk.db.$client.query('delete from operator_factor where operator_id = $1', [anna.id])
    const cookie = await admin.startSession()
    await anna.createToken()
    const operators: ListedOperator[] = (await desk.send('GET', '/desk/api/operators', { cookie })).json()
    expect(operators.find(({ name }) => name === anna.name)).toEqual({
      name: anna.name,
      roles: ['inspector', 'payout'],
      disabledAt: null,
      factor: 'MISSING',
      signIns: 0,
      tokens: 1,
    })
  })

  it('sees where someone is signed in, and what a token is for', async () => {
    await anna.startSession()
    await anna.createToken()
    const { isOwn, sessions } = await showOperator(await admin.startSession(), anna.name)
    expect({
      isOwn,
      sessions: sessions.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
    }).toMatchObject({
      isOwn: false,
      sessions: [
        { kind: 'browser', browser: 'Firefox on Linux', address: '198.51.100.7', mayDo: null },
        { kind: 'machine', browser: null, mayDo: expect.stringContaining('Inspector') },
      ],
    })
  })

  it('is the only one who sees it', async () => {
    const cookie = await anna.startSession()
    expect(await open(cookie, `/desk/api/operators/${admin.name}`)).toBe(403)
  })

  it('ends sign-ins and tokens of others', async () => {
    const [cookie, bearer] = [await anna.startSession(), await anna.createToken()]
    const own = await admin.startSession()
    const { sessions } = await showOperator(own, anna.name)
    for (const { id } of sessions) await endSignIn(own, anna.name, id)
    expect(await open(cookie)).toBe(OUT)
    expect((await desk.send('GET', '/desk/api/me', { bearer })).statusCode).toBe(401)
    const entries = await desk.takeAudit()
    const ended = entries.filter(({ action }) => action === 'END_SIGN_IN')
    expect(
      ended.map(({ operator_id, data }) => ({
        by: operator_id,
        of: (data as { operatorId: string }).operatorId,
      })),
    ).toEqual([
      { by: admin.id, of: anna.id },
      { by: admin.id, of: anna.id },
    ])
  })

  it('ends all sign-ins of someone at once, harmless when repeated', async () => {
    await anna.startSession()
    await anna.startSession()
    const cookie = await admin.startSession()
    const endAll = async () =>
      (await desk.send('DELETE', `/desk/api/operators/${anna.name}/sign-ins`, { cookie })).json()
    expect([await endAll(), await endAll()]).toEqual([{ ended: 2 }, { ended: 0 }])
  })

  it('resets a lost factor, which ends all sign-ins and leads to a new one', async () => {
    const cookie = await anna.startSession()
    const reset = await resetFactor(await admin.startSession(), anna.name)
    expect(reset.json()).toEqual({ factors: 1, signIns: 1 })
    expect(await open(cookie)).toBe(OUT)
    const signedIn = await desk.signIn(anna.name, anna.password)
    expect(signedIn.headers.location).toBe('/desk/security?notice=needed')
    expect(await desk.takeAudit()).toMatchObject([
      {
        operator_id: admin.id,
        action: 'RESET_FACTOR',
        data: { operatorId: anna.id, factors: 1, signIns: 1 },
      },
      { operator_id: anna.id, action: 'CHECK_PASSWORD' },
    ])
  })

  it('needs a recent factor for it, and another administrator for their own', async () => {
    const cookie = await admin.startSession()
    expect((await resetFactor(cookie, admin.name)).statusCode).toBe(409)
    desk.clock.nowMs += 16 * MINUTE_MS
    expect((await resetFactor(cookie, anna.name)).json().id).toBe('STEP_UP_REQUIRED')
  })

  it('is told about a name that nobody has', async () => {
    expect(await open(await admin.startSession(), '/desk/api/operators/nobody')).toBe(404)
  })
})

describe('a token', () => {
  const EXPORT = '/desk/api/register/DE/export'
  const RANGE = { from: '2026-11-01', to: '2026-11-02' }
  const NOTHING_BOUGHT = 404

  const call = async (bearer: string, method: string, path: string, json?: unknown) => {
    const answer = await desk.send(method, path, { bearer, origin: null, json })
    return answer.statusCode === 403 ? answer.json().id : answer.statusCode
  }

  it('reaches no further than its scopes', async () => {
    const operator = await desk.hire('inspector', 'support')
    const bearer = await operator.createToken(['inspector'])
    expect({
      own: await call(bearer, 'GET', '/desk/api/me'),
      audit: await call(bearer, 'GET', '/desk/api/audit-log'),
    }).toEqual({ own: 200, audit: 'SCOPE_MISSING' })
  })

  it('reaches no further than its operator', async () => {
    const operator = await desk.hire('inspector')
    const bearer = await operator.createToken(['inspector', 'support', 'READ_AUDIT_LOG'])
    expect(await call(bearer, 'GET', '/desk/api/audit-log')).toBe('FORBIDDEN')
  })

  it('for a single action does that and nothing else of the role', async () => {
    const operator = await desk.hire('support')
    const bearer = await operator.createToken(['READ_AUDIT_LOG'])
    expect({
      audit: await call(bearer, 'GET', '/desk/api/audit-log'),
      own: await call(bearer, 'GET', '/desk/api/me'),
    }).toEqual({ audit: 200, own: 'SCOPE_MISSING' })
  })

  it('has to name the most dangerous actions', async () => {
    const operator = await desk.hire('support')
    const [byRole, byName] = [
      await operator.createToken(['support']),
      await operator.createToken(['support', 'EXPORT_REGISTER']),
    ]
    expect({
      byRole: await call(byRole, 'POST', EXPORT, RANGE),
      byName: await call(byName, 'POST', EXPORT, RANGE),
    }).toEqual({ byRole: 'SCOPE_MISSING', byName: NOTHING_BOUGHT })
  })

  it('doesn’t end by being left alone, but on its day', async () => {
    const bearer = await (await desk.hire('inspector')).createToken()
    const dayMs = 24 * 60 * MINUTE_MS
    desk.clock.nowMs += 30 * dayMs - 1
    expect(await call(bearer, 'GET', '/desk/api/me')).toBe(200)
    desk.clock.nowMs += 1
    expect(await call(bearer, 'GET', '/desk/api/me')).toBe(401)
  })
})

describe('strangers who guess a password', () => {
  const guess = async (operator: TestOperator, times: number) => {
    const statuses: number[] = []
    for (let count = 0; count < times; count += 1)
      statuses.push((await desk.signIn(operator.name, 'wrong', { address: `203.0.113.${count}` })).statusCode)
    return statuses
  }

  /** The cookies that a sign-in leaves in the browser, without the session. */
  const readDevice = (answer: Parameters<typeof readCookie>[0]): string =>
    [answer.headers['set-cookie'] ?? []].flat()[1]?.split(';', 1)[0] ?? ''

  it('don’t keep out an operator whose browser is known', async () => {
    const operator = await desk.hire('inspector')
    const device = readDevice(await desk.signIn(operator.name, operator.password))
    expect(device).toMatch(/^desk_device_/)
    expect(await guess(operator, 9)).toContain(429)
    const elsewhere = await desk.signIn(operator.name, operator.password, { address: '198.51.100.50' })
    const known = await desk.signIn(operator.name, operator.password, { cookie: device })
    expect({ elsewhere: elsewhere.statusCode, known: known.statusCode }).toEqual({
      elsewhere: 429,
      known: 303,
    })
  })

  it('gain nothing from a known browser of someone else, or a cookie of their own making', async () => {
    const [operator, other] = [await desk.hire('inspector'), await desk.hire('inspector')]
    const device = readDevice(await desk.signIn(other.name, other.password))
    await guess(operator, 9)
    const renamed = device.replace(other.id, operator.id)
    for (const cookie of [device, renamed, `desk_device_${operator.id}=x.y`])
      expect((await desk.signIn(operator.name, operator.password, { cookie })).statusCode).toBe(429)
  })

  it('have a budget in a known browser, too', async () => {
    const operator = await desk.hire('inspector')
    const cookie = readDevice(await desk.signIn(operator.name, operator.password))
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1)
      statuses.push((await desk.signIn(operator.name, 'wrong', { cookie })).statusCode)
    expect(statuses).toContain(429)
  })

  it('don’t make a browser known by half a sign-in', async () => {
    const cookies = [(await desk.signIn(anna.name, anna.password)).headers['set-cookie'] ?? []].flat()
    expect(cookies.filter((cookie) => cookie.startsWith('desk_device_'))).toEqual([])
  })
})

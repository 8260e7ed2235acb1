import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { changeRoles } from '#server/desk/operators/manage-operators.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import {
  DESK_ORIGIN,
  readCookie,
  startTestDesk,
  type TestDesk,
  type TestOperator,
} from '../../support/desk.ts'
import { createTestApp, decodeBase32, type TestApp } from '../../support/desk-factors.ts'
import {
  describeAnswer,
  enterPassword as enterPasswordAt,
  hireWithoutFactor as hireWithoutFactorAt,
  readAppKey,
  readCodes,
  seeOther,
} from '../../support/desk-sign-ins.ts'

let desk: TestDesk

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  await desk.db.$client.query('delete from desk_login_guard')
  desk.clock.nowMs += 5 * MINUTE_MS
  await desk.takeAudit()
})

afterAll(() => desk.close())

let visitors = 0

/** A fresh address, so that no other attempts count. */
const newAddress = () => {
  visitors += 1
  return `203.0.113.${visitors}`
}

const get = async (cookie: string, path: string) => desk.send('GET', path, { cookie })
const post = async (cookie: string, path: string, form: Record<string, string> = {}) =>
  desk.send('POST', path, { cookie, form })

const enterPassword = (operator: TestOperator) => enterPasswordAt(desk, operator, newAddress())

const hireWithoutFactor = (...roles: OperatorRole[]) => hireWithoutFactorAt(desk, ...roles)

/** Sets up an app on the pages, and returns it with the cookie and codes that the operator gets. */
async function setUpApp(operator: TestOperator) {
  const cookie = await enterPassword(operator)
  await post(cookie, '/desk/security/app')
  const app = createTestApp(decodeBase32(readAppKey(await get(cookie, '/desk/security/app'))))
  const code = app.showCode(desk.clock.nowMs)
  const added = await post(cookie, '/desk/security/app/code', { code })
  return { app, added, codes: readCodes(added), cookie: readCookie(added) }
}

const showCode = (app: TestApp) => app.showCode(desk.clock.nowMs)

const pass = (minutes: number) => {
  desk.clock.nowMs += minutes * MINUTE_MS
}

describe('an operator with the payout or administration role', () => {
  it.each(['payout', 'administration'] as const)(
    'as %s has to set up a second factor first and can do nothing else',
    async (role) => {
      const operator = await hireWithoutFactor('inspector', role)
      const signedIn = await desk.signIn(operator.name, operator.password, { address: newAddress() })
      expect(describeAnswer(signedIn)).toEqual(seeOther('/desk/security?notice=needed'))
      const cookie = readCookie(signedIn)
      for (const path of ['/desk', '/desk/inspections', '/desk/payouts', '/desk/operators'])
        expect(describeAnswer(await get(cookie, path))).toEqual(seeOther('/desk/security?notice=needed'))
      const json = await get(cookie, '/desk/api/me')
      expect({ statusCode: json.statusCode, id: json.json().id }).toEqual({
        statusCode: 403,
        id: 'FACTOR_SETUP_REQUIRED',
      })
      const shown = await get(cookie, '/desk/security')
      expect(shown.statusCode).toBe(200)
      expect(shown.body).not.toContain('aria-label="Queues"')
    },
  )

  it('is led there in the middle of work, when the role is new', async () => {
    const operator = await desk.hire('inspector')
    const cookie = await enterPassword(operator)
    expect((await get(cookie, '/desk')).statusCode).toBe(200)
    await changeRoles(desk.manage, { name: operator.name, roles: ['inspector', 'payout'] })
    expect(describeAnswer(await get(cookie, '/desk'))).toEqual(seeOther('/desk/security?notice=needed'))
  })

  it('keeps the last factor', async () => {
    const operator = await desk.hire('payout')
    const cookie = await operator.startSession()
    const { body } = await get(cookie, '/desk/security')
    const path = /action="(\/desk\/security\/factors\/[^"]+\/remove)"/.exec(body)?.[1] ?? ''
    const refused = await post(cookie, path)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain(
      'Your roles need a second factor. Add another one before you remove this one.',
    )
    expect((await get(cookie, '/desk')).statusCode).toBe(200)
  })
})

describe('an authenticator app', () => {
  it('is set up with its first code, brings recovery codes, and completes the sign-in under a new token', async () => {
    const operator = await hireWithoutFactor('payout')
    const before = await enterPassword(operator)
    await post(before, '/desk/security/app')
    const shown = await get(before, '/desk/security/app')
    expect(shown.body).toContain('<svg class="code"')
    const app = createTestApp(decodeBase32(readAppKey(shown)))
    const wrong = await post(before, '/desk/security/app/code', { code: app.showCode(0) })
    expect(wrong.statusCode).toBe(422)
    expect(describeAnswer(await get(before, '/desk'))).toEqual(seeOther('/desk/security?notice=needed'))
    const added = await post(before, '/desk/security/app/code', { code: showCode(app) })
    expect(readCodes(added)).toHaveLength(10)
    const after = readCookie(added)
    expect(after).not.toBe(before)
    expect((await get(after, '/desk/payouts')).statusCode).toBe(200)
    expect(describeAnswer(await get(before, '/desk'))).toEqual(seeOther('/desk/sign-in?next=%2Fdesk'))
    const actions = (await desk.takeAudit()).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['CHECK_PASSWORD', 'START_FACTOR', 'ADD_FACTOR']))
  })

  it('is asked for after the password, and nothing opens before', async () => {
    const operator = await hireWithoutFactor('payout')
    const { app } = await setUpApp(operator)
    pass(1)
    const form = { name: operator.name, password: operator.password, next: '/desk/payouts' }
    const first = await desk.send('POST', '/desk/sign-in', { form, address: newAddress() })
    expect(describeAnswer(first)).toEqual(seeOther('/desk/confirm?next=%2Fdesk%2Fpayouts'))
    const half = readCookie(first)
    for (const path of ['/desk', '/desk/security', '/desk/security/passkey'])
      expect(describeAnswer(await get(half, path))).toEqual(
        seeOther(`/desk/confirm?next=${encodeURIComponent(path)}`),
      )
    expect((await get(half, '/desk/api/me')).json().id).toBe('FACTOR_REQUIRED')
    const second = await post(half, '/desk/confirm/code', { code: showCode(app), next: '/desk/payouts' })
    expect(describeAnswer(second)).toEqual(seeOther('/desk/payouts'))
    const whole = readCookie(second)
    expect((await get(whole, '/desk/payouts')).statusCode).toBe(200)
    expect(describeAnswer(await get(half, '/desk'))).toEqual(seeOther('/desk/sign-in?next=%2Fdesk'))
  })

  it('shows codes that work once, also for two requests at the same time', async () => {
    const operator = await hireWithoutFactor('payout')
    const { app } = await setUpApp(operator)
    pass(1)
    const halves = [
      await enterPassword(operator),
      await enterPassword(operator),
      await enterPassword(operator),
    ]
    const code = showCode(app)
    const answers = await Promise.all(halves.map((half) => post(half, '/desk/confirm/code', { code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422, 422])
    const late = await post(await enterPassword(operator), '/desk/confirm/code', { code })
    expect(late.body).toContain('has already been used')
  })

  it('is not guessed: codes are blocked after five, and the block is none of the password’s', async () => {
    const operator = await hireWithoutFactor('payout')
    const { app } = await setUpApp(operator)
    pass(1)
    const half = await enterPassword(operator)
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1)
      statuses.push((await post(half, '/desk/confirm/code', { code: '000000' })).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
    expect((await post(half, '/desk/confirm/code', { code: showCode(app) })).statusCode).toBe(429)
    const again = await desk.signIn(operator.name, operator.password, { address: newAddress() })
    expect(again.statusCode).toBe(303)
    const failures = (await desk.takeAudit()).filter(({ data }) =>
      JSON.stringify(data)?.includes('FACTOR_FAILED'),
    )
    expect(failures).toHaveLength(5)
  })

  it('has a key that only the shop’s secret opens', async () => {
    const operator = await hireWithoutFactor('payout')
    const cookie = await enterPassword(operator)
    await post(cookie, '/desk/security/app')
    const key = decodeBase32(readAppKey(await get(cookie, '/desk/security/app')))
    const { rows } = await desk.db.$client.query('select * from operator_factor where operator_id = $1', [
      operator.id,
    ])
    const stored = Buffer.concat([rows[0].sealed_key])
    expect(stored.includes(key)).toBe(false)
    expect(stored.includes(key.toString('base64url'))).toBe(false)
  })

  it('gives the first step a quarter of an hour', async () => {
    const operator = await hireWithoutFactor('payout')
    const { app } = await setUpApp(operator)
    pass(1)
    const half = await enterPassword(operator)
    pass(15)
    const late = await post(half, '/desk/confirm/code', { code: showCode(app) })
    expect(late.statusCode).toBe(401)
  })
})

describe('a recovery code', () => {
  it('replaces a lost phone, once, and leads to where it is replaced', async () => {
    const operator = await hireWithoutFactor('payout')
    const { codes } = await setUpApp(operator)
    const [code = ''] = codes
    const first = await post(await enterPassword(operator), '/desk/confirm/code', {
      code: ` ${code.toUpperCase()} `,
    })
    expect(describeAnswer(first)).toEqual(seeOther('/desk/security?notice=recovered'))
    expect((await get(readCookie(first), '/desk/security')).body).toContain('9 of 10 left')
    const second = await post(await enterPassword(operator), '/desk/confirm/code', { code })
    expect(second.statusCode).toBe(422)
  })

  it('is nobody else’s, and not in the database', async () => {
    const [anna, bert] = [await hireWithoutFactor('payout'), await hireWithoutFactor('payout')]
    const { codes } = await setUpApp(anna)
    await setUpApp(bert)
    const [code = ''] = codes
    expect((await post(await enterPassword(bert), '/desk/confirm/code', { code })).statusCode).toBe(422)
    const { rows } = await desk.db.$client.query('select code_hash from operator_recovery_code')
    expect(rows.some(({ code_hash }) => code_hash.toString().includes(code.replaceAll('-', '')))).toBe(false)
  })

  it('is void when there is a new set', async () => {
    const operator = await hireWithoutFactor('payout')
    const { codes, cookie } = await setUpApp(operator)
    const renewed = await post(cookie, '/desk/security/recovery-codes')
    expect(readCodes(renewed)).toHaveLength(10)
    const tryCode = async (code = '') =>
      (await post(await enterPassword(operator), '/desk/confirm/code', { code })).statusCode
    expect({ old: await tryCode(codes[0]), fresh: await tryCode(readCodes(renewed)[0]) }).toEqual({
      old: 422,
      fresh: 303,
    })
  })
})

describe('a new factor', () => {
  it('needs a password of the last quarter of an hour', async () => {
    const operator = await desk.hire('inspector')
    const cookie = await enterPassword(operator)
    pass(16)
    const needed = await get(cookie, '/desk/security/passkey')
    expect(describeAnswer(needed)).toEqual(
      seeOther('/desk/confirm?need=password&next=%2Fdesk%2Fsecurity%2Fpasskey'),
    )
    const wrong = await post(cookie, '/desk/confirm/password', {
      password: 'wrong',
      next: '/desk/security/passkey',
    })
    expect(wrong.statusCode).toBe(422)
    const right = await post(cookie, '/desk/confirm/password', {
      password: operator.password,
      next: '/desk/security/passkey',
    })
    expect(describeAnswer(right)).toEqual(seeOther('/desk/security/passkey'))
    expect((await get(cookie, '/desk/security/passkey')).statusCode).toBe(200)
  })

  it('also needs the factor that there is', async () => {
    const operator = await desk.hire('payout')
    const cookie = await operator.startSession()
    pass(16)
    const needed = await get(cookie, '/desk/security/passkey')
    expect(describeAnswer(needed)).toEqual(seeOther('/desk/confirm?next=%2Fdesk%2Fsecurity%2Fpasskey'))
  })

  it('is asked for in sign-ins that are already open', async () => {
    const operator = await desk.hire('inspector')
    const [here, there] = [await enterPassword(operator), await enterPassword(operator)]
    await post(here, '/desk/security/app')
    const app = createTestApp(decodeBase32(readAppKey(await get(here, '/desk/security/app'))))
    await post(here, '/desk/security/app/code', { code: showCode(app) })
    expect((await get(here, '/desk')).statusCode).toBe(200)
    expect(describeAnswer(await get(there, '/desk'))).toEqual(seeOther('/desk/confirm?next=%2Fdesk'))
  })
})

describe('the most dangerous actions', () => {
  const RENEW = '/desk/security/recovery-codes'

  const renewCodes = (cookie: string) =>
    desk.send('POST', RENEW, { cookie, form: {}, headers: { referer: `${DESK_ORIGIN}/desk/security` } })

  it('need a factor of the last quarter of an hour, and lead back to their page', async () => {
    const operator = await desk.hire('support')
    const [cookie, app] = [await operator.startSession(), await operator.app()]
    expect((await renewCodes(cookie)).statusCode).toBe(200)
    pass(16)
    expect(describeAnswer(await renewCodes(cookie))).toEqual(
      seeOther('/desk/confirm?next=%2Fdesk%2Fsecurity'),
    )
    const confirmed = await post(cookie, '/desk/confirm/code', {
      code: showCode(app),
      next: '/desk/security',
    })
    expect(describeAnswer(confirmed)).toEqual(seeOther('/desk/security'))
    expect((await renewCodes(cookie)).statusCode).toBe(200)
    const refused = (await desk.takeAudit()).filter(({ data }) =>
      JSON.stringify(data)?.includes('STEP_UP_REQUIRED'),
    )
    expect(refused).toMatchObject([{ operator_id: operator.id, action: 'RENEW_RECOVERY_CODES' }])
  })

  it('lead operators without a factor to set one up', async () => {
    const operator = await desk.hire('support')
    const cookie = await enterPassword(operator)
    expect((await get(cookie, '/desk')).statusCode).toBe(200)
    expect(describeAnswer(await renewCodes(cookie))).toEqual(seeOther('/desk/security?notice=needed'))
  })

  it('never lead to another site', async () => {
    const operator = await desk.hire('support')
    const cookie = await operator.startSession()
    pass(16)
    const answer = await desk.send('POST', RENEW, {
      cookie,
      form: {},
      headers: { referer: 'https://evil.example/desk/security' },
    })
    expect(describeAnswer(answer)).toEqual(seeOther('/desk/confirm?next=%2Fdesk'))
  })
})

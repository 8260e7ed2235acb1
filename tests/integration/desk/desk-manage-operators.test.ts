import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenOperator } from '#contracts/desk/operators.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let admin: TestOperator
let anna: TestOperator
let cookie: string

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  admin = await desk.hire('administration')
  anna = await desk.hire('inspector', 'payout')
  cookie = await admin.startSession()
  await desk.takeAudit()
})

afterAll(() => desk.close())

const send = (method: string, path: string, json?: unknown, by = cookie) =>
  desk.send(method, `/desk/api/operators${path}`, { cookie: by, json })

const show = async (name: string): Promise<OpenOperator> => (await send('GET', `/${name}`)).json()

const NEW_NAME = () => `new-${Math.random().toString(36).slice(2, 10)}`

describe('adding an operator', () => {
  it('shows a password that signs in', async () => {
    const name = NEW_NAME()
    const { password } = (await send('POST', '', { name, roles: ['inspector'] })).json()
    const signedIn = await desk.signIn(name, password)
    expect(signedIn.headers.location).toBe('/desk')
  })

  it('is in the log, without the password', async () => {
    const { password } = (await send('POST', '', { name: NEW_NAME(), roles: ['inspector'] })).json()
    const entries = await desk.takeAudit()
    expect(entries).toMatchObject([{ operator_id: admin.id, action: 'ADD_OPERATOR' }])
    expect(JSON.stringify(entries)).not.toContain(password)
  })

  it('refuses a name that is or was in use', async () => {
    const refused = await send('POST', '', { name: anna.name, roles: ['inspector'] })
    expect(refused.json()).toMatchObject({ errors: [{ field: 'name', key: 'NAME_TAKEN' }] })
  })

  it('is refused to everyone but administrators', async () => {
    const own = await anna.startSession()
    expect((await send('POST', '', { name: NEW_NAME(), roles: ['administration'] }, own)).statusCode).toBe(
      403,
    )
  })
})

describe('changing roles', () => {
  it('takes effect with the next request', async () => {
    const own = await anna.startSession()
    await send('PUT', `/${anna.name}/roles`, { roles: ['support'] })
    expect((await desk.send('GET', '/desk/api/inbox', { cookie: own })).statusCode).toBe(200)
  })

  it('of one’s own is up to another administrator', async () => {
    expect((await send('PUT', `/${admin.name}/roles`, { roles: ['support'] })).json()).toMatchObject({
      id: 'NOT_POSSIBLE',
    })
  })

  it('leaves an administrator, when two take the role from each other at the same moment', async () => {
    const other = await desk.hire('administration')
    const theirs = await other.startSession()
    await Promise.all([
      send('PUT', `/${other.name}/roles`, { roles: ['support'] }),
      send('PUT', `/${admin.name}/roles`, { roles: ['support'] }, theirs),
    ])
    const { rows } = await desk.db.$client.query(
      `select from operator where id = any($1::uuid[]) and 'administration' = any(roles)`,
      [[admin.id, other.id]],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('disabling', () => {
  it('ends what is open', async () => {
    const own = await anna.startSession()
    await send('POST', `/${anna.name}/disabling`)
    expect((await desk.send('GET', '/desk/api/me', { cookie: own })).statusCode).toBe(401)
  })

  it('is for good: nothing about the operator changes afterwards', async () => {
    await send('POST', `/${anna.name}/disabling`)
    expect((await send('POST', `/${anna.name}/password`)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })

  it('isn’t possible for oneself', async () => {
    expect((await send('POST', `/${admin.name}/disabling`)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })
})

describe('a new password', () => {
  it('of someone else replaces the old one', async () => {
    const { password } = (await send('POST', `/${anna.name}/password`)).json()
    expect((await desk.signIn(anna.name, password)).statusCode).toBe(303)
  })

  it('of one’s own is created under Security, and signs out', async () => {
    const own = await anna.startSession()
    const made = await desk.send('POST', '/desk/security/password', { cookie: own, form: {} })
    const [, password = ''] = /<code>([^<]+)<\/code>/.exec(made.body) ?? []
    expect((await desk.send('GET', '/desk/api/me', { cookie: own })).statusCode).toBe(401)
    expect((await desk.signIn(anna.name, password)).statusCode).toBe(303)
  })
})

describe('a token', () => {
  it('works within its scopes until it is ended', async () => {
    const made = await send('POST', `/${anna.name}/tokens`, { scopes: ['inspector'], days: 7 })
    const { token } = made.json()
    const call = async () => (await desk.send('GET', '/desk/api/inspections', { bearer: token })).statusCode
    expect(await call()).toBe(200)
    const { sessions } = await show(anna.name)
    await send('DELETE', `/${anna.name}/sign-ins/${sessions.find(({ kind }) => kind === 'machine')?.id}`)
    expect(await call()).toBe(401)
  })

  it('is never offered more than its operator may do', async () => {
    const refused = await send('POST', `/${anna.name}/tokens`, { scopes: ['administration'], days: 7 })
    expect(refused.json()).toMatchObject({ errors: [{ field: 'scopes.0', key: 'SCOPE_UNKNOWN' }] })
  })

  it('has to name the actions for which a person shows a second factor', async () => {
    const { actionScopes } = await show(anna.name)
    expect(actionScopes.map(({ action }) => action)).toContain('APPROVE_PAYOUT_BATCH')
  })
})

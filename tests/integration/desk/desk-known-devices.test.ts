import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { renewPassword, resetOperatorFactor } from '#server/desk/operators/manage-operators.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let anna: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  await desk.db.$client.query('delete from desk_login_guard')
  anna = await desk.hire('inspector')
})

afterAll(() => desk.close())

let visitors = 0

/** A fresh address, so that no other attempts count. */
const newAddress = () => {
  visitors += 1
  return `203.0.113.${visitors}`
}

const signIn = (password: string, cookie?: string) =>
  desk.signIn(anna.name, password, { address: newAddress(), ...(cookie !== undefined && { cookie }) })

const readCookies = ({ headers }: LightMyRequestResponse) => {
  const [session = '', device = ''] = [headers['set-cookie'] ?? []]
    .flat()
    .map((text) => text.split(';', 1)[0])
  return { session, device }
}

/** Whether a browser has a budget of its own while strangers have the password blocked. */
async function isKnown(device: string, password = anna.password): Promise<boolean> {
  for (let guess = 0; guess < 6; guess += 1) await signIn('wrong')
  const { statusCode } = await signIn(password, device)
  await desk.db.$client.query('delete from desk_login_guard')
  return statusCode === 303
}

describe('a browser with which an operator has signed in', () => {
  it('stays known after signing out', async () => {
    const { session, device } = readCookies(await signIn(anna.password))
    await desk.send('POST', '/desk/sign-out', { cookie: session })
    expect(await isKnown(device)).toBe(true)
  })

  it('is a stranger after a new password', async () => {
    const { device } = readCookies(await signIn(anna.password))
    const renewed = await renewPassword(desk.manage, anna.name)
    expect(await isKnown(device, renewed.kind === 'done' ? renewed.result : '')).toBe(false)
  })

  it('is a stranger after the second factor was reset', async () => {
    const { device } = readCookies(await signIn(anna.password))
    await resetOperatorFactor(desk.manage, anna.name)
    expect(await isKnown(device)).toBe(false)
  })

  it('is a stranger after all sign-ins were ended', async () => {
    const { session, device } = readCookies(await signIn(anna.password))
    await desk.send('POST', '/desk/security/sign-ins/end-all', { cookie: session })
    expect(await isKnown(device)).toBe(false)
  })

  it('is a stranger after an administrator has ended all sign-ins', async () => {
    const { device } = readCookies(await signIn(anna.password))
    const cookie = await (await desk.hire('administration')).startSession()
    await desk.send('DELETE', `/desk/api/operators/${anna.name}/sign-ins`, { cookie })
    expect(await isKnown(device)).toBe(false)
  })

  it('is a stranger after its sign-in was ended, and other browsers stay known', async () => {
    const stolen = readCookies(await signIn(anna.password))
    const own = readCookies(await signIn(anna.password))
    const { rows } = await desk.db.$client.query<{ id: string }>(
      'select id from operator_session where operator_id = $1 order by created_at, id',
      [anna.id],
    )
    const { body } = await desk.send('GET', '/desk/security', { cookie: own.session })
    const other = rows.find(({ id }) => body.includes(`/desk/security/sign-ins/${id}/end`))
    await desk.send('POST', `/desk/security/sign-ins/${other?.id}/end`, { cookie: own.session })
    expect({ stolen: await isKnown(stolen.device), own: await isKnown(own.device) }).toEqual({
      stolen: false,
      own: true,
    })
  })

  it('gets another id when it signs in again after that, so that a copy of its cookie stays useless', async () => {
    const { session, device } = readCookies(await signIn(anna.password))
    await desk.send('POST', '/desk/security/sign-ins/end-all', { cookie: session })
    const again = readCookies(await signIn(anna.password, device))
    expect({ copy: await isKnown(device), own: await isKnown(again.device) }).toEqual({
      copy: false,
      own: true,
    })
  })

  it('keeps its id as long as it is known, and is forgotten after 400 days', async () => {
    const { device } = readCookies(await signIn(anna.password))
    expect(readCookies(await signIn(anna.password, device)).device).toBe(device)
    desk.clock.nowMs += 400 * DAY_MS
    expect(await isKnown(device)).toBe(false)
  })
})

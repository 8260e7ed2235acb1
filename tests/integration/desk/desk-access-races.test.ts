import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renewPassword, resetOperatorFactor } from '#server/desk/operators/manage-operators.ts'
import {
  DESK_ORIGIN,
  readCookie,
  startTestDesk,
  type TestDesk,
  type TestOperator,
} from '../../support/desk.ts'
import { createTestApp, decodeBase32, giveApp } from '../../support/desk-factors.ts'
import {
  describeAnswer,
  enterPassword as enterPasswordAt,
  hireWithoutFactor,
  readAppKey,
  readQuestion,
  seeOther,
} from '../../support/desk-sign-ins.ts'
import { createTestPasskey } from '../../support/test-passkey.ts'

let desk: TestDesk

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(() => desk.db.$client.query('delete from desk_login_guard'))

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

/** Starts to set up an app, and returns the form with its first code. */
async function startApp(cookie: string) {
  await post(cookie, '/desk/security/app')
  const app = createTestApp(decodeBase32(readAppKey(await get(cookie, '/desk/security/app'))))
  return { code: app.showCode(desk.clock.nowMs) }
}

/** Has a passkey answer the page’s question. */
async function answerWithPasskey(cookie: string) {
  const question = readQuestion(await get(cookie, '/desk/security/passkey'))
  return { answer: createTestPasskey(DESK_ORIGIN).create(question), label: 'Key' }
}

const addApp = (cookie: string, form: Record<string, string>) => post(cookie, '/desk/security/app/code', form)
const addPasskey = (cookie: string, form: Record<string, string>) =>
  post(cookie, '/desk/security/passkey', form)

const countWaiting = async (): Promise<number> => {
  const { rowCount } = await desk.db.$client.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount ?? 0
}

/** Answers of requests that have all been let in, and decided as far as they can, before the first one is committed. */
async function atTheSameMoment(
  ...requests: (() => Promise<LightMyRequestResponse>)[]
): Promise<LightMyRequestResponse[]> {
  const client = await desk.db.$client.connect()
  try {
    await client.query('begin')
    // Every action ends with its entry in the log.
    await client.query('lock table audit_log in share mode')
    const answers = requests.map((send) => send())
    while ((await countWaiting()) < requests.length);
    await client.query('commit')
    return await Promise.all(answers)
  } finally {
    client.release()
  }
}

const readFactors = async ({ id }: TestOperator): Promise<string[]> => {
  const { rows } = await desk.db.$client.query<{ id: string }>(
    'select id from operator_factor where operator_id = $1 and confirmed_at is not null',
    [id],
  )
  return rows.map((row) => row.id)
}

describe('an app that is being set up', () => {
  it('belongs to the sign-in that sets it up: someone else with the password neither sees nor confirms it', async () => {
    const operator = await hireWithoutFactor(desk, 'payout')
    const [owner, thief] = [await enterPassword(operator), await enterPassword(operator)]
    const form = await startApp(owner)
    const seen = await get(thief, '/desk/security/app')
    expect({ ...describeAnswer(seen), key: readAppKey(seen) }).toEqual({
      ...seeOther('/desk/security'),
      key: '',
    })
    expect((await addApp(thief, form)).statusCode).toBe(404)
    expect(await readFactors(operator)).toEqual([])
    expect((await addApp(owner, form)).statusCode).toBe(200)
  })

  it('is not replaced by someone else who starts as well', async () => {
    const operator = await hireWithoutFactor(desk, 'payout')
    const [owner, thief] = [await enterPassword(operator), await enterPassword(operator)]
    const form = await startApp(owner)
    await startApp(thief)
    expect((await addApp(owner, form)).statusCode).toBe(200)
  })

  it('ends with its sign-in, and the confirmed one does not', async () => {
    const operator = await hireWithoutFactor(desk, 'payout')
    const [owner, other] = [await enterPassword(operator), await enterPassword(operator)]
    await startApp(other)
    const added = await addApp(owner, await startApp(owner))
    await post(readCookie(added), '/desk/sign-out')
    await post(other, '/desk/sign-out')
    const { rows } = await desk.db.$client.query('select id from operator_factor where operator_id = $1', [
      operator.id,
    ])
    expect(rows.map(({ id }) => id)).toEqual(await readFactors(operator))
    expect(rows).toHaveLength(1)
  })
})

it('a passkey is created by the sign-in whose page asked for it, and by no other', async () => {
  const operator = await hireWithoutFactor(desk, 'payout')
  const [owner, thief] = [await enterPassword(operator), await enterPassword(operator)]
  const form = await answerWithPasskey(owner)
  expect((await addPasskey(thief, form)).statusCode).toBe(422)
  expect(await readFactors(operator)).toEqual([])
})

describe('two who set up the first factor at the same moment', () => {
  it.each([
    ['apps', startApp, addApp],
    ['passkeys', answerWithPasskey, addPasskey],
  ])('with %s: one is added, the other has to show it first', async (_, prepare, add) => {
    const operator = await hireWithoutFactor(desk, 'payout')
    const [owner, thief] = [await enterPassword(operator), await enterPassword(operator)]
    const forms = [await prepare(owner), await prepare(thief)] as const
    const answers = await atTheSameMoment(
      () => add(owner, forms[0]),
      () => add(thief, forms[1]),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 303])
    expect(answers.find(({ statusCode }) => statusCode === 303)?.headers.location).toMatch(/^\/desk\/confirm/)
    expect(await readFactors(operator)).toHaveLength(1)
  })

  it('also where the role needs none', async () => {
    const operator = await hireWithoutFactor(desk, 'inspector')
    const [owner, thief] = [await enterPassword(operator), await enterPassword(operator)]
    const forms = [await startApp(owner), await answerWithPasskey(thief)] as const
    await atTheSameMoment(
      () => addApp(owner, forms[0]),
      () => addPasskey(thief, forms[1]),
    )
    expect(await readFactors(operator)).toHaveLength(1)
  })
})

it('two factors that are removed at the same moment: a role that needs one keeps one', async () => {
  const operator = await desk.hire('payout')
  const { db, secret, clock } = desk
  await giveApp({ db, secret, operatorId: operator.id, nowMs: clock.nowMs })
  const cookie = await operator.startSession()
  const ids = await readFactors(operator)
  expect(ids).toHaveLength(2)
  const answers = await atTheSameMoment(
    ...ids.map((id) => () => post(cookie, `/desk/security/factors/${id}/remove`)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422])
  expect(await readFactors(operator)).toHaveLength(1)
})

it('a reset waits for a second step that is being shown, and then ends that sign-in, too', async () => {
  const operator = await desk.hire('payout')
  const app = await operator.app()
  const half = await enterPassword(operator)
  const code = app.showCode(desk.clock.nowMs)
  const client = await desk.db.$client.connect()
  await client.query('begin')
  await client.query('lock table operator_known_device in share mode')
  const confirming = post(half, '/desk/confirm/code', { code })
  while ((await countWaiting()) < 1);
  const resetting = resetOperatorFactor(desk.manage, operator.name)
  while ((await countWaiting()) < 2);
  await client.query('commit')
  client.release()
  expect(await resetting).toEqual({ kind: 'done', result: { factors: 1, signIns: 1 } })
  expect((await get(readCookie(await confirming), '/desk')).statusCode).toBe(303)
})

it('a sign-in that is ended while its second step is shown stays ended', async () => {
  const operator = await desk.hire('payout')
  const app = await operator.app()
  const half = await enterPassword(operator)
  const code = app.showCode(desk.clock.nowMs)
  const client = await desk.db.$client.connect()
  await client.query('begin')
  // The code is taken, but the sign-in cannot be completed yet.
  await client.query('lock table operator_known_device in share mode')
  const confirming = post(half, '/desk/confirm/code', { code })
  while ((await countWaiting()) < 1);
  const renewing = renewPassword(desk.manage, operator.name)
  while ((await countWaiting()) < 2);
  await client.query('commit')
  client.release()
  await renewing
  expect((await get(readCookie(await confirming), '/desk')).statusCode).toBe(303)
})

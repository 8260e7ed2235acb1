import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { TestOperator } from '../../support/desk.ts'
import { DESK_ORIGIN, readCookie, startTestDesk, type TestDesk } from '../../support/desk.ts'
import {
  describeAnswer,
  enterPassword as enterPasswordAt,
  hireWithoutFactor,
  readCodes,
  readQuestion,
  seeOther,
} from '../../support/desk-sign-ins.ts'
import { createTestPasskey } from '../../support/test-passkey.ts'

let desk: TestDesk

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
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

const get = async (cookie: string, path: string) => desk.send('GET', path, { cookie })
const post = async (cookie: string, path: string, form: Record<string, string> = {}) =>
  desk.send('POST', path, { cookie, form })

const enterPassword = (operator: TestOperator) => enterPasswordAt(desk, operator, newAddress())

describe('a passkey', () => {
  /** An operator who has set up a passkey, by nothing but a password. */
  async function setUpPasskey() {
    const operator = await hireWithoutFactor(desk, 'payout')
    const cookie = await enterPassword(operator)
    const passkey = createTestPasskey(DESK_ORIGIN)
    const question = readQuestion(await get(cookie, '/desk/security/passkey'))
    const answer = passkey.create(question)
    const added = await post(cookie, '/desk/security/passkey', { answer, label: 'Key on my ring' })
    return { operator, passkey, added, cookie: readCookie(added) }
  }

  const askAtSignIn = async () => readQuestion(await desk.send('GET', '/desk/sign-in'))

  const signIn = (answer: string) =>
    desk.send('POST', '/desk/sign-in/passkey', {
      form: { answer, next: '/desk/payouts' },
      address: newAddress(),
    })

  it('is the whole sign-in, without name and password', async () => {
    const { operator, passkey, added } = await setUpPasskey()
    expect(readCodes(added)).toHaveLength(10)
    await desk.takeAudit()
    const answer = await signIn(passkey.get(await askAtSignIn()))
    expect(describeAnswer(answer)).toEqual(seeOther('/desk/payouts'))
    expect((await get(readCookie(answer), '/desk/payouts')).statusCode).toBe(200)
    expect(await desk.takeAudit()).toMatchObject([
      { operator_id: operator.id, action: 'SIGN_IN', data: { factor: 'passkey' } },
    ])
  })

  it('is the second step after a password', async () => {
    const { operator, passkey } = await setUpPasskey()
    const half = await enterPassword(operator)
    const question = readQuestion(await get(half, '/desk/confirm?next=/desk'))
    expect(question.allowCredentials).toHaveLength(1)
    const answer = await post(half, '/desk/confirm/passkey', { answer: passkey.get(question), next: '/desk' })
    expect(describeAnswer(answer)).toEqual(seeOther('/desk'))
    expect((await get(readCookie(answer), '/desk')).statusCode).toBe(200)
  })

  it('answers once', async () => {
    const { passkey } = await setUpPasskey()
    const answer = passkey.get(await askAtSignIn())
    const statuses = [(await signIn(answer)).statusCode, (await signIn(answer)).statusCode]
    expect(statuses).toEqual([303, 401])
  })

  it.each([
    ['for another site', { origin: 'https://desk.test.evil.example' }],
    ['without PIN or finger', { isVerified: false }],
    ['as a copy that has counted less', { counter: 0 }],
  ])('doesn’t open the desk %s', async (_, faults) => {
    const { passkey } = await setUpPasskey()
    await signIn(passkey.get(await askAtSignIn()))
    expect((await signIn(passkey.get(await askAtSignIn(), faults))).statusCode).toBe(401)
  })

  it('doesn’t open the desk with a question of its own, an old one, or one from another page', async () => {
    const { operator, passkey, cookie } = await setUpPasskey()
    const asked = await askAtSignIn()
    const forged = {
      ...asked,
      challenge: Buffer.from(asked.challenge, 'base64url').fill(7, 8, 12).toString('base64url'),
    }
    const elsewhere = readQuestion(await get(await enterPassword(operator), '/desk/confirm'))
    const statuses = {
      forged: (await signIn(passkey.get(forged))).statusCode,
      elsewhere: (await signIn(passkey.get(elsewhere))).statusCode,
      atConfirm: (await post(cookie, '/desk/confirm/passkey', { answer: passkey.get(asked) })).statusCode,
    }
    expect(statuses).toEqual({ forged: 401, elsewhere: 401, atConfirm: 422 })
    desk.clock.nowMs += 10 * MINUTE_MS
    expect((await signIn(passkey.get(asked))).statusCode).toBe(401)
  })

  it('is nobody else’s second step', async () => {
    const [anna, bert] = [await setUpPasskey(), await setUpPasskey()]
    const half = await enterPassword(bert.operator)
    const question = readQuestion(await get(half, '/desk/confirm'))
    const answer = await post(half, '/desk/confirm/passkey', { answer: anna.passkey.get(question) })
    expect(answer.statusCode).toBe(422)
  })

  it.each([[''], ['{}'], ['null'], ['[1]'], ['{"id":"a","rawId":"a"}']])('is not %j', async (answer) => {
    expect((await signIn(answer)).statusCode).toBe(401)
  })

  it('opens while strangers have the password blocked', async () => {
    const { operator, passkey } = await setUpPasskey()
    for (let guess = 0; guess < 8; guess += 1)
      await desk.signIn(operator.name, 'wrong', { address: newAddress() })
    expect((await desk.signIn(operator.name, operator.password, { address: newAddress() })).statusCode).toBe(
      429,
    )
    expect((await signIn(passkey.get(await askAtSignIn()))).statusCode).toBe(303)
  })

  it('of a disabled operator opens nothing', async () => {
    const { operator, passkey } = await setUpPasskey()
    await desk.db.$client.query('update operator set disabled_at = now() where id = $1', [operator.id])
    expect((await signIn(passkey.get(await askAtSignIn()))).statusCode).toBe(401)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let anna: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
})

beforeEach(async () => {
  anna = await desk.hire('inspector')
  desk.clock.nowMs += HOUR_MS
  await desk.takeAudit()
})

afterAll(() => desk.close())

/** Guesses from a network of its own each, and never so often that the guard stops it. */
async function guess(times: number, name: (time: number) => string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await desk.db.$client.query('delete from desk_login_guard')
    await desk.signIn(name(time), 'wrong', { address: `10.${time % 250}.${Math.floor(time / 250)}.1` })
  }
}

const readFailures = async () =>
  (await desk.takeAudit()).filter(({ action }) => action === 'SIGN_IN').map(({ data }) => data)

const FAILED = { refused: 'LOGIN_FAILED' }

const FIRST_FIVE = [FAILED, FAILED, FAILED, FAILED, FAILED]

describe('failed sign-ins in the audit log', () => {
  it('are few entries for many attempts from many networks, and say how many there were', async () => {
    await guess(60, () => anna.name)
    expect(await readFailures()).toEqual([
      ...FIRST_FIVE,
      { ...FAILED, failuresThisHour: 10 },
      { ...FAILED, failuresThisHour: 20 },
      { ...FAILED, failuresThisHour: 50 },
    ])
  })

  it('are counted together for all names that nobody has', async () => {
    await guess(12, (time) => `nobody-${time}`)
    expect(await readFailures()).toEqual([...FIRST_FIVE, { ...FAILED, failuresThisHour: 10 }])
  })

  it('are counted apart for each operator, so that noise hides no attack on another', async () => {
    await guess(12, (time) => `nobody-${time}`)
    await desk.takeAudit()
    await guess(1, () => anna.name)
    expect(await desk.takeAudit()).toMatchObject([{ operator_id: anna.id, data: FAILED }])
  })

  it('start again with every hour', async () => {
    await guess(7, () => anna.name)
    await desk.takeAudit()
    desk.clock.nowMs += HOUR_MS
    await guess(2, () => anna.name)
    expect(await readFailures()).toEqual([FAILED, FAILED])
  })

  it('include that the guard has locked the operator', async () => {
    await desk.db.$client.query('delete from desk_login_guard')
    for (let time = 0; time < 6; time += 1) await desk.signIn(anna.name, 'wrong', { address: '10.0.0.1' })
    expect(await readFailures()).toEqual([...FIRST_FIVE, { refused: 'TOO_MANY_REQUESTS' }])
  })

  it('leave out no sign-in that succeeds', async () => {
    await guess(8, () => anna.name)
    await desk.takeAudit()
    await desk.db.$client.query('delete from desk_login_guard')
    for (let time = 0; time < 8; time += 1)
      await desk.signIn(anna.name, anna.password, { address: `10.9.${time}.1` })
    expect(await readFailures()).toEqual(Array.from({ length: 8 }, () => null))
  })
})

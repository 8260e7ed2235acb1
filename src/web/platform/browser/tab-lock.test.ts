import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTabLock } from '#web/platform/browser/tab-lock.ts'
import { createSharedStorage } from '../../../../tests/support/account-browser.ts'

let browser: ReturnType<typeof createSharedStorage>

beforeEach(() => {
  browser = createSharedStorage()
  vi.stubGlobal('localStorage', browser.storage)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Work that logs its beginning and end, and ends on command. */
function createWork(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = async () => {
    log.push(`${name} begins`)
    const result = await promise.finally(() => log.push(`${name} ends`))
    return result
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

describe.each([
  ['with the Web Locks API', undefined],
  ['without it', {}],
])('work in a browser %s', (_, navigator) => {
  beforeEach(() => {
    if (navigator) vi.stubGlobal('navigator', navigator)
  })

  it('is done by one tab after the other', async () => {
    const log: string[] = []
    const [first, second] = [createWork(log, 'first'), createWork(log, 'second')]
    const working = [withTabLock('work', first.run), withTabLock('work', second.run)]
    await vi.waitFor(() => expect(log).toHaveLength(1))
    first.end()
    second.end()
    expect(await Promise.all(working)).toEqual(['first', 'second'])
    expect({ endsWith: log[1]?.endsWith('ends'), logEndsWith: log[2]?.endsWith('begins') }).toEqual({
      endsWith: true,
      logEndsWith: true,
    })
    expect(browser.stored.size).toBe(0)
  })

  it('that fails does not hold the next one up', async () => {
    const log: string[] = []
    const [first, second] = [createWork(log, 'first'), createWork(log, 'second')]
    const failing = withTabLock('work', first.run)
    await vi.waitFor(() => expect(log).toEqual(['first begins']))
    const working = withTabLock('work', second.run)
    first.fail()
    second.end()
    await expect(failing).rejects.toThrow('first')
    expect(await working).toBe('second')
  })

  it('of another name waits for nobody', async () => {
    const log: string[] = []
    const [first, second] = [createWork(log, 'first'), createWork(log, 'second')]
    const working = withTabLock('one', first.run)
    second.end()
    expect(await withTabLock('other', second.run)).toBe('second')
    first.end()
    expect(await working).toBe('first')
  })
})

describe('a tab that never ends', () => {
  it.each([
    ['with the Web Locks API', undefined],
    ['without it', {}],
  ])('is waited for 25 seconds in a browser %s, then the others go on', async (_, navigator) => {
    if (navigator) vi.stubGlobal('navigator', navigator)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const log: string[] = []
    const [stuck, next] = [createWork(log, 'stuck'), createWork(log, 'next')]
    const hanging = withTabLock('hang', stuck.run)
    await vi.advanceTimersByTimeAsync(100)
    next.end()
    const waiting = withTabLock('hang', next.run)
    await vi.advanceTimersByTimeAsync(24_000)
    expect(log).toEqual(['stuck begins'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect({ waiting: await waiting, log: log[1] }).toEqual({ waiting: 'next', log: 'next begins' })
    stuck.end()
    await hanging
  })

  it('and was closed is not waited for longer than its own time', async () => {
    vi.stubGlobal('navigator', {})
    browser.stored.set('lock:work', `closed-tab ${Date.now() - 1}`)
    expect(await withTabLock('work', async () => 'done')).toBe('done')
  })
})

it('a browser without locks and without storage works all the same', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', undefined)
  expect(await withTabLock('work', async () => 'done')).toBe('done')
})

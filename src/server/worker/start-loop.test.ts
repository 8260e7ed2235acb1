import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLoop } from './start-loop.ts'

const PAUSE_MS = 500

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const options = (onError: (error: unknown) => void = () => undefined) => ({ pauseMs: PAUSE_MS, onError })

/** A run that ends when the test says so. */
function createHeldRun() {
  const ends: ((hasMore: boolean) => void)[] = []
  return {
    run: () => new Promise<boolean>((resolve) => ends.push(resolve)),
    end: (hasMore: boolean) => ends.at(-1)?.(hasMore),
    count: () => ends.length,
  }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a loop of the worker', () => {
  it('starts at once and pauses between two runs', async () => {
    const run = vi.fn(async () => false)
    const loop = startLoop(run, options())
    expect(run).toHaveBeenCalledTimes(1)
    await wait(PAUSE_MS - 1)
    expect(run).toHaveBeenCalledTimes(1)
    await wait(1)
    expect(run).toHaveBeenCalledTimes(2)
    await loop.stop()
  })

  it('does not pause while there is more to do', async () => {
    let left = 5
    const run = vi.fn(async () => {
      left -= 1
      return left > 0
    })
    const loop = startLoop(run, options())
    await wait(0)
    expect(run).toHaveBeenCalledTimes(5)
    await loop.stop()
  })

  it('never has two runs at the same time, however long one takes', async () => {
    const held = createHeldRun()
    const loop = startLoop(held.run, options())
    await wait(100 * PAUSE_MS)
    expect(held.count()).toBe(1)
    held.end(false)
    await wait(PAUSE_MS)
    expect(held.count()).toBe(2)
    held.end(false)
    await loop.stop()
  })

  it('continues after a failed run, with a pause, and reports the error', async () => {
    const onError = vi.fn()
    const run = vi.fn(async (): Promise<boolean> => {
      throw new Error('no database')
    })
    const loop = startLoop(run, options(onError))
    await wait(0)
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no database'))
    expect(run).toHaveBeenCalledTimes(1)
    await wait(2 * PAUSE_MS)
    expect(run).toHaveBeenCalledTimes(3)
    await loop.stop()
  })

  it('stops at once during a pause and leaves no timer behind', async () => {
    const run = vi.fn(async () => false)
    const loop = startLoop(run, options())
    await wait(1)
    await loop.stop()
    expect(vi.getTimerCount()).toBe(0)
    await wait(10 * PAUSE_MS)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it.each([true, false])('stops after the current run (more to do: %s)', async (hasMore) => {
    const held = createHeldRun()
    const loop = startLoop(held.run, options())
    const onStopped = vi.fn()
    const stopped = loop.stop().then(onStopped)
    await wait(10 * PAUSE_MS)
    expect(onStopped).not.toHaveBeenCalled()
    held.end(hasMore)
    await stopped
    await wait(10 * PAUSE_MS)
    expect(held.count()).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('can be stopped more than once', async () => {
    const loop = startLoop(async () => false, options())
    await Promise.all([loop.stop(), loop.stop()])
    await expect(loop.stop()).resolves.toBeUndefined()
  })
})

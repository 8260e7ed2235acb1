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

/** A round whose end the test decides. */
function createHeldRound() {
  const ends: ((hasMore: boolean) => void)[] = []
  return {
    run: () => new Promise<boolean>((resolve) => ends.push(resolve)),
    end: (hasMore: boolean) => ends.at(-1)?.(hasMore),
    count: () => ends.length,
  }
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a loop of the worker', () => {
  it('begins at once and rests between two rounds', async () => {
    const round = vi.fn(async () => false)
    const loop = startLoop(round, options())
    expect(round).toHaveBeenCalledTimes(1)
    await passed(PAUSE_MS - 1)
    expect(round).toHaveBeenCalledTimes(1)
    await passed(1)
    expect(round).toHaveBeenCalledTimes(2)
    await loop.stop()
  })

  it('does not rest while there is more to do', async () => {
    let left = 5
    const round = vi.fn(async () => {
      left -= 1
      return left > 0
    })
    const loop = startLoop(round, options())
    await passed(0)
    expect(round).toHaveBeenCalledTimes(5)
    await loop.stop()
  })

  it('never has two rounds at the same time, however long one takes', async () => {
    const round = createHeldRound()
    const loop = startLoop(round.run, options())
    await passed(100 * PAUSE_MS)
    expect(round.count()).toBe(1)
    round.end(false)
    await passed(PAUSE_MS)
    expect(round.count()).toBe(2)
    round.end(false)
    await loop.stop()
  })

  it('goes on after a round that failed, with a rest, and tells why it failed', async () => {
    const onError = vi.fn()
    const round = vi.fn(async (): Promise<boolean> => {
      throw new Error('no database')
    })
    const loop = startLoop(round, options(onError))
    await passed(0)
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no database'))
    expect(round).toHaveBeenCalledTimes(1)
    await passed(2 * PAUSE_MS)
    expect(round).toHaveBeenCalledTimes(3)
    await loop.stop()
  })

  it('stops in its rest at once and leaves no timer behind', async () => {
    const round = vi.fn(async () => false)
    const loop = startLoop(round, options())
    await passed(1)
    await loop.stop()
    expect(vi.getTimerCount()).toBe(0)
    await passed(10 * PAUSE_MS)
    expect(round).toHaveBeenCalledTimes(1)
  })

  it.each([true, false])('stops after the round that is running (more to do: %s)', async (hasMore) => {
    const round = createHeldRound()
    const loop = startLoop(round.run, options())
    const onStopped = vi.fn()
    const stopped = loop.stop().then(onStopped)
    await passed(10 * PAUSE_MS)
    expect(onStopped).not.toHaveBeenCalled()
    round.end(hasMore)
    await stopped
    await passed(10 * PAUSE_MS)
    expect(round.count()).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may be told to stop more than once', async () => {
    const loop = startLoop(async () => false, options())
    await Promise.all([loop.stop(), loop.stop()])
    await expect(loop.stop()).resolves.toBeUndefined()
  })
})

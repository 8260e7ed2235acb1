import { describe, expect, it } from 'vitest'
import { createNetworkLimit } from './network-limit.ts'

const createCounter = (processCount = 1) => {
  const clock = { nowMs: 1_000 }
  const count = createNetworkLimit({ max: 4, windowMs: 60_000, processCount, now: () => clock.nowMs })
  return { clock, count }
}

const askTimes = (count: (network: string) => number | null, network: string, times: number) =>
  Array.from({ length: times }, () => count(network))

describe('a network', () => {
  it('is served up to its limit, then asked to wait until the window ends', () => {
    const { clock, count } = createCounter()
    expect(askTimes(count, '192.0.2.1', 4)).toEqual([null, null, null, null])
    clock.nowMs += 45_000
    expect(count('192.0.2.1')).toBe(15)
    clock.nowMs += 15_000
    expect(count('192.0.2.1')).toBeNull()
  })

  it('pays more for more work', () => {
    const { count } = createCounter()
    expect([count('192.0.2.1', 3), count('192.0.2.1', 1), count('192.0.2.1', 1)]).toEqual([null, null, 60])
  })

  it('does not use up the limit of another', () => {
    const { count } = createCounter()
    askTimes(count, '192.0.2.1', 9)
    expect(count('192.0.2.2')).toBeNull()
  })

  it('has a part of its limit in each process', () => {
    const { count } = createCounter(2)
    expect(askTimes(count, '192.0.2.1', 3)).toEqual([null, null, 60])
  })

  it('that comes after very many others shares a count with the rest, so that memory stays bounded', () => {
    const { count } = createCounter()
    for (let index = 0; index < 20_000; index += 1) count(`network-${index}`)
    const answers = Array.from({ length: 5 }, (_, index) => count(`late-${index}`))
    expect(answers).toEqual([null, null, null, null, 60])
  })
})

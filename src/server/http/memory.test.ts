import { describe, expect, it } from 'vitest'
import { createMemory } from './memory.ts'

/** Answers with the number of the load, so that a test sees which one it got. */
const createLoads = () => {
  let count = 0
  return async () => {
    count += 1
    return count
  }
}

describe('a memory', () => {
  it('reads a value once, also for those who ask at the same time', async () => {
    const memory = createMemory<number>({ maxAgeMs: 100, now: () => 0 })
    const load = createLoads()
    expect(await Promise.all([memory.get('a', load), memory.get('a', load)])).toEqual([1, 1])
    expect(await memory.get('b', load)).toBe(2)
  })

  it('reads a value again once it is too old', async () => {
    let nowMs = 0
    const memory = createMemory<number>({ maxAgeMs: 100, now: () => nowMs })
    const load = createLoads()
    await memory.get('a', load)
    nowMs = 99
    expect(await memory.get('a', load)).toBe(1)
    nowMs = 100
    expect(await memory.get('a', load)).toBe(2)
  })

  it('forgets what was being read when it was told to', async () => {
    const memory = createMemory<string>({ maxAgeMs: 100, now: () => 0 })
    const { promise, resolve } = Promise.withResolvers<string>()
    const before = memory.get('a', () => promise)
    memory.forget()
    resolve('outdated')
    expect(await before).toBe('outdated')
    expect(await memory.get('a', async () => 'current')).toBe('current')
  })

  it('does not remember a failure', async () => {
    const memory = createMemory<string>({ maxAgeMs: 100, now: () => 0 })
    await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await memory.get('a', async () => 'back')).toBe('back')
  })

  it('forgets the oldest value beyond its size', async () => {
    const memory = createMemory<number>({ maxAgeMs: 100, maxEntries: 2, now: () => 0 })
    const load = createLoads()
    for (const key of ['a', 'b', 'c']) await memory.get(key, load)
    expect(await memory.get('b', load)).toBe(2)
    expect(await memory.get('c', load)).toBe(3)
    expect(await memory.get('a', load)).toBe(4)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveSales, type LiveSales } from './live-sales.ts'
import type { VersionedSale } from './sale-versions.repository.ts'

let versions: Map<number, VersionedSale>
let asked: (readonly number[])[]
let live: LiveSales

beforeEach(() => {
  vi.useFakeTimers()
  versions = new Map([1, 2].map((id) => [id, { transactionId: id, keyVersion: 1, version: 'a' }]))
  asked = []
  live = createLiveSales({
    readVersions: async (ids) => {
      asked.push(ids)
      return ids.flatMap((id) => versions.get(id) ?? [])
    },
    onError: (error) => {
      throw error
    },
    limits: { maxStreams: 3, maxPerNetwork: 2, collectMs: 25, heartbeatMs: 1_000 },
  })
})

afterEach(() => vi.useRealTimers())

function open(transactionId: number, network = 'home') {
  const heard: string[] = []
  const take = live.join({ transactionId, keyVersion: 1 }, network)
  const close = take({
    send: (event, data) => void heard.push(`${event} ${data}`),
    beat: () => void heard.push('beat'),
    end: () => {
      heard.push('end')
      close()
    },
  })
  return { heard, close }
}

const change = (transactionId: number, facts: Partial<VersionedSale>) =>
  versions.set(transactionId, { transactionId, keyVersion: 1, version: 'a', ...facts })

describe('an open page', () => {
  it('hears the version of its sale at once', async () => {
    const { heard } = open(1)
    await vi.advanceTimersByTimeAsync(25)
    expect(heard).toEqual(['changed {"version":"a"}'])
  })

  it('hears of a change, and only of its own sale’s', async () => {
    const [own, other] = [open(1), open(2)]
    await vi.advanceTimersByTimeAsync(25)
    change(1, { version: 'b' })
    live.channel.onNotification('1')
    await vi.advanceTimersByTimeAsync(25)
    expect(own.heard.slice(1)).toEqual(['changed {"version":"b"}'])
    expect(other.heard.slice(1)).toEqual([])
  })

  it('hears of changes in a moment once, by one query for all sales', async () => {
    open(1)
    open(2)
    for (const _ of [1, 2, 3]) live.channel.onNotification('1')
    await vi.advanceTimersByTimeAsync(25)
    expect(asked).toEqual([[1, 2]])
  })

  it('hears of a change whose notification was lost', async () => {
    const { heard } = open(1)
    await vi.advanceTimersByTimeAsync(25)
    change(1, { version: 'b' })
    await live.channel.catchUp()
    expect(heard).toContain('changed {"version":"b"}')
  })

  it('ends when its link was replaced', async () => {
    const { heard } = open(1)
    change(1, { keyVersion: 2 })
    await vi.advanceTimersByTimeAsync(25)
    expect(heard).toEqual(['ended {}', 'end'])
    expect(live.countStreams()).toBe(0)
  })

  it('gets a sign of life between changes', async () => {
    const { heard } = open(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(heard.filter((text) => text === 'beat')).toHaveLength(2)
  })
})

describe('a process', () => {
  it('asks nothing about sales that nobody looks at', async () => {
    live.channel.onNotification('1')
    await live.channel.catchUp()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toEqual([])
  })

  it('refuses a network that has its share, and says when to come back', () => {
    open(1)
    open(1)
    expect(() => open(1)).toThrow(expect.objectContaining({ statusCode: 503, retryAfterSeconds: 60 }))
  })

  it('refuses more pages than it has places for, until one closes', () => {
    const first = open(1, 'one')
    open(1, 'two')
    open(1, 'three')
    expect(() => open(1, 'four')).toThrow(expect.objectContaining({ statusCode: 503 }))
    first.close()
    expect(() => open(1, 'four')).not.toThrow()
  })

  it('ends all streams when it closes, and takes no more', () => {
    const pages = [open(1), open(2)]
    live.close()
    expect(pages.map(({ heard }) => heard)).toEqual([['end'], ['end']])
    expect(() => open(1)).toThrow(expect.objectContaining({ statusCode: 503 }))
  })
})

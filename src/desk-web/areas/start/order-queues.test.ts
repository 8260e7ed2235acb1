import { expect, it } from 'vitest'
import { orderQueues } from './order-queues.ts'

const list = (url: string) => ({ url, title: url, key: 'x', isCounted: true })

const count = (url: string, facts: { count?: number; late?: number; oldestSince?: string | null }) => ({
  url,
  count: 1,
  late: 0,
  oldestSince: '2026-11-16T08:00:00.000Z',
  ages: [0, 0, 0, 0] as [number, number, number, number],
  ...facts,
})

it('late queues come first, then the longest waiting, empty ones last', () => {
  const lists = ['empty', 'young', 'old', 'late', 'later'].map(list)
  const ordered = orderQueues(lists, [
    count('young', { oldestSince: '2026-11-17T08:00:00.000Z' }),
    count('old', { oldestSince: '2026-11-10T08:00:00.000Z' }),
    count('late', { late: 1 }),
    count('later', { late: 4 }),
    count('empty', { count: 0, oldestSince: null }),
  ])
  expect(ordered.map(({ url }) => url)).toEqual(['later', 'late', 'old', 'young', 'empty'])
})

it('a list that isn’t counted is none of them', () => {
  expect(orderQueues([list('audit-log')], [])).toEqual([])
})

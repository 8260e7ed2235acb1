import { expect, it } from 'vitest'
import type { QueueCount } from '#contracts/desk/counts.ts'
import { listChangedQueues } from './list-changed-queues.ts'

const queue = (url: string, changes: Partial<QueueCount> = {}): QueueCount => ({
  url,
  count: 1,
  late: 0,
  oldestSince: '2026-11-17T08:00:00.000Z',
  ages: [1, 0, 0, 0],
  ...changes,
})

it('names the lists whose devices have come, gone or grown older', () => {
  const before = { queues: [queue('/desk/a'), queue('/desk/b'), queue('/desk/c')] }
  const after = {
    queues: [
      queue('/desk/a'),
      queue('/desk/b', { count: 2 }),
      queue('/desk/c', { ages: [0, 1, 0, 0] }),
      queue('/desk/d'),
    ],
  }
  expect(listChangedQueues(before, after)).toEqual(['/desk/b', '/desk/c', '/desk/d'])
  expect(listChangedQueues(after, after)).toEqual([])
})

it('names none the first time: nothing has been shown yet', () => {
  expect(listChangedQueues(undefined, { queues: [queue('/desk/a')] })).toEqual([])
})

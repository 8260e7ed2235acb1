import { beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { SEND_IN_DAYS } from '#domain/trades/trade-clock.ts'
import { forgetOldTasks, readDoneTasks, storeDoneTasks } from '#web/platform/browser/done-tasks.ts'
import { TestStorage } from '../../../../tests/support/test-storage.ts'

const NOW_MS = Date.parse('2026-11-16T12:00:00Z')
const END_MS = NOW_MS + SEND_IN_DAYS * DAY_MS

let storage: TestStorage

beforeEach(() => {
  storage = new TestStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ now: NOW_MS })
})

it('are those of the latest sale', () => {
  storeDoneTasks('1000-0001', ['APPLE'])
  storeDoneTasks('1000-0002', ['ANDROID'])
  expect(readDoneTasks('1000-0001')).toEqual([])
  expect(readDoneTasks('1000-0002')).toEqual(['ANDROID'])
})

it('are known until the parcel has to be on its way', () => {
  storeDoneTasks('1000-0001', ['APPLE'])
  vi.setSystemTime(END_MS - 1)
  expect(readDoneTasks('1000-0001')).toEqual(['APPLE'])
  vi.setSystemTime(END_MS)
  expect(readDoneTasks('1000-0001')).toEqual([])
})

it('are removed afterwards, and not before', () => {
  storeDoneTasks('1000-0001', ['APPLE'])
  vi.setSystemTime(END_MS - 1)
  forgetOldTasks()
  expect(Object.keys(storage)).toEqual(['saleTasks'])
  vi.setSystemTime(END_MS)
  forgetOldTasks()
  expect(Object.keys(storage)).toEqual([])
})

it.each(['{"broken', 'null', '"text"', '{"tradeNumber":"1000-0001","kinds":["APPLE"]}'])(
  'are none where %s is stored',
  (text) => {
    storage.saleTasks = text
    expect(readDoneTasks('1000-0001')).toEqual([])
    forgetOldTasks()
    expect(Object.keys(storage)).toEqual([])
  },
)

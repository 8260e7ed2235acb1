import { expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { createBoundedLog } from './bounded-log.ts'

function openLog() {
  const clock = { nowMs: 1_000 }
  const lines: string[] = []
  const log = createBoundedLog(() => clock.nowMs)
  const report = (topic: string, times: number) => {
    for (let count = 0; count < times; count += 1) log(topic, () => lines.push(topic))
  }
  const countLines = (topic: string) => lines.filter((line) => line === topic).length
  return { clock, report, countLines }
}

it('a topic gets twenty lines an hour, and no other topic pays for it', () => {
  const { report, countLines } = openLog()
  report('screen failed', 100)
  report('payload failed', 3)
  expect({ screen: countLines('screen failed'), payload: countLines('payload failed') }).toEqual({
    screen: 20,
    payload: 3,
  })
})

it('the next hour starts with an empty page', () => {
  const { clock, report, countLines } = openLog()
  report('screen failed', 100)
  clock.nowMs += HOUR_MS - 1
  report('screen failed', 1)
  expect(countLines('screen failed')).toBe(20)
  clock.nowMs += 1
  report('screen failed', 100)
  expect(countLines('screen failed')).toBe(40)
})

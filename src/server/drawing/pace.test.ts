import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

it('a line has an end: whoever comes to a full line is told to come back', async () => {
  const pass = createPace({ pauseMs: 1, maxWaiting: 3 })
  const passed = [pass(), pass(), pass()]
  await expect(pass()).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 })
  await Promise.all(passed)
  await expect(pass()).resolves.toBeUndefined()
})

it('callers pass in order, one after the other', async () => {
  const pass = createPace({ pauseMs: 1, maxWaiting: 10 })
  const order: number[] = []
  await Promise.all([1, 2, 3].map((number) => pass().then(() => order.push(number))))
  expect(order).toEqual([1, 2, 3])
})

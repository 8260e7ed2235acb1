import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when the test says so. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => () => {
    begun.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  return { begun, work, ends }
}

it('no more work runs at a time than allowed, and it begins in order', async () => {
  const { begun, work, ends } = createWork()
  const run = limitConcurrency(2)
  const results = ['a', 'b', 'c', 'd'].map((name) => run(work(name)))
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')?.resolve('b')
  expect(await results[1]).toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) ends.get(name)?.resolve(name)
  expect(await results[2]).toBe('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  ends.get('d')?.resolve('d')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

it('work that fails makes room for the next', async () => {
  const run = limitConcurrency(1)
  const failing = run(() => Promise.reject(new Error('broken')))
  const next = run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await run(async () => 'again')).toBe('again')
})

it('work beyond the waiting limit is refused at once, until there is room again', async () => {
  const { work, ends } = createWork()
  const run = limitConcurrency(1, { maxWaiting: 1, createRefusal: () => new Error('full') })
  const results = ['a', 'b'].map((name) => run(work(name)))
  await expect(run(work('c'))).rejects.toThrow('full')
  ends.get('a')?.resolve('a')
  await results[0]
  const next = run(work('d'))
  ends.get('b')?.resolve('b')
  await results[1]
  ends.get('d')?.resolve('d')
  expect(await next).toBe('d')
})

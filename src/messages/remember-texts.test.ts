import { expect, it } from 'vitest'
import { rememberTexts } from './remember-texts.ts'

const createCountedWriter = () => {
  let count = 0
  const write = rememberTexts((value) => {
    count += 1
    return `${value} €`
  })
  return { write, readCount: () => count }
}

it('a number that was written before is not written again', () => {
  const { write, readCount } = createCountedWriter()
  write(5)
  write(5)
  expect(readCount()).toBe(1)
})

it('every number has its own text, however many there are', () => {
  const { write } = createCountedWriter()
  const numbers = Array.from({ length: 5_000 }, (_, index) => index)
  expect(numbers.map(write)).toEqual(numbers.map((value) => `${value} €`))
})

it('old texts make room, so that the memory does not grow without end', () => {
  const { write, readCount } = createCountedWriter()
  write(-1)
  for (let value = 0; value < 5_000; value += 1) write(value)
  write(-1)
  expect(readCount()).toBe(5_002)
})

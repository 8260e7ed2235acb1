import { expect, it } from 'vitest'
import { readCodeDigits } from './sale-code.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['Code: 123456', '123456'],
  ['', ''],
  ['abc', ''],
])('the digits of %j are %j', (typed, digits) => {
  expect(readCodeDigits(typed)).toBe(digits)
})

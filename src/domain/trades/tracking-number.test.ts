import { expect, it } from 'vitest'
import { readTrackingNumber } from './tracking-number.ts'

it.each([
  ['00340434161094042557', '00340434161094042557'],
  [' 0034 0434 1610 9404 2557\n', '00340434161094042557'],
  ['DHL:00340434161094042557', '00340434161094042557'],
  ['ups:1z999aa10123456784', '1Z999AA10123456784'],
])('%j is the tracking number %s', (typed, number) => {
  expect(readTrackingNumber(typed)).toBe(number)
})

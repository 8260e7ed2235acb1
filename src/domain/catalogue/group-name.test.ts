import { expect, it } from 'vitest'
import { findNameProblem, findPatternProblem, tidyName } from './group-name.ts'

it.each([
  ['Galaxy S', null],
  ['', 'FIELD_REQUIRED'],
  ['x'.repeat(51), 'FIELD_TOO_LONG'],
  ['{inch:11}', 'FIELD_CHARACTERS'],
  ['Galaxy\u0000S', 'FIELD_CHARACTERS'],
  ['–', 'FIELD_CHARACTERS'],
])('checks the name %j: %s', (name, key) => {
  expect(findNameProblem(name)?.key ?? null).toBe(key)
})

it.each([
  ['iPad {inch:11}', null],
  ['iPad ({gen:3})', null],
  ['iPad {size:11}', 'FIELD_FORMAT'],
  ['', 'FIELD_REQUIRED'],
])('checks the pattern %j: %s', (pattern, key) => {
  expect(findPatternProblem(pattern)?.key ?? null).toBe(key)
})

it('drops blanks that nobody sees', () => {
  expect(tidyName('  Galaxy   S ')).toBe('Galaxy S')
})

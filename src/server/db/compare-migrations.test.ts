import { describe, expect, it } from 'vitest'
import { canMigrate, isFurther, type Migration } from '#server/db/compare-migrations.ts'

const FIRST: Migration = { hash: 'a', atMs: 1 }
const SECOND: Migration = { hash: 'b', atMs: 2 }
const THIRD: Migration = { hash: 'c', atMs: 3 }

describe('a database can be migrated', () => {
  it.each([
    ['when it is empty', [], [FIRST, SECOND]],
    ['when it is up to date', [FIRST, SECOND], [FIRST, SECOND]],
    ['when it is behind', [FIRST], [FIRST, SECOND, THIRD]],
    ['when a newer version has migrated it already', [FIRST, SECOND, THIRD], [FIRST]],
  ])('%s', (_, recorded, delivered) => {
    expect(canMigrate(recorded, delivered)).toBe(true)
  })

  it.each([
    ['when its first migration was generated again', [FIRST], [{ hash: 'a2', atMs: 2 }]],
    [
      'when the same statements were generated again: they would run twice',
      [FIRST],
      [{ hash: 'a', atMs: 2 }],
    ],
    ['when a migration was edited afterwards', [FIRST, SECOND], [{ hash: 'a2', atMs: 1 }, SECOND]],
    ['when a migration came in between: it would never run', [FIRST, THIRD], [FIRST, SECOND, THIRD]],
    ['when a migration was taken back', [FIRST, SECOND, THIRD], [FIRST, THIRD]],
    ['when it was made by a later rewriting', [{ hash: 'a2', atMs: 2 }], [FIRST]],
  ])('but not %s', (_, recorded, delivered) => {
    expect(canMigrate(recorded, delivered)).toBe(false)
  })
})

it.each([
  ['a newer version has migrated', [FIRST, SECOND], [FIRST], true],
  ['is up to date', [FIRST], [FIRST], false],
  ['is empty', [], [FIRST], false],
])('whether a database that %s is further than this version', (_, recorded, delivered, expected) => {
  expect(isFurther(recorded, delivered)).toBe(expected)
})

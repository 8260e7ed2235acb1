import { describe, expect, it } from 'vitest'
import { hashMigrations, listMigrations, readReleased } from '../support/released-migrations.ts'

describe('migrations', () => {
  it('are what was released: to change the schema again, add one', () => {
    const current = hashMigrations()
    const recorded = Object.keys(readReleased()).map((tag) => [tag, current[tag] ?? 'missing'])
    expect(Object.fromEntries(recorded)).toEqual(readReleased())
  })

  it('are all recorded (npm run released-migrations)', () => {
    expect(listMigrations().map(({ tag }) => tag)).toEqual(Object.keys(readReleased()))
  })

  it('run in the order of their times: an earlier one that comes later would never run', () => {
    const times = listMigrations().map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
  })
})

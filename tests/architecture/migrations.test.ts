import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  hashMigrations,
  listMigrations,
  MIGRATIONS_FOLDER,
  readReleased,
} from '../support/released-migrations.ts'

/** Takes something away that processes of the previous release may still use. */
const CONTRACTION =
  /\bdrop\s+(?:table|column|view|function|sequence|type)\b|\brename\s+(?:to|column|constraint)\b|\bset\s+not\s+null\b|\balter\s+column\s+"?\w+"?\s+(?:set\s+data\s+)?type\b/i

const isContraction = (statements: string): boolean =>
  CONTRACTION.test(statements.replaceAll(/^\s*--.*$/gm, ''))

const readMigration = (tag: string): string => readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8')

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

  it('take nothing away, except for those whose name says so (contract-…)', () => {
    const unnamed = listMigrations()
      .map(({ tag }) => tag)
      .filter((tag) => isContraction(readMigration(tag)) && !/^\d+_contract-/.test(tag))
    expect(unnamed).toEqual([])
  })

  it.each([
    'DROP TABLE "offer";',
    'ALTER TABLE "offer" DROP COLUMN "price";',
    'ALTER TABLE "offer" RENAME TO "quote";',
    'ALTER TABLE "offer" RENAME COLUMN "price" TO "amount";',
    'ALTER TABLE "offer" ALTER COLUMN "price" SET NOT NULL;',
    'ALTER TABLE "offer" ALTER COLUMN "price" SET DATA TYPE bigint;',
  ])('take something away by %s', (statement) => {
    expect(isContraction(statement)).toBe(true)
  })

  it.each([
    'CREATE TABLE "offer" ("id" bigint NOT NULL);',
    'ALTER TABLE "offer" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "offer" DROP CONSTRAINT "offer_state";',
    '-- The next release may drop table "offer".',
  ])('take nothing away by %s', (statement) => {
    expect(isContraction(statement)).toBe(false)
  })
})

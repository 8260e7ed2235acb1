import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { parseRuleSet, parseRuleSetContent } from '#server/modules/questions/rule-set.ts'
import {
  changeRuleNumbers,
  dropUnchanged,
  findNumberProblems,
  listRuleNumbers,
  type NumberChanges,
} from './rule-numbers.ts'

const CONTENT = parseRuleSetContent(
  JSON.parse(readFileSync(join(DATA_FOLDER, 'questions', 'rules', '2.json'), 'utf8')),
)

const NUMBERS = listRuleNumbers(CONTENT)

const find = (key: string, content = CONTENT) =>
  listRuleNumbers(content).find((number) => number.key === key)?.value

const list = (changes: NumberChanges) =>
  findNumberProblems(CONTENT, changes).map(({ key, problem }) => `${key} ${problem}`)

describe('the numbers of a price rule', () => {
  it('are those of conditions and answers', () => {
    expect([find('CONDITION.GOOD'), find('phones.PH_GLASS.CHIPPED'), find('lenses.LE_HOOD.NO')]).toEqual([
      8_800, 9_000, 1_500,
    ])
  })

  it('leave out answers that refuse or block', () => {
    expect(NUMBERS.filter(({ code, question }) => question === 'PH_SWOLLEN' && code === 'YES')).toEqual([])
  })

  it.each([
    ['the condition of base prices', 'CONDITION.LIKE_NEW'],
    ['the best answer', 'phones.PH_GLASS.INTACT'],
    ['a promise', 'phones.PH_LOCK.LATER'],
    ['a fee that texts name', 'monitors.MO_PACKING.KIT'],
  ])('do not include %s among those that can be changed', (_, key) => {
    expect(NUMBERS.find((number) => number.key === key)?.isFixed).toBe(true)
  })
})

describe('changed numbers', () => {
  it('are right in their range', () => {
    expect(
      list({ 'CONDITION.NEW': 12_000, 'phones.PH_GLASS.CHIPPED': 8_900, 'lenses.LE_HOOD.NO': 2_000 }),
    ).toEqual([])
  })

  it.each<[string, NumberChanges, string]>([
    ['of no answer', { 'phones.PH_GLASS.GONE': 5_000 }, 'phones.PH_GLASS.GONE UNKNOWN'],
    ['with the name of something that every object has', { constructor: 5_000 }, 'constructor UNKNOWN'],
    ['that are fixed', { 'phones.PH_GLASS.INTACT': 9_000 }, 'phones.PH_GLASS.INTACT FIXED'],
    ['above the whole price', { 'phones.PH_GLASS.CHIPPED': 10_001 }, 'phones.PH_GLASS.CHIPPED RANGE'],
    ['of nothing', { 'phones.PH_GLASS.CHIPPED': 0 }, 'phones.PH_GLASS.CHIPPED RANGE'],
    ['with decimals', { 'phones.PH_GLASS.CHIPPED': 8_900.5 }, 'phones.PH_GLASS.CHIPPED RANGE'],
    ['too large for a deduction', { 'lenses.LE_HOOD.NO': 100_001 }, 'lenses.LE_HOOD.NO RANGE'],
    [
      'of a condition that would pay more than a better one',
      { 'CONDITION.GOOD': 10_100 },
      'CONDITION.GOOD ORDER',
    ],
    [
      'of a condition that would pay less than a worse one',
      { 'CONDITION.GOOD': 7_000 },
      'CONDITION.OK ORDER',
    ],
  ])('%s are a problem', (_, changes, problem) => {
    expect(list(changes)).toContain(problem)
  })

  it('that say the same as the rule are dropped', () => {
    expect(dropUnchanged(CONTENT, { 'CONDITION.GOOD': 8_800, 'CONDITION.OK': 7_000 })).toEqual({
      'CONDITION.OK': 7_000,
    })
  })

  it('make a version in which nothing else differs', () => {
    const key = fc.constantFrom(
      ...NUMBERS.filter(({ isFixed, question }) => !isFixed && question).map((n) => n.key),
    )
    fc.assert(
      fc.property(fc.dictionary(key, fc.integer({ min: 1, max: 10_000 })), (changes) => {
        const next = changeRuleNumbers(CONTENT, changes, 1_001)
        expect(parseRuleSet(next).version).toBe(1_001)
        const back = Object.fromEntries(NUMBERS.map(({ key: own, value }) => [own, value]))
        expect(changeRuleNumbers(next, back, CONTENT.version)).toEqual(CONTENT)
        expect(Object.keys(changes).map((own) => find(own, next))).toEqual(Object.values(changes))
      }),
      { numRuns: 50 },
    )
  })
})

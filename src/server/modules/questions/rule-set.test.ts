import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRuleSet } from './rule-set.ts'

const DELIVERED = JSON.parse(
  readFileSync(new URL('../../../../data/questions/rules/1.json', import.meta.url), 'utf8'),
)

describe('a rule set', () => {
  it('is what we deliver as version 1', () => {
    expect(parseRuleSet(DELIVERED).version).toBe(1)
  })

  it('is refused when it gives a condition another code', () => {
    const [sealed, ...others] = DELIVERED.conditions
    const conditions = [{ ...sealed, code: 'SEALED' }, ...others]
    expect(() => parseRuleSet({ ...DELIVERED, conditions })).toThrow('has a condition with another code')
  })

  it('is refused when it has a condition twice', () => {
    const conditions = [...DELIVERED.conditions.slice(0, 4), DELIVERED.conditions[0]]
    expect(() => parseRuleSet({ ...DELIVERED, conditions })).toThrow('has a condition twice')
  })

  it('is refused when a question has an answer code twice', () => {
    const [first, ...others] = DELIVERED.questionSets.phones
    const phones = [{ ...first, answers: [first.answers[0], first.answers[0]] }, ...others]
    const questionSets = { ...DELIVERED.questionSets, phones }
    expect(() => parseRuleSet({ ...DELIVERED, questionSets })).toThrow('has an answer code twice')
  })
})

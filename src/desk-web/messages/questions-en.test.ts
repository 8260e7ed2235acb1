import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPromise } from '#domain/pricing/price-rule.ts'
import { QUESTION_TEXTS_EN } from './questions-en.ts'

const RULES = 'data/questions/rules'

interface RuleFile {
  readonly questionSets: Readonly<
    Record<
      string,
      readonly { readonly code: string; readonly answers: readonly { readonly code: string }[] }[]
    >
  >
}

/** Every question of every category and version, with what can be found. */
const asked = new Map<string, Set<string>>()
for (const name of readdirSync(RULES)) {
  const { questionSets } = JSON.parse(readFileSync(join(RULES, name), 'utf8')) as RuleFile
  for (const { code, answers } of Object.values(questionSets).flat()) {
    const known = asked.get(code) ?? new Set()
    for (const answer of answers) if (!isPromise(answer.code)) known.add(answer.code)
    asked.set(code, known)
  }
}

const sortKeys = (codes: Iterable<string>): readonly string[] => [...codes].toSorted()

describe('the questions in the words of the bench', () => {
  it('are all that any version of the price rule asks', () => {
    expect(asked.size).toBeGreaterThan(50)
    expect(sortKeys(Object.keys(QUESTION_TEXTS_EN))).toEqual(sortKeys(asked.keys()))
  })

  it.each([...asked])('have a text for every answer to %s', (code, answers) => {
    expect(sortKeys(Object.keys(QUESTION_TEXTS_EN[code]?.answers ?? {}))).toEqual(sortKeys(answers))
  })

  it('speak to the operator, never to the seller', () => {
    expect(JSON.stringify(QUESTION_TEXTS_EN)).not.toMatch(/\b(?:your?|my|please)\b/i)
  })

  it('tell the answers of a question apart', () => {
    for (const { answers } of Object.values(QUESTION_TEXTS_EN))
      expect(new Set(Object.values(answers)).size).toBe(Object.keys(answers).length)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPromise } from '#domain/pricing/price-rule.ts'
import { parseRuleSet } from './rule-set.ts'

const readDelivered = (version: number) =>
  JSON.parse(
    readFileSync(new URL(`../../../../data/questions/rules/${version}.json`, import.meta.url), 'utf8'),
  )

const DELIVERED = readDelivered(2)

describe('a rule set', () => {
  it.each([1, 2])('is what we deliver as version %d', (version) => {
    expect(parseRuleSet(readDelivered(version)).version).toBe(version)
  })

  it('prices every answer of version 1 in version 2 as before', () => {
    const listEffects = (version: number) =>
      Object.values(parseRuleSet(readDelivered(version)).rules).flatMap(({ questions }) =>
        questions.flatMap(({ code, answers }) =>
          answers
            .filter(({ code: answer }) => !isPromise(answer))
            .map((answer) => ({ question: code, ...answer })),
        ),
      )
    expect(listEffects(2)).toEqual(listEffects(1))
  })

  it.each(['PH_LOCK', 'TA_LOCK', 'LA_LOCK', 'CO_ACCOUNT'])('lets a seller promise to remove %s', (code) => {
    const questions = Object.values(parseRuleSet(DELIVERED).rules).flatMap((rule) => rule.questions)
    const promised = questions
      .find((question) => question.code === code)
      ?.answers.find((answer) => isPromise(answer.code))
    expect(promised).toMatchObject({ code: 'LATER', factorBp: 10_000 })
  })

  it.each(['isFact', 'isAskedWhenSealed'])(
    'does not say how to ask, which the release before version 2 cannot read: %s',
    (hint) => {
      const [first, ...others] = DELIVERED.questionSets.phones
      const questionSets = { ...DELIVERED.questionSets, phones: [{ ...first, [hint]: true }, ...others] }
      expect(() => parseRuleSet({ ...DELIVERED, questionSets })).toThrow('Unrecognized key')
    },
  )

  it('is refused when a promise changes the price', () => {
    const phones = DELIVERED.questionSets.phones.map(
      (question: { answers: { code: string; factorBp?: number }[] }) => ({
        ...question,
        answers: question.answers.map((answer) =>
          isPromise(answer.code) ? { ...answer, factorBp: 9_000 } : answer,
        ),
      }),
    )
    const questionSets = { ...DELIVERED.questionSets, phones }
    expect(() => parseRuleSet({ ...DELIVERED, questionSets })).toThrow('has a promise that changes the price')
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

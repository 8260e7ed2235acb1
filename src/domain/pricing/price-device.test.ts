import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { findHighestPrice } from '#domain/pricing/highest-price.ts'
import { findUnanswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { previewAnswers, previewConditions, previewStorages } from '#domain/pricing/preview-answers.ts'
import {
  type PriceInput,
  type PriceResult,
  priceDevice,
  toPayableInCents,
} from '#domain/pricing/price-device.ts'
import type { Answers, RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { answerSealed } from '#domain/pricing/sealed-device.ts'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'

const price = (
  category: CategoryId,
  input: Partial<PriceInput> & Pick<PriceInput, 'baseInCents'>,
): PriceResult =>
  priceDevice({
    rule: getDeliveredRule(category),
    deductionFactorBp: 10_000,
    conditionId: 4,
    answers: {},
    ...input,
  })

const answersOf = (text: string): Answers =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((pair) => {
        const [question = '', codes = ''] = pair.split('=')
        return [question, codes.split('+')]
      }),
  )

it('the most that we pay is the price of a sealed device', () => {
  expect(findHighestPrice(getDeliveredRule('phones'), 28_000)).toBe(30_200)
})

describe('worked examples', () => {
  it.each([
    ['a phone with the best answers, like new', 'phones', 30_000, 4, '', 'offer', 30_000],
    ['a good phone with a battery below 80 %', 'phones', 30_000, 3, 'PH_BATTERY=LT_80', 'offer', 23_700],
    ['a phone that is locked', 'phones', 30_000, 4, 'PH_LOCK=NO', 'gate', 30_000],
    ['a dead, wet phone', 'phones', 30_000, 1, 'PH_POWER=NO PH_LIQUID=YES', 'offer', 2_200],
    ['a good tablet without its pen', 'tablets', 25_000, 3, 'TA_PEN_INCLUDED=NO', 'offer', 20_500],
    ['a good camera', 'cameras', 80_000, 3, 'CA_SHUTTER=K50_100 CA_POWERSET=BATTERY', 'offer', 60_400],
    ['a lens with light fungus', 'lenses', 40_000, 3, 'LE_INSIDE=FUNGUS_LIGHT LE_CAPS=NONE', 'offer', 20_100],
    ['a console with another pad', 'consoles', 28_000, 4, 'CO_CONTROLLER=THIRD_PARTY', 'offer', 25_500],
    ['a sealed phone', 'phones', 30_000, 5, '', 'offer', 32_400],
    ['a swollen battery', 'phones', 30_000, 4, 'PH_SWOLLEN=YES', 'noOffer', 30_000],
    ['a cheap phone that is bent', 'phones', 900, 1, '', 'noOffer', 400],
    // 5 % of the base are paid at least, cut to whole units.
    [
      'a lens without everything',
      'lenses',
      12_000,
      1,
      'LE_INSIDE=HAZE LE_CAPS=NONE LE_HOOD=NO LE_FUNC=NO LE_DEFECTS=AF+APERTURE+ZOOM',
      'offer',
      600,
    ],
  ] as const)('%s', (_, category, baseInCents, conditionId, answers, kind, total) => {
    const result = price(category, { baseInCents, conditionId, answers: answersOf(answers) })
    expect({ kind: result.kind, totalInCents: result.breakdown.totalInCents }).toEqual({
      kind,
      totalInCents: total,
    })
  })

  it('takes fixed deductions in the currency of the price list', () => {
    const answers = answersOf('TA_PEN_INCLUDED=NO')
    const zloty = price('tablets', { baseInCents: 100_000, answers, deductionFactorBp: 42_500 })
    // 15.00 become 63.75.
    expect(zloty.breakdown.lines.at(-1)).toEqual({
      question: 'TA_PEN_INCLUDED',
      answer: 'NO',
      effectInCents: -6_375,
    })
    expect(zloty.breakdown.totalInCents).toBe(93_600)
  })
})

/** From worst to best: no offer, then a lower factor or a higher deduction. */
const worth = (answer: RuleAnswer): number => {
  if ('noOffer' in answer) return -1
  if ('deductionInCents' in answer) return 1 - answer.deductionInCents / 1e9
  return 'factorBp' in answer ? answer.factorBp / 1e4 : 1
}

const answersFor = (questions: readonly RuleQuestion[]): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map(({ code, type, answers }) => {
        const codes = answers.map((answer) => answer.code)
        return [
          code,
          type === 'single'
            ? fc.constantFrom(...codes).map((answer) => [answer])
            : fc.shuffledSubarray(codes, { minLength: 1 }),
        ]
      }),
    ),
  )

const base = fc.integer({ min: 500, max: 600_000 })
const condition = fc.integer({ min: 1, max: 5 })

describe.each(CATEGORY_IDS)('the price rule for %s', (category) => {
  const rule = getDeliveredRule(category)
  const inputs = fc
    .tuple(base, condition, answersFor(rule.questions), fc.constantFrom(10_000, 42_500))
    .map(([baseInCents, conditionId, answers, deductionFactorBp]) => ({
      rule,
      baseInCents,
      conditionId,
      answers,
      deductionFactorBp,
    }))

  it('pays as the most what it pays in its best condition, whatever else is answered', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const inConditions = rule.conditions.map(({ id }) =>
          toPayableInCents(priceDevice({ ...input, conditionId: id })),
        )
        expect(Math.max(...inConditions)).toBeLessThanOrEqual(findHighestPrice(rule, input.baseInCents))
      }),
      { numRuns: 50 },
    )
  })

  it('makes a breakdown that adds up to the price, in whole units', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { breakdown } = priceDevice(input)
        const lines = breakdown.lines.reduce((sum, { effectInCents }) => sum + effectInCents, 0)
        expect(breakdown.baseInCents + lines + breakdown.floorInCents + breakdown.roundingInCents).toBe(
          breakdown.totalInCents,
        )
        expect(breakdown.totalInCents % 100).toBe(0)
        expect(Number.isSafeInteger(breakdown.totalInCents)).toBe(true)
      }),
    )
  })

  it('never pays less for a better answer', () => {
    const questions = rule.questions.filter(({ type }) => type === 'single')
    fc.assert(
      fc.property(inputs, fc.constantFrom(...questions), (input, question) => {
        // Best first in the list: "no" to "does everything work" only asks what does not.
        const ranked = [...question.answers].reverse().sort((left, right) => worth(left) - worth(right))
        const prices = ranked.map(({ code }) =>
          toPayableInCents(priceDevice({ ...input, answers: { ...input.answers, [question.code]: [code] } })),
        )
        expect(prices).toEqual([...prices].sort((left, right) => left - right))
      }),
      { numRuns: 300 },
    )
  })

  it('never pays less for a better condition or for one defect fewer', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const prices = [1, 2, 3, 4, 5].map((conditionId) =>
          toPayableInCents(priceDevice({ ...input, conditionId })),
        )
        expect(prices).toEqual([...prices].sort((left, right) => left - right))
        const defects = rule.questions.find(({ type }) => type === 'multi')
        const given = defects ? (input.answers[defects.code] ?? []) : []
        if (!defects || given.length < 2) return
        const fewer = { ...input.answers, [defects.code]: given.slice(1) }
        expect(toPayableInCents(priceDevice({ ...input, answers: fewer }))).toBeGreaterThanOrEqual(
          toPayableInCents(priceDevice(input)),
        )
      }),
    )
  })

  it('shows before the choice exactly what the choice then does', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...rule.questions), (input, question) => {
        const now = toPayableInCents(priceDevice(input))
        for (const { answer, priceInCents, effectInCents } of previewAnswers(input, question)) {
          const given = input.answers[question.code] ?? []
          const toggled = given.includes(answer)
            ? given.filter((code) => code !== answer)
            : [...given, answer]
          const chosen = question.type === 'single' ? [answer] : toggled
          const then = priceDevice({ ...input, answers: { ...input.answers, [question.code]: chosen } })
          expect(priceInCents).toBe(toPayableInCents(then))
          expect(now + effectInCents).toBe(priceInCents)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('shows before the choice of a condition what it then does: a sealed device is worth its best answers', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const inCondition = (conditionId: number) => {
          const answers = answerSealed(rule.questions, conditionId, input.answers)
          return toPayableInCents(priceDevice({ ...input, conditionId, answers }))
        }
        for (const { id, priceInCents, effectInCents } of previewConditions(input)) {
          expect(priceInCents).toBe(inCondition(id))
          expect(effectInCents).toBe(priceInCents - inCondition(input.conditionId))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('shows before the choice of a storage what it then does', () => {
    fc.assert(
      fc.property(inputs, base, (input, amountInCents) => {
        const [preview] = previewStorages(input, [{ storageGb: 256, amountInCents }])
        const then = priceDevice({ ...input, baseInCents: amountInCents })
        expect(preview).toEqual({
          storageGb: 256,
          priceInCents: toPayableInCents(then),
          effectInCents: toPayableInCents(then) - toPayableInCents(priceDevice(input)),
          hasNoOffer: then.kind === 'noOffer',
        })
      }),
      { numRuns: 50 },
    )
  })

  it('says of an answer that leads to another question that it does', () => {
    const leading = rule.questions.flatMap(({ when }) => (when ? [`${when.question} ${when.answer}`] : []))
    for (const question of rule.questions) {
      const input = { rule, baseInCents: 30_000, deductionFactorBp: 10_000, conditionId: 4, answers: {} }
      for (const { answer, opensQuestions } of previewAnswers(input, question))
        expect(opensQuestions).toBe(leading.includes(`${question.code} ${answer}`))
    }
  })

  it('asks follow-up questions only when they are due, and none that a dead device cannot answer', () => {
    fc.assert(
      fc.property(answersFor(rule.questions), (answers) => {
        const asked = new Set(listAskedQuestions(rule.questions, answers).map(({ code }) => code))
        for (const { code, when, needsPower } of rule.questions) {
          if (when && answers[when.question]?.[0] !== when.answer) expect(asked).not.toContain(code)
          const isDead = Object.entries(answers).some(
            ([name, given]) => name.endsWith('_POWER') && given[0] === 'NO',
          )
          if (needsPower && isDead) expect(asked).not.toContain(code)
        }
        expect(findUnanswered(rule.questions, answers)).toBeUndefined()
      }),
    )
  })
})

it('names the next question that is to be answered', () => {
  const { questions } = getDeliveredRule('phones')
  expect(findUnanswered(questions, {})?.code).toBe('PH_POWER')
  expect(findUnanswered(questions, answersOf('PH_POWER=NO PH_LOCK=YES PH_SWOLLEN=NO'))?.code).toBe('PH_GLASS')
  expect(findUnanswered(questions, answersOf('PH_POWER=MAYBE'))?.code).toBe('PH_POWER')
})

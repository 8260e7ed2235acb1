import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { findUnanswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { pickBestAnswer } from '#domain/pricing/sealed-device.ts'
import { type AgreedTrade, buildSignedOffer } from '#domain/signed-offers/signed-offer.ts'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'
import {
  confirmFacts,
  type FactLine,
  type GivenAnswers,
  isStepDone,
  listOfferSteps,
  listOpenFollowUps,
  type OfferStep,
  type StepSheet,
  writeOutAnswers,
} from './offer-steps.ts'

const SEALED = 5
const LIKE_NEW = 4

const SIZES = [
  { storageGb: 128, amountInCents: 30_000 },
  { storageGb: 256, amountInCents: 36_000 },
]

const createSheet = (category: CategoryId, overrides: Partial<StepSheet> = {}): StepSheet => ({
  rule: getDeliveredRule(category),
  prices: SIZES,
  deductionFactorBp: 10_000,
  ...overrides,
})

const given = (overrides: Partial<GivenAnswers> = {}): GivenAnswers => ({
  storageGb: null,
  conditionId: null,
  answers: {},
  ...overrides,
})

const nameStep = (step: OfferStep): string => (step.kind === 'question' ? step.question.code : step.kind)

const nameSteps = (sheet: StepSheet, answered: GivenAnswers = given()) =>
  listOfferSteps(sheet, answered).map(nameStep)

function findLines(sheet: StepSheet, answered: GivenAnswers = given()): readonly FactLine[] {
  const facts = listOfferSteps(sheet, answered).find((step) => step.kind === 'facts')
  return facts?.lines ?? []
}

const nameLines = (sheet: StepSheet, answered?: GivenAnswers) =>
  findLines(sheet, answered).map(({ question }) => question.code)

describe('the steps to a price', () => {
  it.each([
    ['phones', ['condition', 'storage', 'PH_BATTERY', 'facts']],
    ['tablets', ['condition', 'storage', 'TA_BATTERY', 'facts']],
    ['laptops', ['condition', 'storage', 'LA_BATTERY', 'facts']],
    ['cameras', ['condition', 'CA_SHUTTER', 'storage', 'facts']],
    ['lenses', ['condition', 'LE_INSIDE', 'storage', 'facts']],
    ['monitors', ['condition', 'MO_PANEL', 'storage', 'facts']],
    ['consoles', ['condition', 'storage', 'CO_CONTROLLER', 'facts']],
  ] as const)('of %s are at most three questions and one sheet', (category, steps) => {
    expect(nameSteps(createSheet(category))).toEqual(steps)
  })

  it('begin with the storage where its sizes differ most', () => {
    const prices = [
      { storageGb: 64, amountInCents: 10_000 },
      { storageGb: 1_024, amountInCents: 60_000 },
    ]
    expect(nameSteps(createSheet('phones', { prices }))[0]).toBe('storage')
  })

  it('have no storage where there is only one size', () => {
    expect(nameSteps(createSheet('phones', { prices: SIZES.slice(0, 1) }))).not.toContain('storage')
  })

  it('weigh fixed deductions in the currency of the price list', () => {
    const prices = [{ storageGb: 0, amountInCents: 12_000 }]
    const cheap = (deductionFactorBp: number) =>
      nameSteps(createSheet('consoles', { prices, deductionFactorBp }))[0]
    expect(cheap(10_000)).toBe('condition')
    expect(cheap(42_500)).toBe('CO_CONTROLLER')
  })

  it('of a sealed phone are its storage, its condition and the one fact that the box does not settle', () => {
    const sealed = given({ conditionId: SEALED })
    expect(nameSteps(createSheet('phones'), sealed)).toEqual(['condition', 'storage', 'facts'])
    expect(nameLines(createSheet('phones'), sealed)).toEqual(['PH_SIMLOCK'])
  })

  it('of a sealed tablet have no sheet at all', () => {
    expect(nameSteps(createSheet('tablets'), given({ conditionId: SEALED }))).toEqual([
      'condition',
      'storage',
    ])
  })

  it('of a phone without power leave out what only a running one can show', () => {
    const dead = given({ answers: { PH_POWER: ['NO'] } })
    expect(nameSteps(createSheet('phones'), dead)).toEqual(['condition', 'storage', 'facts'])
    expect(nameLines(createSheet('phones'), dead)).toEqual([
      'PH_POWER',
      'PH_LOCK',
      'PH_SWOLLEN',
      'PH_GLASS',
      'PH_LIQUID',
      'PH_PARTS',
    ])
  })

  it('ask every question on its own where the rule has no hints', () => {
    const rule = getDeliveredRule('phones')
    const questions = rule.questions.map(({ isFact: _, ...question }) => question)
    const steps = nameSteps(
      createSheet('phones', { rule: { ...rule, questions } }),
      given({ answers: { PH_FUNC: ['NO'] } }),
    )
    expect(steps).not.toContain('facts')
    expect(steps[steps.indexOf('PH_FUNC') + 1]).toBe('PH_DEFECTS')
  })
})

describe('the sheet of facts', () => {
  const sheet = createSheet('phones')

  it('opens the defects inside their line', () => {
    const line = findLines(sheet).find(({ question }) => question.code === 'PH_FUNC')
    if (!line) throw new Error('There is no such line')
    const open = (answer: string) => listOpenFollowUps(line, { PH_FUNC: [answer] }).map(({ code }) => code)
    expect(line.followUps.map(({ code }) => code)).toEqual(['PH_DEFECTS'])
    expect(open('YES')).toEqual([])
    expect(open('NO')).toEqual(['PH_DEFECTS'])
  })

  it('keeps what was changed when the rest is confirmed', () => {
    const confirmed = confirmFacts(findLines(sheet), { PH_GLASS: ['BACK'] })
    expect(confirmed).toMatchObject({ PH_POWER: ['YES'], PH_GLASS: ['BACK'], PH_SIMLOCK: ['NO'] })
  })

  it('replaces an answer that the question does not have', () => {
    expect(confirmFacts(findLines(sheet), { PH_GLASS: ['GONE'] })).toMatchObject({ PH_GLASS: ['INTACT'] })
  })

  it('answers nothing that is asked on its own', () => {
    expect(confirmFacts(findLines(sheet), {})).not.toHaveProperty('PH_BATTERY')
  })

  it('is done only when the open defects are chosen, too', () => {
    const isDone = (answers: Answers) => {
      const step: OfferStep = { kind: 'facts', lines: findLines(sheet, given({ answers })) }
      return isStepDone(step, given({ answers }))
    }
    const open = confirmFacts(findLines(sheet), { PH_FUNC: ['NO'] })
    expect(isDone({})).toBe(false)
    expect(isDone(confirmFacts(findLines(sheet), {}))).toBe(true)
    expect(isDone(open)).toBe(false)
    expect(isDone({ ...open, PH_DEFECTS: ['TOUCH'] })).toBe(true)
  })
})

describe('the answers of a sealed device', () => {
  it('are the best ones, whatever was answered before', () => {
    const answers = { PH_POWER: ['NO'], PH_BATTERY: ['LT_80'], PH_SIMLOCK: ['YES'] }
    const { rule } = createSheet('phones')
    expect(writeOutAnswers(rule, given({ conditionId: SEALED, answers }))).toMatchObject({
      PH_POWER: ['YES'],
      PH_BATTERY: ['GE_90'],
      PH_SIMLOCK: ['YES'],
    })
    expect(writeOutAnswers(rule, given({ conditionId: LIKE_NEW, answers }))).toEqual({ PH_POWER: ['NO'] })
  })
})

const arbitraryAnswer = ({ type, answers }: RuleQuestion): fc.Arbitrary<readonly string[]> => {
  const codes = answers.map(({ code }) => code)
  return type === 'single'
    ? fc.constantFrom(...codes).map((code) => [code])
    : fc.shuffledSubarray(codes, { minLength: 1 })
}

/** What a seller would say to every question, asked or not. */
const arbitraryTruth = (questions: readonly RuleQuestion[]): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(questions.map((question) => [question.code, arbitraryAnswer(question)])))

const arbitraryPrices = fc
  .uniqueArray(fc.constantFrom(64, 128, 256, 512, 1_024), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.tuple(
      ...sizes.map((storageGb) =>
        fc.record({
          storageGb: fc.constant(storageGb),
          amountInCents: fc.integer({ min: 500, max: 600_000 }),
        }),
      ),
    ),
  )

/** Every question one by one, in the order of the rule, until none is left. */
function answerOneByOne(questions: readonly RuleQuestion[], truth: Answers): Answers {
  let answers: Answers = {}
  for (;;) {
    const next = findUnanswered(questions, answers)
    if (!next) return answers
    answers = { ...answers, [next.code]: truth[next.code] ?? [] }
  }
}

/** The lines that do not apply are changed, with their follow-ups; one button confirms the rest. */
function fillFacts(sheet: StepSheet, before: GivenAnswers, truth: Answers): Answers {
  let { answers } = before
  const isTrue = ({ question, goodAnswer }: FactLine) => truth[question.code]?.[0] === goodAnswer
  for (;;) {
    const lines = findLines(sheet, { ...before, answers })
    const wrong = lines.find((line) => !isTrue(line) && !answers[line.question.code])
    if (!wrong) return confirmFacts(lines, answers)
    answers = { ...answers, [wrong.question.code]: truth[wrong.question.code] ?? [] }
    for (const { code } of listOpenFollowUps(wrong, answers))
      answers = { ...answers, [code]: truth[code] ?? [] }
  }
}

/** The short way: one step after the other, as the page asks. */
function answerInSteps(sheet: StepSheet, truth: GivenAnswers): GivenAnswers {
  let answered = given()
  for (;;) {
    const step = listOfferSteps(sheet, answered).find((open) => !isStepDone(open, answered))
    if (!step) return answered
    switch (step.kind) {
      case 'storage':
        answered = { ...answered, storageGb: truth.storageGb }
        break
      case 'condition':
        answered = { ...answered, conditionId: truth.conditionId }
        break
      case 'question': {
        const { code } = step.question
        answered = { ...answered, answers: { ...answered.answers, [code]: truth.answers[code] ?? [] } }
        break
      }
      case 'facts':
        answered = { ...answered, answers: fillFacts(sheet, answered, truth.answers) }
    }
  }
}

/** Nobody can see inside a sealed box: what is not asked about it is as new. */
const sealTruth = (questions: readonly RuleQuestion[], truth: Answers, conditionId: number): Answers =>
  Object.fromEntries(
    questions.map((question) => {
      const isSettled = conditionId === SEALED && !question.when && !question.isAskedWhenSealed
      return [question.code, isSettled ? [pickBestAnswer(question)] : (truth[question.code] ?? [])]
    }),
  )

function signOffer(
  { rule, prices, deductionFactorBp }: StepSheet,
  categoryId: CategoryId,
  { storageGb, conditionId, answers }: GivenAnswers,
) {
  const price = prices.find((listed) => listed.storageGb === storageGb) ?? prices[0]
  const result = priceDevice({
    rule,
    baseInCents: price?.amountInCents ?? 0,
    deductionFactorBp,
    conditionId,
    answers,
  })
  const trade: AgreedTrade = {
    tradeNumber: '4F7K-22QM',
    market: 'de',
    shopMode: 'default',
    currency: 'EUR',
    createdAtMs: 0,
    sendByMs: 1,
    voucher: null,
    acceptRule: null,
    items: [
      {
        number: 1,
        offerId: 'offer-a',
        categoryId,
        deviceId: 7,
        deviceName: 'A device',
        storageGb: price?.storageGb ?? 0,
        conditionId: conditionId ?? LIKE_NEW,
        answers,
        ruleVersion: rule.version,
        priceListVersion: 1,
        deductionFactorBp,
        priceInCents: result.breakdown.totalInCents,
        breakdown: result.breakdown,
      },
    ],
  }
  return { result, signed: canonicalise(buildSignedOffer(trade)) }
}

describe.each(CATEGORY_IDS)('the short way to the price of %s', (category) => {
  const rule = getDeliveredRule(category)
  const sellers = fc.record({
    prices: arbitraryPrices,
    deductionFactorBp: fc.constantFrom(10_000, 42_500),
    truth: arbitraryTruth(rule.questions),
    conditionId: fc.integer({ min: 1, max: 5 }),
    size: fc.nat(),
  })

  it('leads to the same answers, price, breakdown and signed offer as every question one by one', () => {
    fc.assert(
      fc.property(sellers, ({ prices, deductionFactorBp, truth, conditionId, size }) => {
        const sheet: StepSheet = { rule, prices, deductionFactorBp }
        const storageGb = prices[size % prices.length]?.storageGb ?? null
        const answers = sealTruth(rule.questions, truth, conditionId)
        const long = { storageGb, conditionId, answers: answerOneByOne(rule.questions, answers) }
        const walked = answerInSteps(sheet, { storageGb, conditionId, answers: truth })
        const short = { ...walked, answers: writeOutAnswers(rule, walked) }
        expect(short.answers).toEqual(long.answers)
        expect(signOffer(sheet, category, short)).toEqual(signOffer(sheet, category, long))
      }),
    )
  })

  it('never changes its order while a seller answers', () => {
    fc.assert(
      fc.property(sellers, fc.subarray(rule.questions.map(({ code }) => code)), (one, answered) => {
        const { prices, deductionFactorBp, truth, conditionId } = one
        const sheet: StepSheet = { rule, prices, deductionFactorBp }
        const answers = Object.fromEntries(answered.map((code) => [code, truth[code] ?? []]))
        const first = nameSteps(sheet)
        const later = nameSteps(sheet, given({ conditionId, answers }))
        expect(first.filter((name) => later.includes(name))).toEqual(later)
      }),
    )
  })

  it('asks at most one question besides storage and condition on its own', () => {
    const own = rule.questions.filter(({ isFact, when }) => !isFact && !when)
    expect(own.length).toBeLessThanOrEqual(1)
  })

  it('has every line’s good case first, and nothing is taken off for it', () => {
    for (const question of rule.questions.filter(({ when }) => !when)) {
      const [first] = question.answers
      expect(first).toMatchObject({ code: pickBestAnswer(question), factorBp: 10_000 })
    }
  })

  it('asks what the long way asks', () => {
    const good = Object.fromEntries(
      rule.questions.map((question) => [question.code, [pickBestAnswer(question)]]),
    )
    const asked = listAskedQuestions(rule.questions, good).map(({ code }) => code)
    const steps = listOfferSteps(createSheet(category), given())
    const shown = steps.flatMap((step) => {
      if (step.kind === 'facts') return step.lines.map(({ question }) => question.code)
      return step.kind === 'question' ? [step.question.code] : []
    })
    expect(shown.toSorted()).toEqual(asked.toSorted())
  })
})

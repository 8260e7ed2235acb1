import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { getDeliveredRule, readRuleSetFile } from '../../../tests/support/rule-versions.ts'
import { fillAnswers, listQuestionChecks, listTestedQuestions } from './fill-answers.ts'
import { findEntryQuestion, listTestSteps, type SelfTest, TEST_CHECKS, TEST_RESULTS } from './test-steps.ts'

const fill = (category: CategoryId, test: SelfTest, answers: Answers = {}) =>
  fillAnswers({ category, test, answers, questions: getDeliveredRule(category).questions })

describe('a self-test fills what the seller has left open', () => {
  it.each<[CategoryId, SelfTest, Answers]>([
    ['phones', { motion: 'pass' }, { PH_POWER: ['YES'] }],
    ['phones', { pixels: 'pass', marks: 'pass' }, { PH_POWER: ['YES'], PH_PANEL: ['CLEAN'] }],
    ['phones', { pixels: 'fail', marks: 'pass' }, { PH_POWER: ['YES'], PH_PANEL: ['MARKS'] }],
    ['phones', { pixels: 'pass', marks: 'skipped' }, { PH_POWER: ['YES'] }],
    [
      'phones',
      { touch: 'fail', frontCamera: 'fail', backCamera: 'pass' },
      { PH_POWER: ['YES'], PH_FUNC: ['NO'], PH_DEFECTS: ['TOUCH', 'CAMERA'] },
    ],
    ['tablets', { sound: 'fail' }, { TA_POWER: ['YES'], TA_FUNC: ['NO'], TA_DEFECTS: ['AUDIO'] }],
    ['laptops', { pixels: 'fail', marks: 'pass' }, { LA_POWER: ['YES'], LA_PANEL: ['PIXELS_1_2'] }],
    ['laptops', { keyboard: 'fail' }, { LA_POWER: ['YES'], LA_FUNC: ['NO'], LA_DEFECTS: ['KEYBOARD'] }],
    ['monitors', { pixels: 'fail', marks: 'fail' }, { MO_POWER: ['YES'], MO_PANEL: ['MARKS'] }],
    ['consoles', { sticks: 'fail', controllerButtons: 'pass' }, {}],
    ['phones', { touch: 'skipped', sound: 'impossible' }, {}],
    ['lenses', {}, {}],
  ])('%s: %j', (category, test, filled) => {
    expect(fill(category, test)).toEqual({ filled, contradictions: [] })
  })

  it('also what the seller has said to differ without saying how', () => {
    const { filled } = fill('laptops', { pixels: 'fail', marks: 'pass' }, { LA_POWER: ['YES'], LA_PANEL: [] })
    expect(filled).toEqual({ LA_PANEL: ['PIXELS_1_2'] })
  })

  it('never says that everything works', () => {
    const test = Object.fromEntries(TEST_CHECKS.map((check) => [check, 'pass']))
    expect(fill('phones', test).filled.PH_FUNC).toBeUndefined()
  })
})

describe('a self-test that says otherwise than the seller', () => {
  it.each<[string, CategoryId, SelfTest, Answers, Answers]>([
    [
      'a fault',
      'phones',
      { touch: 'fail' },
      { PH_FUNC: ['YES'] },
      { PH_FUNC: ['NO'], PH_DEFECTS: ['TOUCH'] },
    ],
    [
      'another fault',
      'phones',
      { sound: 'fail' },
      { PH_FUNC: ['NO'], PH_DEFECTS: ['TOUCH'] },
      { PH_DEFECTS: ['TOUCH', 'AUDIO'] },
    ],
    [
      'a part that works',
      'phones',
      { touch: 'pass' },
      { PH_FUNC: ['NO'], PH_DEFECTS: ['TOUCH', 'RADIO'] },
      { PH_DEFECTS: ['RADIO'] },
    ],
    [
      'the only fault, which works',
      'phones',
      { touch: 'pass' },
      { PH_FUNC: ['NO'], PH_DEFECTS: ['TOUCH'] },
      { PH_FUNC: ['YES'] },
    ],
    ['a marked screen', 'phones', { marks: 'fail' }, { PH_PANEL: ['CLEAN'] }, { PH_PANEL: ['MARKS'] }],
    [
      'a clean screen',
      'monitors',
      { marks: 'pass', pixels: 'pass' },
      { MO_PANEL: [] },
      { MO_PANEL: ['CLEAN'] },
    ],
    ['drift', 'consoles', { sticks: 'fail' }, { CO_CONTROLLER: ['ORIGINAL'] }, { CO_CONTROLLER: ['DRIFT'] }],
  ])('shows %s and leaves the answer alone', (_, category, test, answers, tested) => {
    const { filled, contradictions } = fill(category, test, answers)
    expect(contradictions.map((one) => one.tested)).toEqual([tested])
    expect(Object.keys(filled).filter((code) => code in answers)).toEqual([])
  })

  it('has nothing to say about one camera as long as the other one is untested', () => {
    const answers = { PH_POWER: ['YES'], PH_FUNC: ['NO'], PH_DEFECTS: ['CAMERA'] }
    expect(fill('phones', { backCamera: 'pass' }, answers).contradictions).toEqual([])
  })

  it('has nothing to say about a controller of another maker', () => {
    expect(fill('consoles', { sticks: 'fail' }, { CO_CONTROLLER: ['THIRD_PARTY'] }).contradictions).toEqual(
      [],
    )
  })
})

const TESTS = fc.record(
  Object.fromEntries(TEST_CHECKS.map((check) => [check, fc.constantFrom(...TEST_RESULTS)])),
  { requiredKeys: [] },
)

/** What sellers may have said about some of the questions. */
const answersTo = (questions: readonly RuleQuestion[]): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map(({ code, type, answers }) => {
        const codes = answers.map((answer) => answer.code)
        const maxLength = type === 'single' ? 1 : codes.length
        return [code, fc.subarray(codes, { minLength: 1, maxLength })]
      }),
    ),
    { requiredKeys: [] },
    // Missing keys are missing, never undefined.
  ) as fc.Arbitrary<Answers>

describe.each(CATEGORY_IDS)('for every self-test and every seller of %s', (category) => {
  const { questions } = getDeliveredRule(category)
  const sellers = fc.tuple(TESTS as fc.Arbitrary<SelfTest>, answersTo(questions))

  it('no answer of the seller is changed', () => {
    fc.assert(
      fc.property(sellers, ([test, answers]) => {
        const { filled } = fillAnswers({ category, test, questions, answers })
        expect(Object.keys(filled).filter((code) => answers[code] !== undefined)).toEqual([])
      }),
    )
  })

  it('what the test says is an answer to its question', () => {
    fc.assert(
      fc.property(sellers, ([test, answers]) => {
        const { filled, contradictions } = fillAnswers({ category, test, questions, answers })
        const said = [filled, ...contradictions.map(({ tested }) => tested)].flatMap(Object.entries)
        const wrong = said.filter(([code, codes]) => {
          const question = questions.find((known) => known.code === code)
          return !question || !isAnswered(question, codes)
        })
        expect(wrong).toEqual([])
      }),
    )
  })

  it('a seller who follows the test agrees with it', () => {
    fc.assert(
      fc.property(sellers, ([test, answers]) => {
        const first = fillAnswers({ category, test, questions, answers })
        const followed: Answers = Object.assign(
          {},
          answers,
          first.filled,
          ...first.contradictions.map(({ tested }) => tested),
        )
        const again = fillAnswers({ category, test, questions, answers: followed })
        expect(again).toEqual({ filled: {}, contradictions: [] })
      }),
    )
  })
})

it.each([1, 2])('every question that a test answers exists in version %i of the price rule', (version) => {
  const { questionSets } = readRuleSetFile(version)
  const missing = CATEGORY_IDS.flatMap((category) =>
    listTestedQuestions(category).filter((code) => !questionSets[category].some((own) => own.code === code)),
  )
  expect(missing).toEqual([])
})

it.each(CATEGORY_IDS)('a self-test of %s is offered beside a question that it answers', (category) => {
  const expected = listTestSteps(category).length > 0
  expect(listTestedQuestions(category).includes(findEntryQuestion(category) ?? '')).toBe(expected)
})

it.each([
  ['PH_PANEL', ['marks', 'pixels']],
  ['LA_DEFECTS', ['keyboard', 'frontCamera', 'sound']],
  ['CO_CONTROLLER', ['sticks']],
  ['PH_GLASS', []],
])('question %s is tested by %j', (question, checks) => {
  expect(listQuestionChecks(question)).toEqual(checks)
})

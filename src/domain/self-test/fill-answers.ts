import type { CategoryId } from '#domain/catalogue/category.ts'
import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { pickBestAnswer } from '#domain/pricing/sealed-device.ts'
import { isTested, type SelfTest, type TestCheck } from './test-steps.ts'

/** A question that checks answer by themselves: the first fitting answer counts. */
interface PanelQuestion {
  readonly question: string
  /** The answer when both checks have passed. */
  readonly clean: string
  /** Answers to what was found, worst first. */
  readonly found: readonly { readonly check: TestCheck; readonly answer: string }[]
}

/** A question "does everything work?" and the one that lists what doesn't. */
interface DefectQuestion {
  readonly works: string
  readonly defects: string
  /** The checks that a defect shows in. Only all of them together say that it isn't there. */
  readonly codes: Readonly<Record<string, readonly TestCheck[]>>
}

interface AnsweredQuestions {
  /** Whoever has tested the device has switched it on. */
  readonly power?: string
  readonly panel?: PanelQuestion
  readonly defects?: DefectQuestion
  /** A controller whose sticks drift: contradicts only the answer that says it works. */
  readonly drift?: { readonly question: string; readonly works: string; readonly drifts: string }
}

const describePanel = (question: string, fewPixels: string): PanelQuestion => ({
  question,
  clean: 'CLEAN',
  found: [
    { check: 'marks', answer: 'MARKS' },
    { check: 'pixels', answer: fewPixels },
  ],
})

const HANDHELD_DEFECTS: DefectQuestion['codes'] = {
  TOUCH: ['touch'],
  CAMERA: ['backCamera', 'frontCamera'],
  AUDIO: ['sound'],
  BUTTONS: ['buttons'],
  CHARGING: ['charging'],
}

/**
 * Which questions a self-test answers. Motion and a controller's buttons have no question of their own. "Everything works"
 * is never answered: no browser sees a fingerprint sensor or a mobile network.
 */
const QUESTIONS: Readonly<Record<CategoryId, AnsweredQuestions>> = {
  phones: {
    power: 'PH_POWER',
    panel: describePanel('PH_PANEL', 'MARKS'),
    defects: { works: 'PH_FUNC', defects: 'PH_DEFECTS', codes: HANDHELD_DEFECTS },
  },
  tablets: {
    power: 'TA_POWER',
    panel: describePanel('TA_PANEL', 'MARKS'),
    defects: { works: 'TA_FUNC', defects: 'TA_DEFECTS', codes: HANDHELD_DEFECTS },
  },
  laptops: {
    power: 'LA_POWER',
    panel: describePanel('LA_PANEL', 'PIXELS_1_2'),
    defects: {
      works: 'LA_FUNC',
      defects: 'LA_DEFECTS',
      codes: { KEYBOARD: ['keyboard'], WEBCAM: ['frontCamera'], AUDIO: ['sound'] },
    },
  },
  monitors: { power: 'MO_POWER', panel: describePanel('MO_PANEL', 'PIXELS_1_2') },
  consoles: { drift: { question: 'CO_CONTROLLER', works: 'ORIGINAL', drifts: 'DRIFT' } },
  cameras: {},
  lenses: {},
}

const YES = ['YES']
const NO = ['NO']

/** The questions that a kind of device's self-test may answer. */
export function listTestedQuestions(category: CategoryId): readonly string[] {
  const { power, panel, defects, drift } = QUESTIONS[category]
  return [power, panel?.question, defects?.works, defects?.defects, drift?.question].filter(
    (code) => code !== undefined,
  )
}

/** The checks that say something about a question, whatever kind of device it is about; none about most. */
export function listQuestionChecks(question: string): readonly TestCheck[] {
  for (const { panel, defects, drift } of Object.values(QUESTIONS)) {
    if (panel?.question === question) return panel.found.map(({ check }) => check)
    if (defects?.works === question || defects?.defects === question)
      return Object.values(defects.codes).flat()
    if (drift?.question === question) return ['sticks']
  }
  return []
}

/** An answer of the seller that the test says otherwise about. The seller decides. */
export interface TestContradiction {
  readonly question: string
  readonly said: readonly string[]
  /** What the answers would be by the test. */
  readonly tested: Answers
}

export interface FilledAnswers {
  /** Answers to questions that the seller had left open. */
  readonly filled: Answers
  readonly contradictions: readonly TestContradiction[]
}

interface FillInput {
  readonly category: CategoryId
  readonly test: SelfTest
  readonly questions: readonly RuleQuestion[]
  /** The seller's own. */
  readonly answers: Answers
}

const NOTHING: FilledAnswers = { filled: {}, contradictions: [] }

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** One question with one answer by the test. */
function fillSingle(
  { questions, answers }: FillInput,
  code: string,
  tested: readonly string[],
): FilledAnswers {
  const question = questions.find((known) => known.code === code)
  if (!question || !isAnswered(question, tested)) return NOTHING
  const said = answers[code]
  // An empty list: the seller has said that the good case does not apply, but not yet what does.
  const isOpen = said === undefined || (said.length === 0 && tested[0] !== pickBestAnswer(question))
  if (isOpen) return { filled: { [code]: tested }, contradictions: [] }
  if (areSame(said, tested)) return NOTHING
  return { filled: {}, contradictions: [{ question: code, said, tested: { [code]: tested } }] }
}

/** What both checks of the screen say together; null where one of them is missing and the other has found nothing. */
function judgePanel({ clean, found }: PanelQuestion, test: SelfTest): string | null {
  const worst = found.find(({ check }) => test[check] === 'fail')
  if (worst) return worst.answer
  return found.every(({ check }) => test[check] === 'pass') ? clean : null
}

interface ComparedDefects extends Pick<DefectQuestion, 'works' | 'defects'> {
  /** What the seller has named. */
  readonly own: readonly string[]
  readonly failed: readonly string[]
  readonly working: readonly string[]
}

/** The list of what doesn't work, where something doesn't. */
function compareDefects({ works, defects, own, failed, working }: ComparedDefects): FilledAnswers {
  if (own.length === 0)
    return failed.length > 0 ? { filled: { [defects]: failed }, contradictions: [] } : NOTHING
  const all = [...own, ...failed.filter((code) => !own.includes(code))]
  const left = all.filter((code) => !working.includes(code))
  if (areSame(left, own)) return NOTHING
  const tested = left.length > 0 ? { [defects]: left } : { [works]: YES }
  return { filled: {}, contradictions: [{ question: defects, said: own, tested }] }
}

function fillDefects(input: FillInput, { works, defects, codes }: DefectQuestion): FilledAnswers {
  const { test, questions, answers } = input
  const hasBoth = [works, defects].every((code) => questions.some((question) => question.code === code))
  if (!hasBoth) return NOTHING
  const failed = Object.keys(codes).filter((code) => codes[code]?.some((check) => test[check] === 'fail'))
  const working = Object.keys(codes).filter((code) => codes[code]?.every((check) => test[check] === 'pass'))
  const said = answers[works]
  const own = answers[defects] ?? []
  if (said === undefined) {
    if (failed.length === 0) return NOTHING
    const isNo = { filled: { [works]: NO }, contradictions: [] }
    return merge([isNo, compareDefects({ works, defects, own, failed, working })])
  }
  if (said[0] === 'NO') return compareDefects({ works, defects, own, failed, working })
  if (failed.length === 0) return NOTHING
  const tested = { [works]: NO, [defects]: failed }
  return { filled: {}, contradictions: [{ question: works, said, tested }] }
}

function fillDrift(
  { test, answers }: FillInput,
  drift: NonNullable<AnsweredQuestions['drift']>,
): FilledAnswers {
  const { question, works, drifts } = drift
  if (test.sticks !== 'fail' || answers[question]?.[0] !== works) return NOTHING
  const tested = { [question]: [drifts] }
  return { filled: {}, contradictions: [{ question, said: [works], tested }] }
}

const merge = (parts: readonly FilledAnswers[]): FilledAnswers => ({
  filled: Object.assign({}, ...parts.map(({ filled }) => filled)),
  contradictions: parts.flatMap(({ contradictions }) => contradictions),
})

/** What a self-test says about the questions: it fills open ones, and never changes an answer of the seller. */
export function fillAnswers(input: FillInput): FilledAnswers {
  const { category, test } = input
  if (!isTested(test)) return NOTHING
  const { power, panel, defects, drift } = QUESTIONS[category]
  const panelAnswer = panel && judgePanel(panel, test)
  return merge([
    power ? fillSingle(input, power, YES) : NOTHING,
    panel && panelAnswer ? fillSingle(input, panel.question, [panelAnswer]) : NOTHING,
    defects ? fillDefects(input, defects) : NOTHING,
    drift ? fillDrift(input, drift) : NOTHING,
  ])
}

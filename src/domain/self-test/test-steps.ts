import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'

/** What can be found out about a device in its own browser. */
export const TEST_CHECKS = [
  'touch',
  'pixels',
  'marks',
  'sound',
  'backCamera',
  'frontCamera',
  'motion',
  'charging',
  'buttons',
  'keyboard',
  'controllerButtons',
  'sticks',
] as const

export type TestCheck = (typeof TEST_CHECKS)[number]

/** `impossible`: the browser cannot do it, or was not allowed to. */
export const TEST_RESULTS = ['pass', 'fail', 'skipped', 'impossible'] as const

export type TestResult = (typeof TEST_RESULTS)[number]

/** All that a self-test leaves behind. */
export type SelfTest = Readonly<Partial<Record<TestCheck, TestResult>>>

/** What a seller goes through, how long it takes, and what it finds out. */
export const TEST_STEPS = {
  touch: { seconds: 8, checks: ['touch'] },
  screen: { seconds: 8, checks: ['pixels', 'marks'] },
  sound: { seconds: 5, checks: ['sound'] },
  backCamera: { seconds: 4, checks: ['backCamera'] },
  frontCamera: { seconds: 4, checks: ['frontCamera'] },
  motion: { seconds: 5, checks: ['motion'] },
  charging: { seconds: 3, checks: ['charging'] },
  buttons: { seconds: 3, checks: ['buttons'] },
  keyboard: { seconds: 23, checks: ['keyboard'] },
  controller: { seconds: 20, checks: ['controllerButtons', 'sticks'] },
} as const satisfies Record<string, { readonly seconds: number; readonly checks: readonly TestCheck[] }>

export type TestStep = keyof typeof TEST_STEPS

const HANDHELD_STEPS: readonly TestStep[] = [
  'touch',
  'screen',
  'sound',
  'backCamera',
  'frontCamera',
  'motion',
  'charging',
  'buttons',
]

/** The steps of each kind of device, in order; cameras and lenses have no browser. */
const CATEGORY_STEPS: Readonly<Record<CategoryId, readonly TestStep[]>> = {
  phones: HANDHELD_STEPS,
  tablets: HANDHELD_STEPS,
  laptops: ['screen', 'keyboard', 'sound', 'frontCamera'],
  monitors: ['screen'],
  consoles: ['controller'],
  cameras: [],
  lenses: [],
}

/** The steps of a self-test; none where a browser can find out nothing about the device. */
export const listTestSteps = (category: CategoryId): readonly TestStep[] => CATEGORY_STEPS[category]

/** Whether a browser can find out anything about devices with these questions. */
export const isTestable = (questionSet: string): questionSet is CategoryId =>
  CATEGORY_IDS.some((category) => category === questionSet && CATEGORY_STEPS[category].length > 0)

/** The question beside which a self-test is offered: one that it answers. */
const ENTRY_QUESTIONS: Readonly<Partial<Record<CategoryId, string>>> = {
  phones: 'PH_PANEL',
  tablets: 'TA_PANEL',
  laptops: 'LA_PANEL',
  monitors: 'MO_PANEL',
  consoles: 'CO_CONTROLLER',
}

export const findEntryQuestion = (category: CategoryId): string | undefined => ENTRY_QUESTIONS[category]

/** How long a self-test takes. */
export const computeTestSeconds = (category: CategoryId): number =>
  CATEGORY_STEPS[category].reduce((sum, step) => sum + TEST_STEPS[step].seconds, 0)

/** Phones and tablets are tested in hand, whatever the seller's offer is open on. */
export const isTestedInHand = (category: CategoryId): boolean =>
  category === 'phones' || category === 'tablets'

const isCheck = (name: string): name is TestCheck => TEST_CHECKS.includes(name as TestCheck)

const isResult = (value: unknown): value is TestResult => TEST_RESULTS.includes(value as TestResult)

/** The results that a kind of device can have; storage and other browsers may send anything. Null where there are none. */
export function readSelfTest(category: CategoryId, stored: unknown): SelfTest | null {
  if (typeof stored !== 'object' || stored === null) return null
  const known = new Set<string>(listTestSteps(category).flatMap((step) => TEST_STEPS[step].checks))
  const fitting = Object.entries(stored).filter(
    ([name, result]) => isCheck(name) && known.has(name) && isResult(result),
  )
  return fitting.length > 0 ? Object.fromEntries(fitting) : null
}

/** The checks that ended one way, in the order of the table. */
export const listChecks = (test: SelfTest, result: TestResult): readonly TestCheck[] =>
  TEST_CHECKS.filter((check) => test[check] === result)

/** Whether anything was found out. */
export const isTested = (test: SelfTest | null): test is SelfTest =>
  test !== null && listChecks(test, 'pass').length + listChecks(test, 'fail').length > 0

import type { FieldProblem } from '#domain/kernel/field-problem.ts'

/** What people find a device by, and how it is ordered. Names and addresses aren't part of it. */
export interface DeviceFacts {
  readonly modelCodes: readonly string[]
  readonly searchTerms: readonly string[]
  readonly releaseYear: number
  readonly releaseMonth: number
  /** From 0 to 100. */
  readonly popularity: number
}

const MAX_WORDS = 50
const MAX_LENGTH = 60

const RANGES = {
  releaseYear: { min: 1950, max: 2100 },
  releaseMonth: { min: 1, max: 12 },
  popularity: { min: 0, max: 100 },
} as const

/** Each once, without blanks around it. */
const tidyWords = (words: readonly string[]): readonly string[] => [
  ...new Set(words.map((word) => word.trim().replace(/\s+/g, ' ')).filter((word) => word !== '')),
]

function findWordsProblem(field: string, words: readonly string[]): FieldProblem[] {
  if (words.length > MAX_WORDS) return [{ field, key: 'TOO_MANY', params: { max: MAX_WORDS } }]
  return words.some((word) => word.length > MAX_LENGTH)
    ? [{ field, key: 'FIELD_TOO_LONG', params: { max: MAX_LENGTH } }]
    : []
}

function findRangeProblems(facts: DeviceFacts): FieldProblem[] {
  return (Object.keys(RANGES) as (keyof typeof RANGES)[]).flatMap((field) => {
    const { min, max } = RANGES[field]
    const value = facts[field]
    const isInside = Number.isInteger(value) && value >= min && value <= max
    return isInside ? [] : [{ field, key: 'QUANTITY_RANGE', params: { min, max } }]
  })
}

export type DeviceFactsCheck =
  | { readonly kind: 'facts'; readonly facts: DeviceFacts }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

/** Checks what an editor says about a device. */
export function checkDeviceFacts(given: DeviceFacts): DeviceFactsCheck {
  const facts = {
    ...given,
    modelCodes: tidyWords(given.modelCodes),
    searchTerms: tidyWords(given.searchTerms),
  }
  const problems = [
    ...findWordsProblem('modelCodes', facts.modelCodes),
    ...findWordsProblem('searchTerms', facts.searchTerms),
    ...findRangeProblems(facts),
  ]
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'facts', facts }
}

import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useCountryName } from '#web/platform/i18n/country-name.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

const EXAMPLE_DAY = { year: 1990, month: 4, day: 23 }

/** A date as it is typed here. */
export const useDateExample = (): string => formatMarketDate(useShop().market, EXAMPLE_DAY)

export type DescribeProblem = (field: string) => string | undefined

/** What is wrong with a field, in the reader's language. */
export function useProblemText(problems: readonly FieldProblem[]): DescribeProblem {
  const t = useTranslate()
  const example = useDateExample()
  const countryName = useCountryName()
  return (field) => {
    const problem = problems.find((candidate) => candidate.field === field)
    if (!problem) return undefined
    const country = countryName(String(problem.params?.country ?? ''))
    // A test makes sure that every key has its text.
    return t(`PROBLEM_${problem.key}` as MessageKey, { example, ...problem.params, country })
  }
}

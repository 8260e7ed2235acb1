import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import type { RuleSet } from './rule-set.ts'

const HINTS = z.record(
  z.string(),
  z.strictObject({
    /** A line on the sheet of facts; any other question is asked on its own. */
    isFact: z.literal(true).exactOptional(),
    /** Asked about a sealed device, too. */
    isAskedWhenSealed: z.literal(true).exactOptional(),
  }),
)

/** How to ask, by question. It changes no price, so it is not versioned, and belongs to a release as the texts do. */
export type QuestionHints = z.output<typeof HINTS>

/** Reads how all questions are asked, including those that only old versions of the price rule ask. */
export const readQuestionHints = (dataFolder: string): QuestionHints =>
  HINTS.parse(JSON.parse(readFileSync(join(dataFolder, 'questions', 'hints.json'), 'utf8')))

const addHintsToRule = ({ questions, ...rule }: PriceRule, hints: QuestionHints): PriceRule => ({
  ...rule,
  questions: questions.map((question) => ({ ...question, ...hints[question.code] })),
})

/** The rule set with how to ask its questions. */
export function addHints({ version, rules }: RuleSet, hints: QuestionHints): RuleSet {
  const hinted = Object.entries(rules).map(([category, rule]) => [category, addHintsToRule(rule, hints)])
  // The categories stay the same.
  return { version, rules: Object.fromEntries(hinted) as RuleSet['rules'] }
}

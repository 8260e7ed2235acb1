import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { GATES, NO_OFFER_REASONS, type PriceRule } from '#domain/pricing/price-rule.ts'

const ID = { id: z.number().int().positive(), code: z.string().regex(/^[A-Z0-9_]+$/) }
const BASIS_POINTS = z.number().int().min(0).max(20_000)

const ANSWER = z.union([
  z.strictObject({ ...ID, factorBp: BASIS_POINTS }),
  z.strictObject({ ...ID, deductionInCents: z.number().int().positive() }),
  z.strictObject({ ...ID, noOffer: z.enum(NO_OFFER_REASONS) }),
  z.strictObject({ ...ID, gate: z.enum(GATES) }),
])

const QUESTION = z.strictObject({
  ...ID,
  type: z.enum(['single', 'multi']),
  when: z.strictObject({ question: z.string(), answer: z.string() }).exactOptional(),
  needsPower: z.boolean().exactOptional(),
  answers: z.array(ANSWER).min(2),
})

const RULES = z.strictObject({
  version: z.number().int().positive(),
  conditions: z.array(z.strictObject({ ...ID, factorBp: BASIS_POINTS })).length(5),
  minOfferInCents: z.number().int().positive(),
  floorBp: BASIS_POINTS,
  questionSets: z.record(z.enum(CATEGORY_IDS), z.array(QUESTION)),
})

const TEXT = z.strictObject({
  question: z.string().min(1),
  description: z.string(),
  answers: z.record(z.string(), z.string().min(1)),
})

const TEXTS = z.record(z.string(), TEXT)

export type QuestionTexts = z.output<typeof TEXTS>

export interface QuestionFiles {
  /** The price rule of every category. */
  readonly rules: Readonly<Record<CategoryId, PriceRule>>
  readonly texts: Readonly<Record<CatalogueLanguage, QuestionTexts>>
}

/** A question or answer without a text in some language must not reach a seller. */
function requireAllTexts(rules: QuestionFiles['rules'], language: string, texts: QuestionTexts): void {
  for (const { questions } of Object.values(rules)) {
    for (const { code, answers } of questions) {
      const missing = answers.find((answer) => !texts[code]?.answers[answer.code])
      if (!texts[code] || missing) throw new Error(`No ${language} text of ${code} ${missing?.code ?? ''}`)
    }
  }
}

/** Reads the questions, what their answers do to a price, and their words in every language. */
export function readQuestionFiles(dataFolder: string): QuestionFiles {
  const read = (...path: string[]): unknown =>
    JSON.parse(readFileSync(join(dataFolder, 'questions', ...path), 'utf8'))
  const { questionSets, ...rule } = RULES.parse(read('rules.json'))
  const rules = Object.fromEntries(
    Object.entries(questionSets).map(([category, questions]) => [category, { ...rule, questions }]),
  ) as unknown as Record<CategoryId, PriceRule>
  const texts = CATALOGUE_LANGUAGES.map((language) => {
    const own = TEXTS.parse(read('texts', `${language}.json`))
    requireAllTexts(rules, language, own)
    return [language, own] as const
  })
  // One entry per language.
  return { rules, texts: Object.fromEntries(texts) as QuestionFiles['texts'] }
}

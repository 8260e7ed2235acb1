import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { RuleSet } from './rule-set.ts'

const TEXT = z.strictObject({
  question: z.string().min(1),
  description: z.string(),
  answers: z.record(z.string(), z.string().min(1)),
})

const TEXTS = z.record(z.string(), TEXT)

/** Questions and answers in one language, by their codes. */
export type QuestionTexts = z.output<typeof TEXTS>

export type QuestionTextsByLanguage = Readonly<Record<CatalogueLanguage, QuestionTexts>>

/** Reads the texts of all questions, including those that only old versions of the price rule ask. */
export function readQuestionTexts(dataFolder: string): QuestionTextsByLanguage {
  const texts = CATALOGUE_LANGUAGES.map((language) => {
    const path = join(dataFolder, 'questions', 'texts', `${language}.json`)
    return [language, TEXTS.parse(JSON.parse(readFileSync(path, 'utf8')))] as const
  })
  // One entry per language.
  return Object.fromEntries(texts) as unknown as QuestionTextsByLanguage
}

export interface MissingText {
  readonly language: CatalogueLanguage
  readonly question: string
  /** Null where the whole question has no text. */
  readonly answer: string | null
}

/** The first question or answer of a rule that has no text in some language; null where all have one. */
export function findMissingText({ rules }: RuleSet, texts: QuestionTextsByLanguage): MissingText | null {
  for (const language of CATALOGUE_LANGUAGES) {
    for (const question of Object.values(rules).flatMap(({ questions }) => questions)) {
      const text = texts[language][question.code]
      if (!text) return { language, question: question.code, answer: null }
      const answer = question.answers.find(({ code }) => !text.answers[code])
      if (answer) return { language, question: question.code, answer: answer.code }
    }
  }
  return null
}

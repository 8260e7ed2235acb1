import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { bindText } from '#messages/locale/bind-text.ts'
import type { RuleSet } from './rule-set.ts'

const TEXT = z.strictObject({
  question: z.string().min(1),
  description: z.string(),
  /** The good case as a short statement; only questions on the sheet of facts have one. */
  fact: z.string().min(1).max(80).exactOptional(),
  answers: z.record(z.string(), z.string().min(1)),
})

const TEXTS = z.record(z.string(), TEXT)

/** Questions and answers in one language, by their codes. */
export type QuestionTexts = z.output<typeof TEXTS>

export type QuestionTextsByLanguage = Readonly<Record<CatalogueLanguage, QuestionTexts>>

/** Binds every text of a file while it is parsed; codes are keys and stay. */
const bindTexts = (language: CatalogueLanguage) => (_key: string, value: unknown) =>
  typeof value === 'string' ? bindText(language, value) : value

/** Reads the texts of all questions, including those that only old versions of the price rule ask. */
export function readQuestionTexts(dataFolder: string): QuestionTextsByLanguage {
  const texts = CATALOGUE_LANGUAGES.map((language) => {
    const path = join(dataFolder, 'questions', 'texts', `${language}.json`)
    const read = readFileSync(path, 'utf8')
    return [language, TEXTS.parse(JSON.parse(read, bindTexts(language)))] as const
  })
  // One entry per language.
  return Object.fromEntries(texts) as unknown as QuestionTextsByLanguage
}

export interface MissingText {
  readonly language: CatalogueLanguage
  /** The question, its line on the sheet of facts, or one of its answers. */
  readonly what: string
}

/** The first question, fact or answer of a rule that has no text in some language; null where all have one. */
export function findMissingText({ rules }: RuleSet, texts: QuestionTextsByLanguage): MissingText | null {
  for (const language of CATALOGUE_LANGUAGES) {
    for (const question of Object.values(rules).flatMap(({ questions }) => questions)) {
      const text = texts[language][question.code]
      if (!text) return { language, what: `question ${question.code}` }
      if (question.isFact && !text.fact) return { language, what: `the fact of question ${question.code}` }
      const answer = question.answers.find(({ code }) => !text.answers[code])
      if (answer) return { language, what: `answer ${answer.code} of question ${question.code}` }
    }
  }
  return null
}

import { readQuestionHints } from './question-hints.ts'
import { type QuestionTextsByLanguage, readQuestionTexts } from './question-texts.ts'
import { createRuleSets, type RuleSets } from './rule-sets.ts'

/** The condition questions: what their answers do to a price, by version, and their texts. */
export interface Questions {
  readonly texts: QuestionTextsByLanguage
  readonly ruleSets: RuleSets
}

export function createQuestions(dataFolder: string): Questions {
  const texts = readQuestionTexts(dataFolder)
  return { texts, ruleSets: createRuleSets(texts, readQuestionHints(dataFolder)) }
}

import { QUESTION_TEXTS_EN, type QuestionText } from './questions-en.ts'

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, QuestionText>>>> = { en: QUESTION_TEXTS_EN }

/** The questions in the page's language; only the screens of inspections load them. */
export const QUESTION_TEXTS =
  LANGUAGES[globalThis.document?.documentElement.lang ?? 'en'] ?? QUESTION_TEXTS_EN

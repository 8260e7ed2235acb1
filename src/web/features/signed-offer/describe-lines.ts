import type { VerifyData } from '#contracts/signed-offers.ts'
import type { PriceLine } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'

export interface AnswerInWords {
  readonly question: string
  readonly answer: string
}

type Words = VerifyData['words']

const NOTHING_CHOSEN = '–'

const answerText = (words: Words, question: string, answer: string): string =>
  words[question]?.answers[answer] ?? answer

/**
 * What a seller has said, in the order in which it is asked. A question of another time than this page has no words any
 * more: then its code stands there, which is what was signed.
 */
export function answersInWords(answers: Answers, words: Words): AnswerInWords[] {
  const asked = Object.keys(words).filter((code) => answers[code])
  const forgotten = Object.keys(answers).filter((code) => !words[code])
  return [...asked, ...forgotten].map((code) => ({
    question: words[code]?.question ?? code,
    answer:
      (answers[code] ?? []).map((answer) => answerText(words, code, answer)).join(', ') || NOTHING_CHOSEN,
  }))
}

/** A line of a price. */
export const lineInWords = ({ question, answer }: PriceLine, words: Words): string =>
  `${words[question]?.question ?? question} ${answerText(words, question, answer)}`

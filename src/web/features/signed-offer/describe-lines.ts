import type { VerifyData } from '#contracts/signed-offers.ts'
import type { PriceLine } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'

export interface DescribedAnswer {
  readonly question: string
  readonly answer: string
}

type Texts = VerifyData['texts']

const NOTHING_CHOSEN = '–'

const findAnswerText = (texts: Texts, question: string, answer: string): string =>
  texts[question]?.answers[answer] ?? answer

/**
 * A seller's answers, in the order of the questions. A question that this page has no text for is shown by its code,
 * which is what was signed.
 */
export function describeAnswers(answers: Answers, texts: Texts): DescribedAnswer[] {
  const asked = Object.keys(texts).filter((code) => answers[code])
  const forgotten = Object.keys(answers).filter((code) => !texts[code])
  return [...asked, ...forgotten].map((code) => ({
    question: texts[code]?.question ?? code,
    answer:
      (answers[code] ?? []).map((answer) => findAnswerText(texts, code, answer)).join(', ') || NOTHING_CHOSEN,
  }))
}

/** A line of the price breakdown. */
export const describeLine = ({ question, answer }: PriceLine, texts: Texts): string =>
  `${texts[question]?.question ?? question} ${findAnswerText(texts, question, answer)}`

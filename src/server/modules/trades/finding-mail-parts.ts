import { CONDITION_QUESTION, type Finding, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { MessageKey } from '#messages/message-key.ts'
import type { MailAmount, MailBlock } from '#server/mails/mail-content.ts'
import type { QuestionTexts } from '#server/modules/questions/question-files.ts'
import type { MailReport } from './mail-report.ts'
import type { TradeMailInput } from './trade-mail-parts.ts'

/** The words in which a mail tells what was found. */
export interface FindingWords extends Pick<TradeMailInput, 'market' | 't' | 'page'> {
  readonly texts: QuestionTexts
}

// An inspection cannot be committed with another code than those of the rule, and each of these has its text.
const conditionKey = (code: string) => `CONDITION_${code}` as MessageKey

function questionText({ page, texts }: FindingWords, question: string): string {
  if (question === STORAGE_QUESTION) return page('OFFER_STORAGE')
  if (question === CONDITION_QUESTION) return page('OFFER_CONDITION')
  return texts[question]?.question ?? question
}

function answerText({ market, page, texts }: FindingWords, question: string, code: string): string {
  if (question === STORAGE_QUESTION) return formatStorage(market.locale, Number(code))
  if (question === CONDITION_QUESTION) return page(conditionKey(code))
  return texts[question]?.answers[code] ?? code
}

const answersText = (words: FindingWords, question: string, codes: readonly string[]): string =>
  codes.length === 0
    ? words.t('MAIL_FINDING_NOT_ASKED')
    : codes.map((code) => answerText(words, question, code)).join(', ')

/** Findings have numbers, so that the sum can refer to them. */
const titleOf = (words: FindingWords, { question }: Pick<Finding, 'question'>, index: number): string =>
  `${index + 1}. ${questionText(words, question)}`

/** What the seller said and what we found, question by question. */
export const findingBlocks = (words: FindingWords, { findings }: MailReport): MailBlock[] =>
  findings.map((finding, index) => ({
    kind: 'facts',
    title: titleOf(words, finding, index),
    rows: [
      {
        label: words.t('MAIL_FINDING_SAID'),
        value: answersText(words, finding.question, finding.declared),
      },
      { label: words.t('MAIL_FINDING_FOUND'), value: answersText(words, finding.question, finding.found) },
    ],
  }))

/** What each finding changes; with the quoted price before them they add up to the new one. */
export function effectRows(words: FindingWords, { effects }: MailReport): MailAmount[] {
  const effect = (cents: number) => formatMoney(words.market, cents, { isEffect: true })
  const rows = effects.effects.map((one, index) => ({
    label: titleOf(words, one, index),
    amount: effect(one.effectInCents),
  }))
  const { roundingInCents } = effects
  if (roundingInCents === 0) return rows
  return [...rows, { label: words.t('MAIL_SUM_ROUNDING'), amount: effect(roundingInCents) }]
}

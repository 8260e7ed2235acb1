import {
  CONDITION_QUESTION,
  type Finding,
  MODEL_QUESTION,
  STORAGE_QUESTION,
} from '#domain/inspection/findings.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { MessageKey } from '#messages/message-key.ts'
import type { MailReport } from '#server/mails/facts/find-report.ts'
import type { MailAmount, MailBlock } from '#server/mails/rendering/mail-content.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import type { QuestionTexts } from '#server/modules/questions/question-texts.ts'

/** The texts in which a mail presents findings. */
export interface FindingTexts extends Pick<TradeMailInput, 'market' | 't' | 'page'> {
  readonly texts: QuestionTexts
}

// Findings can only be committed with codes of the rule, and each of these has its text.
const conditionKey = (code: string) => `CONDITION_${code}` as MessageKey

function describeQuestion({ page, texts }: FindingTexts, question: string): string {
  if (question === MODEL_QUESTION) return page('CLARIFICATION_MODEL')
  if (question === STORAGE_QUESTION) return page('OFFER_STORAGE')
  if (question === CONDITION_QUESTION) return page('OFFER_CONDITION')
  return texts[question]?.question ?? question
}

function describeAnswer({ market, page, texts }: FindingTexts, question: string, code: string): string {
  if (question === STORAGE_QUESTION) return formatStorage(market.locale, Number(code))
  if (question === CONDITION_QUESTION) return page(conditionKey(code))
  return texts[question]?.answers[code] ?? code
}

const describeAnswers = (texts: FindingTexts, question: string, codes: readonly string[]): string =>
  codes.length === 0
    ? texts.t('MAIL_FINDING_NOT_ASKED')
    : codes.map((code) => describeAnswer(texts, question, code)).join(', ')

/** Findings are numbered, so that the rows of the sum can refer to them. */
const formatTitle = (texts: FindingTexts, { question }: Pick<Finding, 'question'>, index: number): string =>
  `${index + 1}. ${describeQuestion(texts, question)}`

/** What was said and what was found, as text. */
function describeFinding(
  texts: FindingTexts,
  { models }: MailReport,
  { question, declared, found }: Finding,
): readonly [string, string] {
  if (question === MODEL_QUESTION && models) return [models.described, models.found]
  return [describeAnswers(texts, question, declared), describeAnswers(texts, question, found)]
}

/** What the seller said and what we found, question by question. */
export const findingBlocks = (texts: FindingTexts, report: MailReport): MailBlock[] =>
  report.findings.map((finding, index) => {
    const [said, found] = describeFinding(texts, report, finding)
    return {
      kind: 'facts',
      title: formatTitle(texts, finding, index),
      rows: [
        { label: texts.t('MAIL_FINDING_SAID'), value: said },
        { label: texts.t('MAIL_FINDING_FOUND'), value: found },
      ],
    }
  })

/** What each finding changes; added to the quoted price, they give the new one. */
export function effectRows(texts: FindingTexts, { effects }: MailReport): MailAmount[] {
  const formatEffect = (cents: number) => formatMoney(texts.market, cents, { isEffect: true })
  const rows = effects.effects.map((effect, index) => ({
    label: formatTitle(texts, effect, index),
    amount: formatEffect(effect.effectInCents),
  }))
  const rest = [
    { label: texts.t('MAIL_SUM_RISE'), effectInCents: effects.riseInCents },
    { label: texts.t('MAIL_SUM_ROUNDING'), effectInCents: effects.roundingInCents },
  ]
  return [
    ...rows,
    ...rest
      .filter(({ effectInCents }) => effectInCents !== 0)
      .map(({ label, effectInCents }) => ({ label, amount: formatEffect(effectInCents) })),
  ]
}

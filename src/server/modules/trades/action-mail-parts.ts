import type { ActionDemand } from '#domain/clarification/clarification-kind.ts'
import type { MailBlock } from '#server/mails/mail-content.ts'
import { type QuestionMailInput, questionUrl } from './question-mail-parts.ts'
import { linkBlocks } from './trade-mail-parts.ts'

function requireDemand({ asked: { reason, part } }: QuestionMailInput): ActionDemand {
  if (!reason) throw new Error('Something to do without a reason')
  return { reason, part }
}

/** What there is to do, in a few words; of a missing part, which one. */
export function demandTitle(input: QuestionMailInput): string {
  const { reason, part } = requireDemand(input)
  if (reason !== 'MISSING_PART') return input.t(`MAIL_ACTION_${reason}`)
  if (!part) throw new Error('A missing part without a name')
  return input.page('STATUS_MISSING_PART', { part: input.page(`PART_${part}`) })
}

/** Lead and steps. A missing part has those of the page: there is one way to send it, wherever somebody reads of it. */
function guideTexts(input: QuestionMailInput): { readonly lead: string; readonly steps: readonly string[] } {
  const { t, page } = input
  const { reason } = requireDemand(input)
  if (reason !== 'MISSING_PART')
    return { lead: t(`MAIL_ACTION_${reason}_TEXT`), steps: t(`MAIL_ACTION_${reason}_STEPS`).split('\n') }
  return {
    lead: page('CLARIFICATION_MISSING_PART_LEAD'),
    steps: [
      page('CLARIFICATION_MISSING_PART_1'),
      page('CLARIFICATION_MISSING_PART_2'),
      page('CLARIFICATION_MISSING_PART_3'),
    ],
  }
}

/** What there is to do, and how. */
export function guideBlocks(input: QuestionMailInput): MailBlock[] {
  const { t } = input
  const { lead, steps } = guideTexts(input)
  return [
    { kind: 'paragraph', text: lead },
    { kind: 'steps', title: t('MAIL_ACTION_GUIDE'), steps: steps.map((title) => ({ title })) },
    { kind: 'button', label: t('MAIL_ACTION_BUTTON'), url: questionUrl(input, input.token) },
    ...(requireDemand(input).reason === 'PAYOUT_NAME_MISMATCH' ? linkBlocks(input) : []),
  ]
}

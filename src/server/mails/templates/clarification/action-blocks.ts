import type { ActionDemand } from '#domain/clarification/clarification-kind.ts'
import { canSendPart } from '#domain/clarification/part-parcel.ts'
import type { MailBlock } from '#server/mails/rendering/mail-content.ts'
import { linkBlocks } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { buildClarificationUrl, type ClarificationMailInput } from './clarification-mail-blocks.ts'

function requireDemand({ clarification: { reason, part } }: ClarificationMailInput): ActionDemand {
  if (!reason) throw new Error('The seller has to act, but no reason is stored')
  return { reason, part }
}

/** What the seller has to do, in a few words; for a missing part, which one. */
export function describeDemand(input: ClarificationMailInput): string {
  const { reason, part } = requireDemand(input)
  if (reason !== 'MISSING_PART') return input.t(`MAIL_ACTION_${reason}`)
  if (!part) throw new Error('A part is missing, but its name is not stored')
  return input.page('STATUS_MISSING_PART', { part: input.page(`PART_${part}`) })
}

interface GuideTexts {
  readonly lead: string
  readonly steps: readonly string[]
}

function readGuideTexts(input: ClarificationMailInput): GuideTexts {
  const { t, page } = input
  const { reason, part } = requireDemand(input)
  // The page's own texts: a missing part is sent in the same way wherever the seller reads about it.
  if (reason === 'MISSING_PART')
    return {
      lead: page('CLARIFICATION_MISSING_PART_LEAD'),
      steps: [
        page('CLARIFICATION_MISSING_PART_1'),
        page(canSendPart(part) ? 'CLARIFICATION_MISSING_PART_2' : 'CLARIFICATION_MISSING_BATTERY_2'),
        page('CLARIFICATION_MISSING_PART_3'),
      ],
    }
  return { lead: t(`MAIL_ACTION_${reason}_TEXT`), steps: t(`MAIL_ACTION_${reason}_STEPS`).split('\n') }
}

/** Why we ask for a proof again, in the words of the page. */
export function refusalBlocks({ page, clarification: { refusal } }: ClarificationMailInput): MailBlock[] {
  if (!refusal) return []
  return [
    { kind: 'note', text: page('CLARIFICATION_REFUSED') },
    { kind: 'paragraph', text: page(`CLARIFICATION_REFUSED_${refusal}`) },
  ]
}

/** What there is to do, and how. */
export function guideBlocks(input: ClarificationMailInput): MailBlock[] {
  const { t } = input
  const { lead, steps } = readGuideTexts(input)
  return [
    { kind: 'paragraph', text: lead },
    { kind: 'steps', title: t('MAIL_ACTION_GUIDE'), steps: steps.map((title) => ({ title })) },
    { kind: 'button', label: t('MAIL_ACTION_BUTTON'), url: buildClarificationUrl(input, input.token) },
    ...(requireDemand(input).reason === 'PAYOUT_NAME_MISMATCH' ? linkBlocks(input) : []),
  ]
}

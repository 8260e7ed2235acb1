import type { MailContent, MailFact } from '#server/mails/rendering/mail-content.ts'
import { qrPicture } from '#server/mails/templates/trade/qr-picture.ts'
import { greeting } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import {
  buildClarificationUrl,
  type ClarificationMailInput,
  formatAnswerBy,
  formatClarifiedDevice,
} from './clarification-mail-blocks.ts'

/** Which part of which device. */
function partFacts(input: ClarificationMailInput): MailFact[] {
  const { t, page, clarification } = input
  if (!clarification.part) throw new Error('A part is sent, but its name is not stored')
  return [
    { label: t('MAIL_FACT_DEVICE'), value: formatClarifiedDevice(input) },
    { label: t('MAIL_FACT_PART'), value: page(`PART_${clarification.part}`) },
  ]
}

/** The label for a missing part, and how it travels. Also the reminder to use it. */
export function partLabelMail(input: ClarificationMailInput): MailContent {
  const { t, tradeNumber, clarification } = input
  const { partParcel } = clarification
  if (!partParcel) throw new Error('The part has no label yet')
  const { carrier, trackingNumber } = partParcel
  const date = formatAnswerBy(input)
  return {
    subject: t('MAIL_PART_LABEL_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_PART_LABEL_PREHEADER', { date }),
    title: t('MAIL_PART_LABEL_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_PART_LABEL_TEXT', { carrier }) },
      qrPicture(input),
      {
        kind: 'facts',
        rows: [...partFacts(input), { label: t('LABEL_TRACKING'), value: `${carrier} ${trackingNumber}` }],
      },
      {
        kind: 'steps',
        steps: [
          { title: t('MAIL_PART_LABEL_PACK') },
          { title: t('MAIL_PART_LABEL_STICK') },
          { title: t('MAIL_PART_LABEL_SEND', { date }) },
        ],
      },
      { kind: 'paragraph', text: t('MAIL_PART_LABEL_ELSE') },
      {
        kind: 'button',
        label: t('MAIL_PART_LABEL_BUTTON'),
        url: buildClarificationUrl(input, input.token),
      },
    ],
  }
}

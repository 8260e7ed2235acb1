import type { TradeState } from '#domain/trades/trade-states.ts'
import { stateTitleKey } from '#messages/state-text.ts'
import type { MailBlock, MailContent } from '#server/mails/mail-content.ts'
import { type DeviceMailInput, returnReasonBlocks, unaskedBlocks } from './device-mails.ts'
import { deviceName, greeting, linkBlocks, stateParagraph } from './trade-mail-parts.ts'

/** What the status page says about devices, in its words, with what belongs to it in a mail. */
function stateMail(input: DeviceMailInput, state: TradeState, more: readonly MailBlock[]): MailContent {
  const { t, page, tradeNumber, devices } = input
  const names = devices.map(({ item }) => deviceName(input, item))
  const title = page(stateTitleKey(state))
  return {
    subject: t('MAIL_STATE_SUBJECT', { tradeNumber, state: title }),
    preheader: names.join(', '),
    title,
    blocks: [
      greeting(input),
      stateParagraph(input, state, { count: devices.length }),
      { kind: 'facts', rows: names.map((value) => ({ label: t('MAIL_FACT_DEVICE'), value })) },
      ...more,
      ...linkBlocks(input),
    ],
  }
}

/** A parcel that does not arrive, or a device that was not in it. */
export const lostMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'LOST', [{ kind: 'note', text: input.t('MAIL_LOST_NOTE') }])

/** A device stands on a block list. */
export const quarantinedMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'QUARANTINED', [{ kind: 'note', text: input.t('MAIL_HELD_NOTE') }])

/** Devices are to go back, and why; what was found is shown where nobody was asked. */
export const returnPendingMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'RETURN_PENDING', [...returnReasonBlocks(input), ...unaskedBlocks(input)])

/** A device is recycled: because the seller said so now, or at checkout. */
export function recycledMail(input: DeviceMailInput): MailContent {
  const isByRule = input.devices.every(({ answeredBy }) => answeredBy === 'rule')
  const why = isByRule ? [{ kind: 'paragraph', text: input.t('MAIL_RECYCLED_RULE') } as const] : []
  return stateMail(input, 'RECYCLED', [...why, ...unaskedBlocks(input)])
}

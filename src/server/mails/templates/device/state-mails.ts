import type { TradeState } from '#domain/trades/trade-states.ts'
import { stateTitleKey } from '#messages/state-text.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  formatDevice,
  greeting,
  linkBlocks,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { type DeviceMailInput, returnReasonBlocks, unaskedBlocks } from './device-mail-blocks.ts'

/** What the status page says about devices in a state, with what a mail adds to it. */
function stateMail(input: DeviceMailInput, state: TradeState, more: readonly MailBlock[]): MailContent {
  const { t, page, tradeNumber, devices } = input
  const names = devices.map(({ item }) => formatDevice(input, item))
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

/** A device is on a block list. */
export const quarantinedMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'QUARANTINED', [{ kind: 'note', text: input.t('MAIL_HELD_NOTE') }])

/** Devices will go back, and why. */
export const returnPendingMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'RETURN_PENDING', [...returnReasonBlocks(input), ...unaskedBlocks(input)])

/** Devices are recycled: the seller chose so just now, or at checkout. */
export function recycledMail(input: DeviceMailInput): MailContent {
  const isByRule = input.devices.every(({ answeredBy }) => answeredBy === 'rule')
  const reason: MailBlock[] = isByRule ? [{ kind: 'paragraph', text: input.t('MAIL_RECYCLED_RULE') }] : []
  return stateMail(input, 'RECYCLED', [...reason, ...unaskedBlocks(input)])
}

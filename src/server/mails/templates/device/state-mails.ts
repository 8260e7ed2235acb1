import type { TradeState } from '#domain/trades/trade-states.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import { stateTitleKey } from '#messages/state-text.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  formatDevice,
  greeting,
  linkBlocks,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { type DeviceMailInput, returnReasonBlocks, unaskedBlocks } from './device-mail-blocks.ts'

/** The name of a state, and what the status page says about it. */
interface StateText {
  readonly title: string
  readonly paragraph: MailBlock
}

const describeState = (input: DeviceMailInput, state: TradeState): StateText => ({
  title: input.page(stateTitleKey(state)),
  paragraph: stateParagraph(input, state, { count: input.devices.length }),
})

/** What the status page says about devices, with what a mail adds to it. */
function deviceMail(
  input: DeviceMailInput,
  { title, paragraph }: StateText,
  more: readonly MailBlock[],
): MailContent {
  const { t, tradeNumber, devices } = input
  const names = devices.map(({ item }) => formatDevice(input, item))
  return {
    subject: t('MAIL_STATE_SUBJECT', { tradeNumber, state: title }),
    preheader: names.join(', '),
    title,
    blocks: [
      greeting(input),
      paragraph,
      { kind: 'facts', rows: names.map((value) => ({ label: t('MAIL_FACT_DEVICE'), value })) },
      ...more,
      ...linkBlocks(input),
    ],
  }
}

const stateMail = (input: DeviceMailInput, state: TradeState, more: readonly MailBlock[]): MailContent =>
  deviceMail(input, describeState(input, state), more)

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

/** The seller has asked for a second inspection. */
export const appealedMail = (input: DeviceMailInput): MailContent => stateMail(input, 'APPEALED', [])

/** Devices are inspected again: why, and what the status page says. */
function inspectedAgainMail(input: DeviceMailInput, reason: CorrespondenceKey): MailContent {
  const { title, paragraph } = describeState(input, 'IN_INSPECTION')
  return deviceMail(input, { title, paragraph: { kind: 'paragraph', text: input.t(reason) } }, [paragraph])
}

/** The seller has done what we asked for. */
export const answerReceivedMail = (input: DeviceMailInput): MailContent =>
  inspectedAgainMail(
    input,
    input.devices.every(({ hasPartArrived }) => hasPartArrived)
      ? 'MAIL_PART_ARRIVED_TEXT'
      : 'MAIL_ANSWERED_TEXT',
  )

/** The entry on a block list was wrong or is gone. */
export const clearedMail = (input: DeviceMailInput): MailContent =>
  inspectedAgainMail(input, 'MAIL_CLEARED_TEXT')

/** A device is with the authorities now. */
export const handedOverMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'HANDED_OVER', [{ kind: 'note', text: input.t('MAIL_HANDED_OVER_NOTE') }])

/** The carrier has delivered what went back. */
export const returnedMail = (input: DeviceMailInput): MailContent =>
  stateMail(input, 'RETURNED', [{ kind: 'note', text: input.t('MAIL_RETURNED_NOTE') }])

/** Our parcel to the seller came back. The mail doesn't repeat the address: mails are read by others, too. */
export function returnUndeliverableMail(input: DeviceMailInput): MailContent {
  const { t, page, devices } = input
  const text = page('STATUS_UNDELIVERED_TEXT', { count: devices.length })
  return deviceMail(input, { title: page('STATUS_UNDELIVERED'), paragraph: { kind: 'paragraph', text } }, [
    { kind: 'note', text: t('MAIL_UNDELIVERED_NOTE') },
  ])
}

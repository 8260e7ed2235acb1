import type { MailContent, MailFact } from '#server/mails/rendering/mail-content.ts'
import {
  findCarrier,
  formatDevice,
  greeting,
  linkBlocks,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import {
  type DeviceMailInput,
  type MovedDevice,
  returnReasonBlocks,
  unaskedBlocks,
} from './device-mail-blocks.ts'

function returnFacts(input: DeviceMailInput, { item }: MovedDevice): MailFact[] {
  const { t } = input
  const { returnShipment } = item
  return [
    { label: t('MAIL_FACT_DEVICE'), value: formatDevice(input, item) },
    { label: t('MAIL_FACT_CARRIER'), value: returnShipment?.carrier ?? findCarrier(input) },
    ...(returnShipment ? [{ label: t('MAIL_FACT_TRACKING'), value: returnShipment.trackingNumber }] : []),
  ]
}

/** The carrier has what goes back. */
export function returnShippedMail(input: DeviceMailInput): MailContent {
  const { t, tradeNumber, devices } = input
  const count = devices.length
  const carrier = devices[0]?.item.returnShipment?.carrier ?? findCarrier(input)
  return {
    subject: t('MAIL_BACK_SUBJECT', { tradeNumber, count }),
    preheader: t('MAIL_BACK_PREHEADER', { carrier }),
    title: t('MAIL_BACK_TITLE', { count }),
    blocks: [
      greeting(input),
      stateParagraph(input, 'RETURN_SHIPPED', { count }),
      ...returnReasonBlocks(input),
      ...devices.map((device) => ({ kind: 'facts', rows: returnFacts(input, device) }) as const),
      ...unaskedBlocks(input),
      { kind: 'note', text: t('MAIL_BACK_RISK') },
      ...linkBlocks(input),
    ],
  }
}

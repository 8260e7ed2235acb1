import { inspectionDueDay, LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'
import type { MailBlock, MailContent, MailFact } from '#server/mails/mail-content.ts'
import type { MovedItem } from './mail-facts.repository.ts'
import {
  carrierOf,
  deviceName,
  greeting,
  lineRows,
  linkBlocks,
  moneyOf,
  stateParagraph,
  type TradeMailInput,
} from './trade-mail-parts.ts'
import type { StoredTradeItem } from './trade-view.repository.ts'

/** A device that a mail is about, with what has happened to it. */
export interface MovedDevice extends Omit<MovedItem, 'itemNumber' | 'tokenId'> {
  readonly item: StoredTradeItem
  /** Where the seller sees what was found, if there was a question. */
  readonly questionUrl: string | null
}

/** A mail about devices to which the same has happened in the same moment. */
export interface DeviceMailInput extends TradeMailInput {
  readonly devices: readonly MovedDevice[]
  readonly atMs: number
}

/** The parcel is here: what was in it, and until when we are done. */
export function arrivedMail(input: DeviceMailInput): MailContent {
  const { trade, market, t, tradeNumber, devices, atMs } = input
  const date = formatMarketDate(market, inspectionDueDay(atMs))
  const bonus = moneyOf(input, LATE_BONUS_IN_CENTS[trade.currency])
  const rows = lineRows(
    input,
    devices.map(({ item }) => item),
  )
  return {
    subject: t('MAIL_ARRIVED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_ARRIVED_PREHEADER', { date }),
    title: t('MAIL_ARRIVED_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'RECEIVED', { date, count: devices.length }),
      { kind: 'amounts', title: t('MAIL_ARRIVED_DEVICES'), rows },
      {
        kind: 'steps',
        title: t('MAIL_ARRIVED_NEXT'),
        steps: [
          { title: t('MAIL_ARRIVED_STEP_CHECK') },
          { title: t('MAIL_ARRIVED_STEP_PAY') },
          { title: t('MAIL_ARRIVED_STEP_ASK') },
        ],
      },
      { kind: 'note', text: t('MAIL_ARRIVED_BONUS', { date, bonus }) },
      ...linkBlocks(input),
    ],
  }
}

/** What was found, for sellers whose own rule has answered: nobody has shown it to them. */
export const unaskedBlocks = ({ t, devices }: DeviceMailInput): MailBlock[] =>
  devices.flatMap(({ answeredBy, questionUrl }) =>
    answeredBy === 'rule' && questionUrl
      ? [{ kind: 'button', label: t('MAIL_UNBUYABLE_BUTTON'), url: questionUrl } as const]
      : [],
  )

const RETURN_REASONS = {
  customer: 'MAIL_BACK_CUSTOMER',
  clock: 'MAIL_BACK_CLOCK',
  rule: 'MAIL_BACK_RULE',
} as const

/** Why devices go back, where it is the same for all of them; a parcel of a device that was on hold has no such reason. */
export function returnReasonBlocks({ t, devices }: DeviceMailInput): MailBlock[] {
  const [reason, ...others] = new Set(devices.map(({ answeredBy }) => answeredBy))
  return reason && others.length === 0 ? [{ kind: 'paragraph', text: t(RETURN_REASONS[reason]) }] : []
}

function returnFacts(input: DeviceMailInput, { item }: MovedDevice): MailFact[] {
  const { t } = input
  const { returnShipment } = item
  return [
    { label: t('MAIL_FACT_DEVICE'), value: deviceName(input, item) },
    { label: t('MAIL_FACT_CARRIER'), value: returnShipment?.carrier ?? carrierOf(input) },
    ...(returnShipment ? [{ label: t('MAIL_FACT_TRACKING'), value: returnShipment.trackingNumber }] : []),
  ]
}

/** The carrier has what goes back. */
export function returnShippedMail(input: DeviceMailInput): MailContent {
  const { t, tradeNumber, devices } = input
  const count = devices.length
  const carrier = devices[0]?.item.returnShipment?.carrier ?? carrierOf(input)
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

/** The seller has called the sale off before the parcel was seen. */
export function cancelledMail(input: DeviceMailInput): MailContent {
  const { trade, t, tradeNumber, devices } = input
  const isWhole = trade.items.every(({ state }) => state === 'CANCELLED')
  const rows = lineRows(
    input,
    devices.map(({ item }) => item),
  )
  return {
    subject: t('MAIL_CANCELLED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_CANCELLED_PREHEADER'),
    title: t('MAIL_CANCELLED_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'CANCELLED', {}),
      { kind: 'amounts', title: t('MAIL_CANCELLED_DEVICES'), rows },
      { kind: 'paragraph', text: t(isWhole ? 'MAIL_CANCELLED_LABEL' : 'MAIL_CANCELLED_REST') },
      ...linkBlocks(input),
    ],
  }
}

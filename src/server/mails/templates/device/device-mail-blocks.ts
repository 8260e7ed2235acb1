import type { MovedItem } from '#server/mails/facts/mail-facts.repository.ts'
import type { MailBlock } from '#server/mails/rendering/mail-content.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import type { StoredTradeItem } from '#server/modules/trades/trade-view.repository.ts'

/** A device that a mail is about, with what has happened to it. */
export interface MovedDevice extends Omit<MovedItem, 'itemNumber' | 'tokenId' | 'tokenHash'> {
  readonly item: StoredTradeItem
  /** Where the seller sees what was found; null where there was no clarification. */
  readonly clarificationUrl: string | null
}

/** A mail about devices that reached the same state in the same moment. */
export interface DeviceMailInput extends TradeMailInput {
  readonly devices: readonly MovedDevice[]
  readonly atMs: number
}

/** What is paid for a device, bonus aside; as quoted until that is settled. */
export const settledPriceOf = ({ settledInCents, priceInCents }: StoredTradeItem): number =>
  settledInCents ?? priceInCents

/** What is paid for the devices of a mail, with their bonuses. */
export const sumPayouts = ({ devices }: DeviceMailInput): number =>
  devices.reduce((sum, { item }) => sum + settledPriceOf(item) + item.bonusInCents, 0)

/** Links to the findings for sellers whose own rule has answered: no mail has shown them what was found. */
export const unaskedBlocks = ({ t, devices }: DeviceMailInput): MailBlock[] =>
  devices.flatMap(({ answeredBy, clarificationUrl }) =>
    answeredBy === 'rule' && clarificationUrl
      ? [{ kind: 'button', label: t('MAIL_UNBUYABLE_BUTTON'), url: clarificationUrl } as const]
      : [],
  )

const RETURN_REASONS = {
  customer: 'MAIL_BACK_CUSTOMER',
  clock: 'MAIL_BACK_CLOCK',
  rule: 'MAIL_BACK_RULE',
} as const

/** Why devices go back, where it is the same for all of them; a device that was on hold has no such reason. */
export function returnReasonBlocks({ t, devices }: DeviceMailInput): MailBlock[] {
  const [reason, ...others] = new Set(devices.map(({ answeredBy }) => answeredBy))
  return reason && others.length === 0 ? [{ kind: 'paragraph', text: t(RETURN_REASONS[reason]) }] : []
}

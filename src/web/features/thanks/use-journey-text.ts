import type { JourneyEntry, TradeView } from '#contracts/trades.ts'
import type { JourneyKind } from '#domain/trades/journey.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

const TITLES = {
  created: 'JOURNEY_CREATED',
  labelled: 'JOURNEY_LABELLED',
  scanned: 'JOURNEY_SCANNED',
  rescanned: 'JOURNEY_RESCANNED',
  arrived: 'JOURNEY_ARRIVED',
  inspected: 'JOURNEY_INSPECTED',
  paid: 'JOURNEY_PAID',
  returning: 'JOURNEY_RETURNING',
  returned: 'JOURNEY_RETURNED',
} as const satisfies Record<JourneyKind, MessageKey>

/** What happened, in a few words. */
export function useJourneyText({ items }: Pick<TradeView, 'items'>): (entry: JourneyEntry) => string {
  const t = useTranslate()
  return ({ kind, itemNumbers, carrier }) => {
    const first = items.find(({ number }) => number === (itemNumbers[0] ?? items[0]?.number))
    const count = itemNumbers.length || items.length
    const name = count === 1 ? (first?.name ?? '') : t('JOURNEY_DEVICES', { count })
    return t(TITLES[kind], { name, carrier: carrier ?? '' })
  }
}

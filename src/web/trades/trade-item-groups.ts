import type { TradeItem } from '#contracts/trade-items.ts'

export interface ItemGroup {
  readonly item: TradeItem
  /** How many devices are shown at once. */
  readonly count: number
}

const toDay = (moment: string | null): string => moment?.slice(0, 10) ?? ''

/**
 * What makes two devices look the same to the seller. A clarification or a separate parcel concerns one device alone.
 */
function buildGroupKey({
  offerId,
  number,
  state,
  settledInCents,
  bonusInCents,
  clarification,
  ...item
}: TradeItem): string {
  const isAlone = clarification !== null || item.returnShipment !== null
  const days = item.timeline.map(({ step, at }) => `${step} ${toDay(at)}`)
  return JSON.stringify([offerId, state, settledInCents, bonusInCents, days, isAlone ? number : 0])
}

/** Groups devices that were sold alike and have progressed equally: a business may sell five hundred at once. */
export function groupItems(items: readonly TradeItem[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    const key = buildGroupKey(item)
    const known = groups.get(key)
    groups.set(key, known ? { ...known, count: known.count + 1 } : { item, count: 1 })
  }
  return [...groups.values()]
}

import type { TradeItem } from '#contracts/trade-items.ts'

export interface ItemGroup {
  readonly item: TradeItem
  /** How many devices are told about at once. */
  readonly count: number
}

const dayOf = (moment: string | null): string => moment?.slice(0, 10) ?? ''

/** What makes two devices tell the same story. A question and a parcel of its own belong to one device alone. */
function storyOf({
  offerId,
  number,
  state,
  settledInCents,
  bonusInCents,
  question,
  ...item
}: TradeItem): string {
  const isAlone = question !== null || item.returnShipment !== null
  const days = item.timeline.map(({ step, at }) => `${step} ${dayOf(at)}`)
  return JSON.stringify([offerId, state, settledInCents, bonusInCents, days, isAlone ? number : 0])
}

/** Devices that were sold alike and have come equally far stand together: a business may sell five hundred at once. */
export function groupItems(items: readonly TradeItem[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    const story = storyOf(item)
    const known = groups.get(story)
    groups.set(story, known ? { ...known, count: known.count + 1 } : { item, count: 1 })
  }
  return [...groups.values()]
}

import type { TradeItem } from '#contracts/trade-items.ts'
import type { TradeView } from '#contracts/trades.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { TradeDevice } from '#web/trades/trade-device.tsx'
import { groupItems, type ItemGroup } from '#web/trades/trade-item-groups.ts'
import { ITEM_STATE_TEXTS } from '#web/trades/trade-status-text.ts'
import { TradeSteps } from '#web/trades/trade-steps.tsx'

interface TradeProps {
  readonly trade: TradeView
}

/** Some devices are in a state for a reason of their own. */
function findSentenceKey({ state, clarification, isUndelivered }: TradeItem): MessageKey {
  if (clarification?.isHazardous) return 'STATUS_HAZARDOUS_TEXT'
  return isUndelivered ? 'STATUS_UNDELIVERED_TEXT' : ITEM_STATE_TEXTS[state].text
}

/** The status of devices, in the same sentence as the mail about it. */
function useSentence({ trade }: TradeProps): (group: ItemGroup) => string {
  const { market } = useShop()
  const t = useTranslate()
  const day = useDayText()
  const { currency, maskedAccount, sendBy } = trade
  return ({ item, count }) => {
    const { next, priceInCents, settledInCents, bonusInCents } = item
    const cents = ((settledInCents ?? priceInCents) + bonusInCents) * count
    return t(findSentenceKey(item), {
      count,
      date: day(next?.until ?? sendBy),
      amount: formatMoney({ ...market, currency }, cents),
      account: maskedAccount,
    })
  }
}

/** Every device by itself: each is inspected, clarified and paid separately. */
export function DeviceProgress({ trade }: TradeProps) {
  const t = useTranslate()
  const sentence = useSentence({ trade })
  const groups = groupItems(trade.items)
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="text-section">
        {t('SALE_DEVICES')}
      </h2>
      <ul className="mt-5 grid gap-5">
        {groups.map((group) => (
          <li
            key={group.item.number}
            className="grid gap-5 rounded-card border border-line bg-card p-4 sm:p-5"
          >
            <TradeDevice {...group} currency={trade.currency} sentence={sentence(group)} />
            {/* Where all devices are equally far, the steps of the sale above are theirs. */}
            {groups.length > 1 && (
              <TradeSteps
                label={t('SALE_TIMELINE', { name: group.item.name })}
                timeline={group.item.timeline}
                next={group.item.next}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

export interface WatchedDeviceProps {
  readonly storageGb: number
  readonly conditionId: number | null
  readonly priceInCents: number
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

/** What is watched, and what it brings today. */
export function WatchedDevice({ storageGb, conditionId, priceInCents }: WatchedDeviceProps) {
  const { market } = useShop()
  const t = useTranslate()
  const condition = conditionId === null ? null : findConditionCode(conditionId)
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
      {storageGb > 0 && (
        <Fact label={t('PRICE_WATCH_STORAGE')}>{formatStorage(market.locale, storageGb)}</Fact>
      )}
      {condition && (
        <Fact label={t('PRICE_WATCH_CONDITION')}>{t(`CONDITION_${condition}` as MessageKey)}</Fact>
      )}
      <Fact label={t('PRICE_WATCH_TODAY')}>
        {priceInCents > 0 ? formatMoney(market, priceInCents, { isWhole: true }) : t('PRICE_WATCH_NO_PRICE')}
      </Fact>
    </dl>
  )
}

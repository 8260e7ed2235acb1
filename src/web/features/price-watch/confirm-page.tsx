import type { PriceWatchConfirmData, WatchView } from '#contracts/price-watch.ts'
import { CONFIRM_DAYS } from '#domain/opt-in/confirm-clock.ts'
import { WATCH_PAUSE_DAYS } from '#domain/price-watch/watch-clock.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { GonePage } from '#web/platform/page/gone-page.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { WatchedDevice } from './watched-device.tsx'

export interface ConfirmPageProps extends PriceWatchConfirmData {
  readonly watchKey: string
}

function useWish({ targetInCents, currency }: WatchView): string {
  const { market } = useShop()
  const t = useTranslate()
  if (targetInCents === null) return t('PRICE_WATCH_WISH_CHANGED', { days: WATCH_PAUSE_DAYS })
  const price = formatMoney({ ...market, currency }, targetInCents, { isWhole: true })
  return t('PRICE_WATCH_WISH_REACHED', { price })
}

interface WatchDetailsProps {
  readonly watch: WatchView
  readonly watchKey: string
}

function WatchDetails({ watch, watchKey }: WatchDetailsProps) {
  const { market } = useShop()
  const t = useTranslate()
  const day = useDayText()
  const wish = useWish(watch)
  const { isConfirmed, maskedEmail: email, expiresAt, endKey } = watch
  return (
    <PlainFrame
      title={t(isConfirmed ? 'PRICE_WATCH_CONFIRMED' : 'SCREEN_PRICE_WATCH_CONFIRM')}
      lead={
        isConfirmed
          ? t('PRICE_WATCH_CONFIRMED_TEXT', { email, date: day(expiresAt ?? '') })
          : t('PRICE_WATCH_CONFIRM_TEXT', { email })
      }
    >
      <h2 className="mt-8 text-section">{watch.name}</h2>
      <p className="mt-2 max-w-text">{wish}</p>
      <WatchedDevice
        storageGb={watch.storageGb}
        conditionId={watch.conditionId}
        priceInCents={watch.priceInCents}
      />
      {!isConfirmed && (
        <form method="post" action={buildPath(market, 'priceWatchConfirm', { watchKey })} className="mt-6">
          <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
            {t('PRICE_WATCH_CONFIRM')}
          </button>
        </form>
      )}
      {isConfirmed && (
        <p className="mt-6 flex flex-wrap gap-x-6">
          <RouteLink route="pdp" params={{ pdp: watch.pdp }} search={watch.search} className={LINK_STYLE}>
            {t('PRICE_WATCH_BACK')}
          </RouteLink>
          <RouteLink route="priceWatchEnd" params={{ watchKey: endKey }} className={LINK_STYLE}>
            {t('PRICE_WATCH_END')}
          </RouteLink>
        </p>
      )}
    </PlainFrame>
  )
}

/** A watch, opened by its link: to confirm it, and later to see or end it. */
export function ConfirmPage({ watch, watchKey }: ConfirmPageProps) {
  const t = useTranslate()
  if (watch) return <WatchDetails watch={watch} watchKey={watchKey} />
  return <GonePage title={t('PRICE_WATCH_GONE')} lead={t('PRICE_WATCH_GONE_TEXT', { days: CONFIRM_DAYS })} />
}

import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { formatTime } from '#messages/locale/format-time.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { useTranslate } from './i18n.tsx'

/** Formats date and time for the reader, the medium style for lists. The text joins them: browsers leave out what some languages say after a time. */
export function useMomentText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale } = useShop().market
  const t = useTranslate()
  return (moment) => {
    const at = new Date(moment)
    return t('MOMENT', {
      date: formatDay(locale, at, { dateStyle, timeZone: SHOP_TIME_ZONE }),
      time: formatTime(locale, at),
    })
  }
}

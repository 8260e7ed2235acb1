import { formatDay } from '#messages/locale/format-day.ts'
import { formatTime } from '#messages/locale/format-time.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { useTranslate } from './i18n.tsx'

/** The shop's time zone: sellers and inspectors read the same clock. */
const timeZone = 'Europe/Berlin'

/** Formats date and time for the reader, the medium style for lists. The text joins them: browsers leave out what some languages say after a time. */
export function useMomentText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale } = useShop().market
  const t = useTranslate()
  return (moment) => {
    const at = new Date(moment)
    return t('MOMENT', { date: formatDay(locale, at, { dateStyle, timeZone }), time: formatTime(locale, at) })
  }
}

import { useShop } from '#web/platform/page/shop.tsx'

/** Dates as the reader writes them, in the shop's own zone. */
export function useDayText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale } = useShop().market
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'Europe/Berlin' })
  return (moment) => format.format(new Date(moment))
}

import { useShop } from '#web/platform/shop/shop.tsx'

/** Formats dates for the reader, in the shop's time zone. */
export function useDayText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale } = useShop().market
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'Europe/Berlin' })
  return (moment) => format.format(new Date(moment))
}

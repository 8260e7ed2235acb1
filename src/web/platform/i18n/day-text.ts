import { useEffect } from 'react'
import { formatDay } from '#messages/locale/format-day.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Formats dates for the reader, in the market's time zone. */
export function useDayText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale, timeZone } = useShop().market
  return (moment) => formatDay(locale, new Date(moment), { dateStyle, timeZone })
}

/** Formats the first date while a page waits for its data: that one takes a cheap phone a tenth of a second. */
export function usePreparedDates(): void {
  const { locale, timeZone } = useShop().market
  useEffect(() => {
    const timer = setTimeout(() => formatDay(locale, 0, { dateStyle: 'long', timeZone }))
    return () => clearTimeout(timer)
  }, [locale, timeZone])
}

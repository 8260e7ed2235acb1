import { useEffect } from 'react'
import { getDateTimeFormat } from '#messages/intl-formats.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

const timeZone = 'Europe/Berlin'

/** Formats dates for the reader, in the shop's time zone. */
export function useDayText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale } = useShop().market
  const format = getDateTimeFormat(locale, { dateStyle, timeZone })
  return (moment) => format.format(new Date(moment))
}

/** Creates the format while a page waits for its data: the first one takes a cheap phone a tenth of a second. */
export function usePreparedDates(): void {
  const { locale } = useShop().market
  useEffect(() => {
    const timer = setTimeout(() => getDateTimeFormat(locale, { dateStyle: 'long', timeZone }))
    return () => clearTimeout(timer)
  }, [locale])
}

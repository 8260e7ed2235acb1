import { getDateTimeFormat } from '#messages/intl-formats.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Formats a month, such as 2026-11, for the reader. */
export function useMonthText(): (month: string) => string {
  const { locale } = useShop().market
  const format = getDateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`))
}

import { formatDay } from '#messages/locale/format-day.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

const STYLES = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  short: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { month: 'short', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formats a day, `YYYY-MM-DD`, in the reader's notation. */
export function useDayText(): (day: string, style: keyof typeof STYLES) => string {
  const { locale } = useShop().market
  return (day, style) => formatDay(locale, Date.parse(`${day}T00:00:00Z`), STYLES[style])
}

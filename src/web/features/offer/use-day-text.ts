import { formatDay } from '#messages/locale/format-day.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

const STYLES = {
  long: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formats a day, `YYYY-MM-DD`, in the reader's notation. */
export function useDayText(): (day: string, style: keyof typeof STYLES) => string {
  const { locale } = useShop().market
  return (day, style) =>
    formatDay(locale, new Date(`${day}T00:00:00Z`), { ...STYLES[style], timeZone: 'UTC' })
}

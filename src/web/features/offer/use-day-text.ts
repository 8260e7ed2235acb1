import { useShop } from '#web/platform/page/shop.tsx'

const STYLES = {
  long: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Writes a day, `YYYY-MM-DD`, as the reader does. */
export function useDayText(): (day: string, style: keyof typeof STYLES) => string {
  const { locale } = useShop().market
  return (day, style) =>
    new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
}

import { useShop } from '#web/platform/shop/shop.tsx'

/** Formats date and time for the reader, in the shop's time zone; the medium style for lists. */
export function useMomentText(dateStyle: 'long' | 'medium' = 'long'): (moment: string) => string {
  const { locale } = useShop().market
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  return (moment) => format.format(new Date(moment))
}

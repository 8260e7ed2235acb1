import { useShop } from '#web/platform/shop/shop.tsx'

/** Formats date and time for the reader, in the shop's time zone. */
export function useMomentText(): (moment: string) => string {
  const { locale } = useShop().market
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  return (moment) => format.format(new Date(moment))
}

import { useShop } from '#web/platform/page/shop.tsx'

/** Date and time of day as the reader writes them, in the shop's own zone. */
export function useMomentText(): (moment: string) => string {
  const { locale } = useShop().market
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  return (moment) => format.format(new Date(moment))
}

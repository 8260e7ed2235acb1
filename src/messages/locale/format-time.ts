import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { getDateTimeFormat } from '#messages/intl-formats.ts'

/** Never twelve hours with am and pm: 18:40. The message adds what a language says after it, such as Uhr. */
const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SHOP_TIME_ZONE,
}

/** The time of a moment, in the markets' time zone. */
export const formatTime = (locale: string, moment: Date): string =>
  getDateTimeFormat(locale, CLOCK).format(moment)

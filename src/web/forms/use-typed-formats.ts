import {
  completeDate,
  formatDateAsTyped,
  formatPhoneAsTyped,
  formatZipAsTyped,
} from '#domain/customers/format-as-typed.ts'
import { normaliseZip } from '#domain/markets/is-zip.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** How a field shows what is typed into it: while it is typed, and once the field is left. */
export interface TypedFormat {
  readonly format: (text: string) => string
  readonly complete?: (text: string) => string
}

/** The formats that differ between markets. */
export function useTypedFormats(): Readonly<Record<'date' | 'zip' | 'phone', TypedFormat>> {
  const { market } = useShop()
  return {
    date: {
      format: (text) => formatDateAsTyped(market, text),
      complete: (text) => completeDate(market, text, toMarketDay(new Date()).year),
    },
    zip: {
      format: (text) => formatZipAsTyped(market, text),
      complete: (text) => normaliseZip(market, text),
    },
    phone: { format: (text) => formatPhoneAsTyped(market, text) },
  }
}

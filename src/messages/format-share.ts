import { FULL_BP } from '#domain/money/basis-points.ts'
import { getNumberFormat } from './intl-formats.ts'

/** A share as the reader writes it: 95 %, in English 95%. */
export const formatShare = (locale: string, shareBp: number): string =>
  getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    .format(shareBp / FULL_BP)
    // Browsers disagree on the blank; the page must match the server's.
    .replace(/\s/g, '\u00a0')

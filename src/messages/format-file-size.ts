import { getNumberFormat } from './intl-formats.ts'

const BYTES_PER_KILOBYTE = 1024
const BYTES_PER_MEGABYTE = BYTES_PER_KILOBYTE * BYTES_PER_KILOBYTE

/** The size of a file as the reader writes it: 1.4 MB, in French 1,4 Mo. */
export function formatFileSize(locale: string, bytes: number): string {
  const isLarge = bytes >= BYTES_PER_MEGABYTE
  const format = getNumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  // Nobody thinks of a file as empty: the smallest has one kilobyte.
  const size = isLarge ? bytes / BYTES_PER_MEGABYTE : Math.max(1, bytes / BYTES_PER_KILOBYTE)
  return format.format(size).replace(/\s/g, '\u00a0')
}

import { getNumberFormat } from './intl-formats.ts'
import { rememberTexts, type WriteNumber } from './remember-texts.ts'

const GIGABYTES_PER_TERABYTE = 1024

function writeStorage(locale: string, gigabytes: number): string {
  const isLarge = gigabytes >= GIGABYTES_PER_TERABYTE
  const format = getNumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'terabyte' : 'gigabyte',
    unitDisplay: 'short',
    // Manufacturers count in thousands or in 1,024s. One decimal covers both.
    maximumFractionDigits: 1,
  })
  // A non-breaking space keeps number and unit together, whichever blank the locale data uses.
  return format.format(isLarge ? gigabytes / GIGABYTES_PER_TERABYTE : gigabytes).replace(/\s/g, '\u00a0')
}

const writers = new Map<string, WriteNumber>()

/** A storage size as the reader writes it: 128 GB, in French 128 Go. */
export function formatStorage(locale: string, gigabytes: number): string {
  const write = writers.get(locale) ?? rememberTexts((size) => writeStorage(locale, size))
  writers.set(locale, write)
  return write(gigabytes)
}

const GIGABYTES_PER_TERABYTE = 1024

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a format takes a cheap phone several milliseconds, and a device has up to seven sizes. */
function getFormat(locale: string, unit: 'terabyte' | 'gigabyte'): Intl.NumberFormat {
  const key = `${locale} ${unit}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    // Manufacturers count in thousands or in 1,024s. One decimal covers both.
    maximumFractionDigits: 1,
  })
  formats.set(key, format)
  return format
}

/** A storage size as the reader writes it: 128 GB, in French 128 Go. */
export function formatStorage(locale: string, gigabytes: number): string {
  const isLarge = gigabytes >= GIGABYTES_PER_TERABYTE
  const format = getFormat(locale, isLarge ? 'terabyte' : 'gigabyte')
  // A non-breaking space keeps number and unit together, whichever blank the locale data uses.
  return format.format(isLarge ? gigabytes / GIGABYTES_PER_TERABYTE : gigabytes).replace(/\s/g, '\u00a0')
}

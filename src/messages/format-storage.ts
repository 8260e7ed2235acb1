const GIGABYTES_PER_TERABYTE = 1024

/** A storage size as the reader writes it: 128 GB, in French 128 Go. */
export function formatStorage(locale: string, gigabytes: number): string {
  const isLarge = gigabytes >= GIGABYTES_PER_TERABYTE
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'terabyte' : 'gigabyte',
    unitDisplay: 'short',
    // Disk makers count in thousands and in 1,024s: one decimal covers both.
    maximumFractionDigits: 1,
  })
  // Number and unit stay on one line, whatever blank the browser's own data has.
  return format.format(isLarge ? gigabytes / GIGABYTES_PER_TERABYTE : gigabytes).replace(/\s/g, '\u00a0')
}

const GIGABYTES_PER_TERABYTE = 1024

/** A storage size as the reader writes it. */
export function formatStorage(locale: string, gigabytes: number): string {
  const isLarge = gigabytes >= GIGABYTES_PER_TERABYTE
  const amount = isLarge ? gigabytes / GIGABYTES_PER_TERABYTE : gigabytes
  // Disk makers count in thousands and in 1,024s: one decimal covers both.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return `${format.format(amount)}\u00a0${isLarge ? 'TB' : 'GB'}`
}

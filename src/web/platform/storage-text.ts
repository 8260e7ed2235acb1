import { useShop } from './shop.tsx'

const GIGABYTES_PER_TERABYTE = 1024

function storageText(locale: string, gigabytes: number): string {
  const isLarge = gigabytes >= GIGABYTES_PER_TERABYTE
  const amount = isLarge ? gigabytes / GIGABYTES_PER_TERABYTE : gigabytes
  // Disk makers count in thousands and in 1,024s: one decimal covers both.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return `${format.format(amount)}\u00a0${isLarge ? 'TB' : 'GB'}`
}

/** Writes a storage size as the reader does. */
export function useStorageText(): (gigabytes: number) => string {
  const { locale } = useShop().market
  return (gigabytes) => storageText(locale, gigabytes)
}

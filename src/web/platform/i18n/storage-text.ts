import { formatStorage } from '#messages/format-storage.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Formats a storage size for the reader. */
export function useStorageText(): (gigabytes: number) => string {
  const { locale } = useShop().market
  return (gigabytes) => formatStorage(locale, gigabytes)
}

import { formatStorage } from '#messages/format-storage.ts'
import { useShop } from '#web/platform/page/shop.tsx'

/** Writes a storage size as the reader does. */
export function useStorageText(): (gigabytes: number) => string {
  const { locale } = useShop().market
  return (gigabytes) => formatStorage(locale, gigabytes)
}

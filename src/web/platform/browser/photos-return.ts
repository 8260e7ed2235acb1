import { readTabStorage, writeTabStorage } from './tab-storage.ts'

const KEY = 'photosReturn'

/** Remembers the page that the photos of a device were opened from. Its address may have the key of a sale behind the `#`. */
export const rememberPhotosReturn = (): void =>
  writeTabStorage(KEY, location.pathname + location.search + location.hash)

/** The page to go back to; null on another device, and in a new tab. */
export function readPhotosReturn(): string | null {
  const path = readTabStorage(KEY)
  // Only a page of the shop.
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null
}

import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What the link of a watch is for. A key for one purpose doesn't work for the other. */
export type WatchKeyPurpose = 'confirm' | 'end'

/** The key in a link, as it is stored. */
export const buildWatchKey = (secret: ShopSecret, purpose: WatchKeyPurpose, watchId: string): Buffer =>
  Buffer.from(secret.keyFor(`price-watch-${purpose}`, watchId), 'base64url')

import type { ShopSecret } from './shop-secret.ts'

/**
 * Opens what was sealed, or answers null where that is impossible: its key was lost or removed from the ring, or its bytes
 * are damaged. For work on several values, or where a new value is about to replace the old one.
 */
export function openOrNull(secret: ShopSecret, sealed: Uint8Array, context: string): string | null {
  try {
    return secret.open(sealed, context)
  } catch {
    return null
  }
}

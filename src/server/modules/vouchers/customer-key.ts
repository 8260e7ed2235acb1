import { createHash } from 'node:crypto'
import { foldMailbox } from '#domain/mails/fold-mailbox.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'voucher-customer'

const toBytes = (key: string): Uint8Array => createHash('sha256').update(key).digest()

/**
 * Identifies a customer without storing the mail address: the same for all codes and for every alias of a mailbox. Nobody
 * without the shop's secret can try addresses against it.
 */
export const buildCustomerKey = (secret: ShopSecret, email: string): Uint8Array =>
  toBytes(secret.keyFor(PURPOSE, foldMailbox(email)))

/** The keys under which earlier uses may be stored: one for each of the shop's secrets. */
export const listCustomerKeys = (secret: ShopSecret, email: string): readonly Uint8Array[] =>
  secret.keysFor(PURPOSE, foldMailbox(email)).map(toBytes)

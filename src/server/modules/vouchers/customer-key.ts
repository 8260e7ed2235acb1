import { createHash } from 'node:crypto'

/** Tells customers apart without keeping their address; the same for all codes and for every case of an address. */
export const customerKeyOf = (email: string): Uint8Array =>
  createHash('sha256').update(email.trim().toLowerCase()).digest()

import { createHash } from 'node:crypto'

/** Identifies a customer without storing the mail address; the same for all codes and for any capitalisation. */
export const buildCustomerKey = (email: string): Uint8Array =>
  createHash('sha256').update(email.trim().toLowerCase()).digest()

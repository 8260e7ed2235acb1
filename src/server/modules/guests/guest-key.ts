import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits: the only proof that a customer number belongs to a guest. */
export const createGuestKey = (): string => randomBytes(16).toString('base64url')

export const hashGuestKey = (key: string): Uint8Array => createHash('sha256').update(key).digest()

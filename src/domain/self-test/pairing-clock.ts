import { MINUTE_MS } from '#domain/kernel/durations.ts'

/** How long a code on a screen works: time to fetch the phone, and to charge it a little. */
export const TEST_CODE_MINUTES = 10

/** How long a test may take once the code was scanned, and its result can be fetched. */
const PAIRED_TEST_MINUTES = 30

export const TEST_CODE_LIFETIME_MS = TEST_CODE_MINUTES * MINUTE_MS

export const PAIRED_TEST_LIFETIME_MS = PAIRED_TEST_MINUTES * MINUTE_MS

/** How often the waiting page asks. */
export const PAIRING_POLL_MS = 2_000

/** 128 random bits in base64url, as all keys of a pairing are. */
export const PAIRING_KEY_BYTES = 16

const PAIRING_KEY = /^[A-Za-z0-9_-]{22}$/

export const isPairingKey = (text: string): boolean => PAIRING_KEY.test(text)

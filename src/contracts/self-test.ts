import { z } from 'zod'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { isPairingKey } from '#domain/self-test/pairing-clock.ts'
import { TEST_CHECKS, TEST_RESULTS } from '#domain/self-test/test-steps.ts'

/** The page that tests a device. Its questions are those of its category. */
export interface SelfTestData {
  readonly device: { readonly id: number; readonly name: string; readonly url: string }
  readonly category: CategoryId
}

/** Results by check. There is no field for anything that a camera or microphone has recorded. */
export const SELF_TEST = z.partialRecord(z.enum(TEST_CHECKS), z.enum(TEST_RESULTS))

const PAIRING_KEY = z
  .string()
  .refine(isPairingKey, 'is no key of a pairing')
  .describe('128 random bits in base64url.')

export const PAIRING_REQUEST = z.strictObject({ deviceId: z.number().int().positive().max(2_147_483_647) })

/** What the waiting page gets: a code for the phone, and its own key. */
export const NEW_PAIRING = z.object({
  waitKey: PAIRING_KEY,
  url: z
    .url()
    .describe('Opens the test on the phone. The code is behind the `#`, which no server gets to see.'),
  code: z.object({ path: z.string(), size: z.number().int() }).describe('The QR code as the path of an SVG.'),
  expiresAt: z.iso.datetime(),
})

export type NewPairing = z.output<typeof NEW_PAIRING>

export const PAIRING_OPENING = z.strictObject({
  code: PAIRING_KEY,
  deviceId: PAIRING_REQUEST.shape.deviceId,
})

export const OPENED_PAIRING = z.object({ testKey: PAIRING_KEY })

export type OpenedPairing = z.output<typeof OPENED_PAIRING>

export const PAIRING_RESULT = z.strictObject({ testKey: PAIRING_KEY, test: SELF_TEST })

export const PAIRING_ANSWER = z.object({ status: z.literal('ok') })

export const PAIRING_QUESTION = z.strictObject({ waitKey: PAIRING_KEY })

export const PAIRING_STATE = z.object({
  state: z.enum(['waiting', 'opened', 'done']),
  test: SELF_TEST.nullable().describe('Null before the test is done.'),
})

export type PairingState = z.output<typeof PAIRING_STATE>

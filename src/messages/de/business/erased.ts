import type { erased as familiar } from '../erased.ts'

/** Erased devices, to a business. */
export const erased = {
  ERASED_TEXT:
    'Wir haben gelöscht, was auf Ihren Geräten war. Jedes Zertifikat sagt, wie und wann, und lässt sich kontrollieren.',
} satisfies Partial<Record<keyof typeof familiar, string>>

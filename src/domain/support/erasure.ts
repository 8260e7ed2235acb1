import { DAY_MS } from '#domain/kernel/durations.ts'

/** How long sellers can say that it wasn't them who asked to be erased. */
export const ERASURE_NOTICE_DAYS = 3

export const computeErasureDue = (askedAtMs: number): number => askedAtMs + ERASURE_NOTICE_DAYS * DAY_MS

/** How long the owner of an earlier address may need to notice that it was changed. */
export const EMAIL_CHANGE_KEEP_DAYS = 60

/** While a change was confirmed after this moment, what proves it is kept. */
export const computeEmailChangeCutoff = (nowMs: number): number => nowMs - EMAIL_CHANGE_KEEP_DAYS * DAY_MS

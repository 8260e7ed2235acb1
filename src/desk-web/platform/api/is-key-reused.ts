import { DeskError } from './desk-error.ts'

/** Whether something else was done before with the id that the call was to be done once for. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof DeskError && error.id === 'IDEMPOTENCY_KEY_REUSED'

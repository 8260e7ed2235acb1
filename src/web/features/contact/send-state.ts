import type { ApiResult } from '#web/platform/api/call-api.ts'

/** What came of sending a message. */
export type SendState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  /** Seconds to wait where the server says so: too many messages. */
  | { readonly kind: 'failed'; readonly waitSeconds: number | null }

const TOO_MANY = 429
const MINUTE_SECONDS = 60

export function stateAfter(result: ApiResult<unknown>): SendState {
  if (result.kind === 'ok') return { kind: 'sent' }
  const isTooMany = result.kind === 'refused' && result.error.statusCode === TOO_MANY
  return {
    kind: 'failed',
    waitSeconds: isTooMany ? (result.retryAfterSeconds ?? MINUTE_SECONDS) : null,
  }
}

/** Whole minutes to wait; null where nobody knows how long. */
export const waitMinutes = ({ waitSeconds }: { readonly waitSeconds: number | null }): number | null =>
  waitSeconds === null ? null : Math.max(1, Math.ceil(waitSeconds / MINUTE_SECONDS))

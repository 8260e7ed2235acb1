import type { DeskError } from './desk-error.ts'

/** The page that leads out of a refusal, and from there back to `path`; null if there is none. */
export function findWayOut({ id, errors }: Pick<DeskError, 'id' | 'errors'>, path: string): string | null {
  const next = `next=${encodeURIComponent(path)}`
  if (id === 'UNAUTHENTICATED') return `/desk/sign-in?${next}`
  if (id === 'FACTOR_REQUIRED') return `/desk/confirm?${next}`
  if (id === 'FACTOR_SETUP_REQUIRED') return '/desk/security?notice=needed'
  if (id !== 'STEP_UP_REQUIRED') return null
  const needsPassword = errors.some(({ field }) => field === 'password')
  return `/desk/confirm?${needsPassword ? 'need=password&' : ''}${next}`
}

import type { Alert } from '#contracts/desk/alerts.ts'

/** What has become of an alert: it is over, or what someone has done about it. */
export function findAlertState({
  overAt,
  closedAt,
  seenAt,
}: Pick<Alert, 'overAt' | 'closedAt' | 'seenAt'>): 'over' | 'closed' | 'seen' | 'open' {
  if (overAt !== null) return 'over'
  if (closedAt !== null) return 'closed'
  return seenAt === null ? 'open' : 'seen'
}

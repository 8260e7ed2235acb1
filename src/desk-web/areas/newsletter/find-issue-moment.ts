import type { ListedIssue } from '#contracts/desk/newsletter.ts'

/** The latest that is known about an issue: its end, its start, its schedule or its last change. */
export const findIssueMoment = ({ finishedAt, startedAt, scheduledFor, changedAt }: ListedIssue): string =>
  finishedAt ?? startedAt ?? scheduledFor ?? changedAt

/** The life of an issue. A cancelled one is a draft again; one that was stopped half way stays so. */
export const ISSUE_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const

export type IssueStatus = (typeof ISSUE_STATUSES)[number]

/** What an editor can do with an issue. */
export type IssueAction = 'change' | 'test' | 'schedule' | 'cancel' | 'stop'

const ALLOWED: Readonly<Record<IssueAction, IssueStatus>> = {
  change: 'draft',
  test: 'draft',
  schedule: 'draft',
  cancel: 'scheduled',
  stop: 'sending',
}

export const canIssue = (action: IssueAction, status: IssueStatus): boolean => ALLOWED[action] === status

/**
 * What becomes of one recipient's issue: chosen, in the outbox, then one of the ends. `uncertain` is a mail that was just
 * being dispatched when the connection or the worker died: it is never sent again.
 */
export const DELIVERY_STATUSES = [
  'chosen',
  'queued',
  'sent',
  'uncertain',
  'skipped',
  'refused',
  'failed',
] as const

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Deliveries that have reached the reader, or still may: they count for how often someone gets mail. */
export const COUNTED_STATUSES = [
  'chosen',
  'queued',
  'sent',
  'uncertain',
] as const satisfies readonly DeliveryStatus[]

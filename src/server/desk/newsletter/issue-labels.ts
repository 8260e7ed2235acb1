import type { DeliveryStatus, IssueStatus } from '#domain/newsletter/issue-states.ts'

export const ISSUE_STATUS_LABELS: Readonly<Record<IssueStatus, string>> = {
  draft: 'Being written',
  scheduled: 'Scheduled for sending',
  sending: 'Being sent',
  sent: 'Sent to everyone',
  stopped: 'Stopped halfway',
}

/** What became of the mails of an issue. */
export const DELIVERY_LABELS: Readonly<Record<DeliveryStatus, string>> = {
  chosen: 'Still to be queued',
  queued: 'In the queue',
  sent: 'Accepted by the mail server',
  uncertain: 'Handed to the mail server, no confirmation',
  skipped: 'No longer wanted',
  refused: 'Refused for good, subscription ended',
  failed: 'Given up',
}

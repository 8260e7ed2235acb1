import { ERASURE_LIST_DAYS } from '#domain/device-erasure/can-record-erasure.ts'
import type { AlertFacts, AlertRule } from './alert-rules.ts'

/** The role whose people are told by mail. */
export const ALERT_ROLES = {
  LATE_INSPECTIONS: 'inspector',
  FAILED_PAYOUTS: 'payout',
  DEAD_LETTERS: 'administration',
  MAIL_BOUNCES: 'newsletter',
  PRICE_OUTLIERS: 'pricing',
  OVERDUE_ERASURES: 'inspector',
  SALES_DROP: 'figures',
} as const satisfies Readonly<Record<AlertRule, string>>

export type AlertRole = (typeof ALERT_ROLES)[AlertRule]

export const ALERT_ROLE_NAMES = Object.values(ALERT_ROLES)

/** An alert in words, and where to look. */
export interface AlertText {
  readonly title: string
  readonly text: string
  /** The desk's screen that shows more. */
  readonly path: string
}

interface DescribedAlert {
  readonly rule: AlertRule
  readonly subject: string
  readonly facts: AlertFacts
}

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** What an alert says, in English like the desk. */
export function describeAlert({ rule, subject, facts }: DescribedAlert): AlertText {
  const { count = 0, mean = 0 } = facts
  switch (rule) {
    case 'LATE_INSPECTIONS':
      return {
        title: 'Late inspections',
        text: `${plural(count, 'device waits', 'devices wait')} longer for inspection than we promised. Each gets a bonus.`,
        path: '/desk/inspections',
      }
    case 'FAILED_PAYOUTS':
      return {
        title: 'Failed payouts',
        text: `The bank has returned the payout of ${plural(count, 'device', 'devices')}.`,
        path: '/desk/failed-payouts',
      }
    case 'DEAD_LETTERS':
      return {
        title: 'Work given up',
        text: `${plural(count, 'job was', 'jobs were')} tried too often and given up: mails, labels or the like that never went out.`,
        path: '/desk/system/dead-letters',
      }
    case 'MAIL_BOUNCES':
      return {
        title: 'Mails bounce',
        text: `${plural(count, 'mailbox has', 'mailboxes have')} refused our mails or complained within a day.`,
        path: '/desk/newsletter',
      }
    case 'PRICE_OUTLIERS':
      return {
        title: 'Unusual prices',
        text: `${plural(count, 'price is', 'prices are')} above what the device cost when it was new, or more than twice that of the next size.`,
        path: '/desk/prices',
      }
    case 'OVERDUE_ERASURES':
      return {
        title: 'Overdue erasures',
        text: `${plural(count, 'device has', 'devices have')} been ours for more than ${ERASURE_LIST_DAYS} days without a recorded erasure.`,
        path: '/desk/lists/erasure-overdue',
      }
    case 'SALES_DROP':
      return {
        title: `Fewer sales (${subject})`,
        text: `${plural(count, 'device was', 'devices were')} sold in the last seven days, ${mean} a week in the four weeks before.`,
        path: `/desk/figures?period=13w&market=${subject}`,
      }
  }
}

import { HOUR_MS } from '#domain/kernel/durations.ts'

/** What reaches support, and how many hours it may wait: who fears for their money waits the shortest. */
const ANSWER_HOURS = { CONTACT: 24, REQUEST: 48, ANSWER: 24, FREEZE: 4 } as const

export type InboxKind = keyof typeof ANSWER_HOURS

export const INBOX_KINDS = ['CONTACT', 'REQUEST', 'ANSWER', 'FREEZE'] as const satisfies readonly InboxKind[]

/** Open: for us to act. Waiting: for the customer. */
export const INBOX_STATUSES = ['open', 'waiting', 'done'] as const

export type InboxStatus = (typeof INBOX_STATUSES)[number]

export const computeInboxDue = (kind: InboxKind, atMs: number): number => atMs + ANSWER_HOURS[kind] * HOUR_MS

export const REPLY_MAX = 5_000

import type { InboxKind, InboxStatus } from '#domain/support/inbox.ts'

const KINDS: Readonly<Record<InboxKind, string>> = {
  CONTACT: 'Contact message',
  REQUEST: 'Individual offer',
  ANSWER: 'Answer of a seller',
  FREEZE: '“This wasn’t me”',
}

const STATUSES: Readonly<Record<InboxStatus, string>> = { open: 'Open', waiting: 'Waiting', done: 'Done' }

/** What contact messages are about, and what sellers have answered. */
const SUBJECTS: Readonly<Record<string, string>> = {
  DONE: 'Done, please go on',
  RETURN: 'Wants the device back',
}

/** The texts of the inbox. */
export const INBOX_TEXTS = {
  title: 'Inbox',
  lead: 'What customers have sent us, by when it is due.',
  doneLead: 'What was done, latest first.',
  empty: 'Nothing waits for an answer.',
  emptyDone: 'Nothing has been done yet.',
  tabs: 'Which messages',
  show: { open: 'To do', done: 'Done' },
  number: 'Message',
  kind: 'Kind',
  subject: 'About',
  sale: 'Sale',
  market: 'Market',
  status: 'Status',
  owner: 'Owner',
  nobody: 'Nobody',
  due: 'Due',
  since: 'Received',
  late: 'Late',
  frozen: 'Done once someone has released the hold of the sale.',
  kinds: KINDS,
  statuses: STATUSES,
  subjects: SUBJECTS,
  itemTitle: (id: number, kind: InboxKind) => `${KINDS[kind]} ${id}`,
  from: 'From',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  device: 'Device',
  request: 'Request',
  total: 'Offer in the cart',
  message: 'Message',
  noMessage: 'No text. The page of the sale says what happened.',
  details: 'Details',
  replies: 'Our answers',
  by: (author: string) => `by ${author}`,
  reply: 'Answer',
  replyHint: 'Greeting and footer are added in the customer’s language.',
  replyWaiting: 'Send and wait for the customer',
  replyDone: 'Send and mark as done',
  sent: 'The answer is on its way.',
  take: 'Take it',
  giveBack: 'Give it back',
  markDone: 'Mark as done',
  markOpen: 'Open again',
  changed: 'Saved.',
  erased: 'The email address has been erased, so nobody can be answered.',
}

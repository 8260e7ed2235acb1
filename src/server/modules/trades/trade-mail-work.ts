import type { TradeState } from '#domain/trades/trade-states.ts'
import type { OutboxWork } from '#server/modules/outbox/outbox.repository.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'

/** Mails about the sale as a whole. */
const SALE_MAILS = ['TRADE_CREATED', 'SEND_REMINDER', 'EXPIRED', 'PAYOUT_CHANGED'] as const

/** Mails about devices, with the state that they came to. */
const DEVICE_MAILS = {
  ARRIVED: 'RECEIVED',
  ACCEPTED: 'ACCEPTED',
  PAYOUT_SENT: 'PAID',
  PAYOUT_FAILED: 'PAYOUT_FAILED',
  RETURN_SHIPPED: 'RETURN_SHIPPED',
  LOST: 'LOST',
  QUARANTINED: 'QUARANTINED',
  RETURN_PENDING: 'RETURN_PENDING',
  RECYCLED: 'RECYCLED',
  CANCELLED: 'CANCELLED',
} as const satisfies Readonly<Record<string, TradeState>>

/** Mails that ask the seller something. */
const QUESTION_MAILS = ['COUNTER_OFFER', 'ACTION_REQUIRED', 'REMINDER'] as const

export type SaleMail = (typeof SALE_MAILS)[number]
export type DeviceMail = keyof typeof DEVICE_MAILS
export type QuestionMail = (typeof QUESTION_MAILS)[number]

/** Which mail is to be written, and what about. */
export type TradeMailWork =
  | { readonly kind: 'sale'; readonly mail: SaleMail; readonly atMs: number }
  | { readonly kind: 'devices'; readonly mail: DeviceMail; readonly state: TradeState; readonly atMs: number }
  | { readonly kind: 'question'; readonly mail: QuestionMail; readonly clarificationId: number }

const isDeviceMail = (name: unknown): name is DeviceMail =>
  typeof name === 'string' && Object.hasOwn(DEVICE_MAILS, name)

/** Reads what the outbox says about a mail; the moment is now where it does not matter. */
export function readMailWork({ data }: Pick<OutboxWork, 'data'>, nowMs: number): TradeMailWork {
  const atMs = Number(data.atMs ?? nowMs)
  const sale = SALE_MAILS.find((name) => name === data.mail)
  if (sale) return { kind: 'sale', mail: sale, atMs }
  const question = QUESTION_MAILS.find((name) => name === data.mail)
  if (question) return { kind: 'question', mail: question, clarificationId: Number(data.clarificationId) }
  if (!isDeviceMail(data.mail)) throw new PermanentFailure('There is no such mail')
  return { kind: 'devices', mail: data.mail, state: DEVICE_MAILS[data.mail], atMs }
}

import { foldMailbox } from '#domain/mails/fold-mailbox.ts'
import {
  BUDGETED_MAILS,
  type BudgetedMail,
  MAIL_BUDGET_WINDOW_MS,
  MAIL_ROOMS,
  type MailRoom,
} from '#domain/mails/mail-budget.ts'
import type { Connection } from '#server/db/database.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import { type Counted, count, hashSubject } from '#server/modules/counters/counters.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface BudgetedMailbox {
  readonly email: string
  readonly mail: BudgetedMail
  /**
   * What the caller has shown that strangers cannot show: a known device (`device:<id>`), a sign-in (`account:<id>`), a sale
   * whose parcel has arrived (`sale:<id>`). A sale alone is no proof: anyone can make one for any address.
   */
  readonly proof: string | null
  readonly nowMs: number
}

interface Room {
  readonly room: MailRoom
  readonly subject: string
}

function listRooms({ email, mail, proof }: BudgetedMailbox): readonly Room[] {
  const mailbox = foldMailbox(email)
  const rooms = BUDGETED_MAILS[mail].map((room) => ({ room, subject: mailbox }))
  return proof === null ? rooms : [{ room: 'proven', subject: `${mailbox} ${proof}` }, ...rooms]
}

/**
 * Counts a mail to a mailbox, whatever its kind. To be called before anything is stored, and whether or not the address is
 * known: then neither the answer nor the budget tells who is a customer.
 */
export async function takeMailBudget(
  db: Connection,
  secret: ShopSecret,
  mailbox: BudgetedMailbox,
): Promise<Counted> {
  let counted: Counted = { kind: 'over', retryAfterMs: MAIL_BUDGET_WINDOW_MS }
  for (const { room, subject } of listRooms(mailbox)) {
    counted = await count(db, {
      name: `mail-${room}`,
      subject: hashSubject(secret, `mail-${room}:${subject}`),
      limit: MAIL_ROOMS[room],
      windowMs: MAIL_BUDGET_WINDOW_MS,
      nowMs: mailbox.nowMs,
    })
    if (counted.kind === 'within') return counted
  }
  return counted
}

/** Takes from the budget, or refuses with 429 and a sentence about the field of the address. */
export async function requireMailBudget(
  db: Connection,
  secret: ShopSecret,
  { field = 'email', ...mailbox }: BudgetedMailbox & { readonly field?: string },
): Promise<void> {
  const counted = await takeMailBudget(db, secret, mailbox)
  if (counted.kind === 'within') return
  throw new BlockedError(Math.ceil(counted.retryAfterMs / 1_000), {
    id: 'MAIL_BUDGET_USED',
    message: 'We’ve sent too many emails to this address today. Try again tomorrow.',
    errors: [{ field, key: 'MAIL_BUDGET_USED' }],
  })
}

import type { TradeState } from '#domain/trades/trade-states.ts'
import { MAILS, type SaleMail } from './mail-registry.ts'

/** A notification about a step of a sale. */
export interface PushNotice {
  /** What it says: the state that devices have reached, in the words of the status page. */
  readonly state: TradeState
  /** Whether the mail about the step is left out. */
  readonly isInstead: boolean
}

/**
 * Steps that only tell how it goes. Whatever law or money demand stays a mail: contract, price, payment, return, deadlines.
 * So does the arrival, whose mail promises a date and what we pay if we miss it.
 */
const INSTEAD_OF_MAIL: ReadonlySet<SaleMail> = new Set(['ANSWER_RECEIVED', 'APPEALED', 'CLEARED'])

/** Mails about one device have no state in their entry. */
const CLARIFICATION_STATES: Readonly<Partial<Record<SaleMail, TradeState>>> = {
  COUNTER_OFFER: 'COUNTER_OFFERED',
  ACTION_REQUIRED: 'ACTION_REQUIRED',
}

function findState(mail: SaleMail): TradeState | null {
  const entry = MAILS[mail]
  return 'state' in entry ? entry.state : (CLARIFICATION_STATES[mail] ?? null)
}

/** The notification of a mail, for sellers who have chosen push; null where there is none, and the mail says it alone. */
export function findPushNotice(mail: SaleMail): PushNotice | null {
  const state = findState(mail)
  return state && { state, isInstead: INSTEAD_OF_MAIL.has(mail) }
}

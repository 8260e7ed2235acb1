import { describe, expect, it } from 'vitest'
import { MAILS } from '#domain/mails/mail-registry.ts'
import { INITIAL_TRADE_STATE, TRADE_STATES, TRADE_TRANSITIONS } from '#domain/trades/trade-states.ts'
import { NO_MAIL_REASONS, SELLER_NOTICES, type SellerNotice } from './seller-notices.ts'

const describeNotice = (notice: SellerNotice): string =>
  notice.kind === 'noMail' ? `no mail: ${notice.reason}` : notice.mail

/** What a seller hears when a device reaches a state, whichever way it got there. */
const HEARD: Readonly<Record<(typeof TRADE_STATES)[number], readonly string[]>> = {
  // The sale is confirmed on the page; its mail follows with the label.
  CREATED: [],
  LABEL_ISSUED: ['TRADE_CREATED'],
  CANCELLED: ['CANCELLED'],
  IN_TRANSIT: ['no mail: HANDED_IN'],
  EXPIRED: ['EXPIRED'],
  RECEIVED: ['ARRIVED'],
  LOST: ['LOST'],
  ACCEPTED: ['ACCEPTED'],
  IN_INSPECTION: ['ANSWER_RECEIVED', 'CLEARED', 'no mail: RESULT_FOLLOWS'],
  COUNTER_OFFERED: ['COUNTER_OFFER'],
  ACTION_REQUIRED: ['ACTION_REQUIRED'],
  QUARANTINED: ['QUARANTINED'],
  RETURN_PENDING: ['RETURN_PENDING', 'RETURN_UNDELIVERABLE'],
  RECYCLED: ['RECYCLED'],
  APPEALED: ['APPEALED'],
  PAYOUT_PENDING: ['PAYOUT_CHANGED', 'no mail: PAYMENT_FOLLOWS'],
  PAID: ['PAYOUT_SENT'],
  PAYOUT_FAILED: ['PAYOUT_FAILED'],
  HANDED_OVER: ['HANDED_OVER'],
  RETURN_SHIPPED: ['RETURN_SHIPPED'],
  RETURNED: ['RETURNED'],
}

describe('what a seller hears', () => {
  it.each(TRADE_STATES)('when a device is %s', (state) => {
    const steps = TRADE_TRANSITIONS.filter(({ to }) => to === state)
    const heard = new Set(steps.map(({ event }) => describeNotice(SELLER_NOTICES[event])))
    expect([...heard].toSorted()).toEqual(HEARD[state])
  })

  it('is said in every state that a device can reach, by a mail or for a named reason', () => {
    for (const state of TRADE_STATES)
      if (state !== INITIAL_TRADE_STATE) expect(HEARD[state], state).not.toHaveLength(0)
  })

  it('covers every event of the table and no other', () => {
    const events = new Set(TRADE_TRANSITIONS.map(({ event }) => event))
    expect(Object.keys(SELLER_NOTICES).toSorted()).toEqual([...events].toSorted())
  })

  it('leaves out no mail about devices', () => {
    const sent = new Set(Object.values(SELLER_NOTICES).map(describeNotice))
    for (const [name, { about }] of Object.entries(MAILS))
      if (about === 'devices') expect(sent, name).toContain(name)
  })

  it('has no reason that nothing needs', () => {
    const used = new Set(
      Object.values(SELLER_NOTICES).flatMap((notice) => (notice.kind === 'noMail' ? [notice.reason] : [])),
    )
    expect([...used].toSorted()).toEqual(Object.keys(NO_MAIL_REASONS).toSorted())
  })
})

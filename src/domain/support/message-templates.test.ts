import { expect, it } from 'vitest'
import {
  findDeadline,
  fitsTemplate,
  MESSAGE_TEMPLATES,
  type MessageFacts,
  type MessageTemplate,
} from './message-templates.ts'

const buildFacts = (facts: Partial<MessageFacts>): MessageFacts => ({
  states: [],
  newOfferUntilMs: null,
  actionUntilMs: null,
  isPayoutOrdered: false,
  ...facts,
})

const UNTIL_MS = Date.UTC(2026, 10, 24)

it.each<[string, Partial<MessageFacts>, readonly MessageTemplate[]]>([
  ['a parcel that wasn’t scanned', { states: ['LABEL_ISSUED'] }, ['PARCEL', 'ADDRESS']],
  ['a parcel on its way', { states: ['IN_TRANSIT'] }, ['TRACKING', 'ADDRESS']],
  ['a new offer', { states: ['COUNTER_OFFERED'], newOfferUntilMs: UNTIL_MS }, ['NEW_OFFER', 'ADDRESS']],
  ['a device that we can’t buy', { states: ['COUNTER_OFFERED'] }, ['ADDRESS']],
  [
    'something that the seller has to do',
    { states: ['ACTION_REQUIRED'], actionUntilMs: UNTIL_MS },
    ['ANSWER', 'ADDRESS'],
  ],
  ['an ordered payout', { states: ['PAYOUT_PENDING'], isPayoutOrdered: true }, ['PAYOUT', 'ADDRESS']],
  ['a payout that the bank has returned', { states: ['PAYOUT_PENDING'] }, ['ADDRESS']],
  ['a paid device', { states: ['PAID'] }, []],
])('%s has the templates that are true of it', (_, facts, fitting) => {
  expect(MESSAGE_TEMPLATES.filter((template) => fitsTemplate(template, buildFacts(facts)))).toEqual(fitting)
})

it('one device is enough', () => {
  expect(fitsTemplate('TRACKING', buildFacts({ states: ['RETURNED', 'IN_TRANSIT'] }))).toBe(true)
})

it('a message that waits for the seller names its own deadline', () => {
  const facts = buildFacts({ newOfferUntilMs: UNTIL_MS, actionUntilMs: UNTIL_MS + 1 })
  expect((['NEW_OFFER', 'ANSWER', 'PARCEL'] as const).map((each) => findDeadline(each, facts))).toEqual([
    UNTIL_MS,
    UNTIL_MS + 1,
    null,
  ])
})

import { expect, it } from 'vitest'
import { fitsTemplate, MESSAGE_TEMPLATES, type MessageTemplate } from './message-templates.ts'

it.each([
  ['a parcel that wasn’t scanned', 'LABEL_ISSUED', ['PARCEL', 'ADDRESS']],
  ['a parcel on its way', 'IN_TRANSIT', ['TRACKING', 'ADDRESS']],
  ['a new offer', 'COUNTER_OFFERED', ['ANSWER', 'ADDRESS']],
  ['an ordered payout', 'PAYOUT_PENDING', ['PAYOUT', 'ADDRESS']],
  ['a paid device', 'PAID', []],
] as const)('%s has the templates that are true of it', (_, state, fitting: readonly MessageTemplate[]) => {
  expect(MESSAGE_TEMPLATES.filter((template) => fitsTemplate(template, [state]))).toEqual(fitting)
})

it('one device is enough', () => {
  expect(fitsTemplate('PAYOUT', ['RETURNED', 'PAYOUT_PENDING'])).toBe(true)
})

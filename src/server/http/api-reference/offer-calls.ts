import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import type { CallReferences } from './call-reference.ts'
import { LIST_DEVICE, OFFER_ID, OFFER_LINE } from './examples.ts'

/** What an id of a condition stands for, best first. */
const CONDITIONS = [5, 4, 3, 2, 1].map((id) => `${id} \`${findConditionCode(id)}\``).join(', ')

const LINES = [{ offerId: OFFER_ID, quantity: 1 }]

const DESCRIBED = { deviceId: 1_342, storageGb: 128, conditionId: 2, answers: { POWERS_ON: ['YES'] } }

const ROW = {
  kind: 'row',
  line: 2,
  row: { device: 'iPhone 13', storage: '128', condition: '2', quantity: '5', serial: '', answers: '' },
  status: 'ok',
  confidence: 1,
  problems: [],
  device: LIST_DEVICE,
  candidates: [],
  storageGb: 128,
  isSmallestStorage: false,
  conditionId: 2,
  quantity: 5,
  answers: { POWERS_ON: ['YES'] },
  assumed: 1,
  priceInCents: 26_500,
  refusal: null,
}

export const OFFER_CALLS: CallReferences = {
  'POST /api/offers': {
    description: `The price comes from the current price list and rule, and holds until \`expiresAt\`. Each question of the device needs an answer. \`selfTest\` has no effect on the price. Conditions go from sealed to damaged: ${CONDITIONS}.`,
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'NO_OFFER', 'OFFER_BLOCKED', 'OFFER_QUOTA_USED'],
    request: DESCRIBED,
    answers: {
      201: {
        offerId: OFFER_ID,
        ...DESCRIBED,
        priceInCents: 26_500,
        currency: 'EUR',
        breakdown: {
          baseInCents: 29_000,
          lines: [{ question: 'CONDITION', answer: '2', effectInCents: -2_320 }],
          floorInCents: 0,
          roundingInCents: -180,
          totalInCents: 26_500,
        },
        priceListVersion: 41,
        ruleVersion: 6,
        expiresAt: '2026-03-16T09:15:00.000Z',
      },
    },
  },
  'POST /api/offers/renewals': {
    description:
      'An expired offer is renewed at today’s price where the device is still bought. Up to 500 at once.',
    errors: ['OFFER_QUOTA_USED'],
    request: { offerIds: [OFFER_ID] },
    answers: {
      200: { offers: [{ offerId: OFFER_ID, status: 'valid', isWithdrawn: false, line: OFFER_LINE }] },
    },
  },
  'POST /api/vouchers/check': {
    description: 'Nothing is reserved: the voucher is used when the sale is created.',
    errors: ['INVALID_FIELDS', 'VOUCHER_REFUSED'],
    request: { code: 'SPRING10', lines: LINES },
    answers: { 200: { code: 'SPRING10', valueInCents: 1_000, currency: 'EUR' } },
  },
  'POST /api/lists/quotes': {
    description:
      'The list is CSV with semicolons, commas or tabs. The answer is streamed: a line that starts, one line per row, one that ends. Only shops that buy from businesses have it.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    parameters: { condition: '2' },
    request: 'device;storage;quantity\niPhone 13;128;5',
  },
  'POST /api/lists/rows': {
    description: 'Exactly one row, with its heading. For a row that its owner has corrected.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    parameters: { condition: '2' },
    request: 'device;storage;quantity\niPhone 13;128;5',
    answers: { 200: { row: ROW } },
  },
  'POST /api/lists/offers': {
    description:
      'Lines that can’t be offered any more are left out. For signed-in businesses and business shops.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'FORBIDDEN', 'OFFER_QUOTA_USED'],
    request: { lines: [{ ...DESCRIBED, quantity: 5 }] },
    answers: { 201: { offers: [{ ...OFFER_LINE, quantity: 5 }] } },
  },
  'POST /api/lists/names': {
    description: 'Finds devices by names as people write them, with typos and storage sizes.',
    request: { names: ['iphone 13 128gb'] },
    answers: {
      200: {
        currency: 'EUR',
        names: [
          {
            name: 'iphone 13 128gb',
            status: 'ok',
            confidence: 1,
            isBroken: false,
            devices: [{ ...LIST_DEVICE, storageGb: 128, topPriceInCents: 29_000 }],
          },
        ],
      },
    },
  },
}

import type { CallReferences } from './call-reference.ts'
import {
  ADDRESS,
  CREATED_AT,
  CUSTOMER_NUMBER,
  EMAIL,
  KEY,
  KEY_SET,
  OFFER_ID,
  PAYMENT,
  READ_KEY,
  TOKEN,
  TRADE,
  TRADE_ITEM,
  TRADE_NUMBER,
  TRADE_VIEW,
  UUID,
} from './examples.ts'

/** A point of the curve that browsers use, as they write it. */
const PUSH_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

const PUSH_ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABh'

const PAID_TIMELINE = [
  { step: 'created', at: CREATED_AT },
  { step: 'sent', at: '2026-03-03T11:40:00.000Z' },
  { step: 'arrived', at: '2026-03-05T08:05:00.000Z' },
  { step: 'checked', at: '2026-03-05T14:20:00.000Z' },
  { step: 'paid', at: '2026-03-06T07:30:00.000Z' },
]

const RETURNING_ITEM = {
  ...TRADE_ITEM,
  state: 'RETURN_PENDING',
  since: '2026-03-06T18:10:00.000Z',
  timeline: [...PAID_TIMELINE.filter(({ step }) => step !== 'paid'), { step: 'returning', at: null }],
  next: { step: 'returning', actor: 'shop', until: null },
}

const NUMBER = { tradeNumber: TRADE_NUMBER }
const NUMBER_AND_KEY = { tradeNumber: TRADE_NUMBER, key: READ_KEY }

const IDENTITY = {
  state: 'REQUESTED',
  legalBasis: 'Code pénal, art. 321-7 et R. 321-3 (registre des objets mobiliers d’occasion)',
  refusalReason: null,
  sides: ['FRONT'],
  isPayoutWaiting: true,
}

const REVIEW = {
  stars: 5,
  sentence: 'Paid within three days, for exactly the price offered.',
  state: 'waiting',
  hideReason: null,
}

const PAID_VIEW = {
  ...TRADE_VIEW,
  status: 'COMPLETED',
  items: [{ ...TRADE_ITEM, state: 'PAID', settledInCents: 26_500, timeline: PAID_TIMELINE, next: null }],
  canCancel: false,
  canChangePayout: false,
}

export const TRADE_CALLS: CallReferences = {
  'POST /api/trades': {
    description:
      'Send a UUID of your own as `idempotency-key`: a repeated call answers 200 with the sale that the first one created. The price is that of the stored offers. `acceptRule` decides about a new offer in advance; null always asks.',
    errors: [
      'INVALID_FIELDS',
      'IDEMPOTENCY_KEY_REUSED',
      'VOUCHER_REFUSED',
      'TOO_MANY_DEVICES',
      'B2B_CAP_EXCEEDED',
      'MAIL_BUDGET_USED',
    ],
    parameters: { 'idempotency-key': UUID },
    request: {
      customer: { customerNumber: CUSTOMER_NUMBER, key: KEY },
      lines: [{ offerId: OFFER_ID, quantity: 1 }],
      voucherCode: null,
      acceptRule: null,
      seller: {
        email: EMAIL,
        firstName: 'Alex',
        lastName: 'Sample',
        companyName: '',
        vatId: '',
        ...ADDRESS,
        addressExtra: '',
        phone: '',
        birthDate: '1990-04-12',
        payment: PAYMENT,
        ownsDevices: true,
        acceptsTerms: true,
      },
    },
    answers: { 200: TRADE, 201: TRADE },
  },
  'GET /api/trades/:tradeNumber': {
    description:
      'With the `readKey` personal data is masked. `items` has every device with its state and what comes next.',
    errors: ['NOT_FOUND'],
    parameters: NUMBER_AND_KEY,
    answers: { 200: TRADE_VIEW },
  },
  'GET /api/trades/:tradeNumber/label.pdf': {
    description: 'Not found until the carrier has booked the parcel, usually for a few seconds.',
    errors: ['NOT_FOUND', 'FILE_DAMAGED'],
    parameters: NUMBER_AND_KEY,
  },
  'GET /api/trades/:tradeNumber/packing-slip.pdf': {
    description: 'Lists the devices and what to do before sending them.',
    errors: ['NOT_FOUND'],
    parameters: NUMBER_AND_KEY,
  },
  'GET /api/trades/:tradeNumber/qr.svg': {
    description: 'For a parcel shop that prints the label. Not found until the parcel is booked.',
    errors: ['NOT_FOUND'],
    parameters: NUMBER_AND_KEY,
  },
  'GET /api/trades/:tradeNumber/changes': {
    description:
      'Send `Accept: text/event-stream`. `changed` comes at once and after each change with the `version` of the sale, never with what has changed: ask for the sale if the version differs from the one you have. `ended` comes when the link stops working, `beat` every 20 seconds: a connection without it for a minute is dead. Where too many listen, the answer is 503; ask for the sale from time to time instead.',
    errors: ['NOT_FOUND'],
    parameters: { ...NUMBER_AND_KEY, accept: 'text/event-stream' },
  },
  'GET /api/trades/:tradeNumber/photos/:photoId': {
    description:
      'Photos of the parcel are there as soon as they’re taken, those of a device once its findings are locked. `journey` names them.',
    errors: ['NOT_FOUND', 'FILE_DAMAGED'],
    parameters: { ...NUMBER_AND_KEY, photoId: UUID },
  },
  'GET /api/trades/:tradeNumber/signed-offer': {
    description:
      'A JSON file with an Ed25519 signature. It can be checked without us, with the keys at `/.well-known/signed-offer-keys.json`.',
    errors: ['NOT_FOUND'],
    parameters: NUMBER_AND_KEY,
  },
  'GET /.well-known/signed-offer-keys.json': KEY_SET,
  'POST /api/trades/:tradeNumber/cancel': {
    description: 'Cancels every device that hasn’t been scanned yet. The answer is the sale afterwards.',
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'SALE_FROZEN'],
    parameters: NUMBER,
    answers: { 200: { ...TRADE_VIEW, status: 'CANCELLED', canCancel: false } },
  },
  'PATCH /api/trades/:tradeNumber/payout': {
    description:
      'Needs a fresh proof in `x-step-up`: by password for a sale in an account, otherwise by emailed code. The payout waits a while afterwards, and an email lets the seller object.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'NOT_POSSIBLE', 'SALE_FROZEN', 'STEP_UP_REQUIRED'],
    parameters: NUMBER,
    request: { payment: PAYMENT },
    answers: { 200: { ...TRADE_VIEW, payoutWait: { kind: 'changed', until: '2026-03-05T09:15:00.000Z' } } },
  },
  'GET /api/trades/:tradeNumber/notices': {
    description:
      'By push as long as the browser with this address takes notifications of this sale, or any browser if none is given; by email otherwise.',
    errors: ['NOT_FOUND'],
    parameters: { ...NUMBER, endpoint: PUSH_ENDPOINT },
    answers: { 200: { choice: 'mail', pushKey: PUSH_KEY, hasOtherSales: false } },
  },
  'PUT /api/trades/:tradeNumber/notices': {
    description:
      'Adds a browser, five at most, or removes one or all of them. Notifications take the place of the emails that only report progress; those about price, payment, returns and deadlines are still sent. A notification that no browser takes becomes an email.',
    errors: ['NOT_FOUND', 'SALE_FROZEN'],
    parameters: NUMBER,
    request: {
      choice: 'push',
      subscription: {
        endpoint: PUSH_ENDPOINT,
        p256dh: PUSH_KEY,
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    answers: { 200: { choice: 'push', pushKey: PUSH_KEY, hasOtherSales: false } },
  },
  'POST /api/trades/:tradeNumber/identity/files/:side': {
    description:
      'The body is the file itself. It’s stored encrypted, in place of an earlier file of that side, and no call returns it. A passport needs its `FRONT` only. Photos are encoded again, without their metadata; PDFs with a password or scripts are refused.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'NOT_POSSIBLE', 'SALE_FROZEN'],
    parameters: { ...NUMBER, side: 'FRONT' },
    answers: { 200: { ...TRADE_VIEW, identity: IDENTITY } },
  },
  'POST /api/trades/:tradeNumber/identity': {
    description:
      'Only where `identity` of the sale isn’t null: there the law asks for it before the payout. The files are sent before. No answer has what was typed or sent. A refused document may be followed by another one.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'NOT_POSSIBLE', 'SALE_FROZEN'],
    parameters: NUMBER,
    request: {
      kind: 'ID_CARD',
      number: 'X4RTBPFW4',
      issuedBy: 'Préfecture du Rhône',
      issuedDay: '2021-03-01',
      expiryDay: '2031-02-28',
    },
    answers: {
      200: { ...TRADE_VIEW, identity: { ...IDENTITY, state: 'SUBMITTED', sides: ['FRONT', 'BACK'] } },
    },
  },
  'POST /api/trades/:tradeNumber/identity/decline': {
    description:
      'Every device with a settled price goes back for free, and files that were sent are deleted at once. A device with a damaged battery can’t be sent by post and stays.',
    errors: ['NOT_FOUND', 'NOT_POSSIBLE', 'SALE_FROZEN'],
    parameters: NUMBER,
    answers: {
      200: {
        ...TRADE_VIEW,
        status: 'RETURNING',
        identity: { ...IDENTITY, sides: [], isPayoutWaiting: false },
        items: [RETURNING_ITEM],
        canCancel: false,
      },
    },
  },
  'POST /api/trades/:tradeNumber/review': {
    description:
      'Possible once a device is paid: `canReview` of the sale says so. Sending the same words again succeeds; for others the review has to be withdrawn first. It’s published without a name, and hidden only for its words, never for its stars.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'NOT_POSSIBLE', 'SALE_FROZEN'],
    parameters: NUMBER,
    request: { stars: REVIEW.stars, sentence: REVIEW.sentence },
    answers: { 200: { ...PAID_VIEW, review: REVIEW } },
  },
  'DELETE /api/trades/:tradeNumber/review': {
    description:
      'Also of a review that’s published or hidden. Afterwards another one can be written. Without a review nothing happens.',
    errors: ['NOT_FOUND', 'SALE_FROZEN'],
    parameters: NUMBER,
    answers: { 200: { ...PAID_VIEW, canReview: true } },
  },
  'POST /api/trades/:tradeNumber/review/objection': {
    description:
      'Nobody with this email address is asked for a review again, whichever sale it’s about. A review can still be written, and objecting twice isn’t an error.',
    errors: ['NOT_FOUND'],
    parameters: NUMBER,
  },
  'POST /api/trades/:tradeNumber/links': {
    description:
      'Answers with 202 whether or not the sale exists. With `replacesEarlier`, which needs a key that may act, all earlier links stop working; only then can the sale be not found.',
    errors: ['NOT_FOUND', 'MAIL_BUDGET_USED'],
    parameters: NUMBER,
    request: { replacesEarlier: false },
  },
  'POST /api/lost-links': {
    description: 'Always 202: the answer doesn’t say whether number and address belong together.',
    errors: ['INVALID_FIELDS'],
    request: { tradeNumber: TRADE_NUMBER, email: EMAIL },
  },
  'POST /api/trades/:tradeNumber/codes': {
    description: 'The code is valid for a few minutes. The answer says where it went, masked.',
    errors: ['NOT_FOUND', 'MAIL_BUDGET_USED'],
    parameters: NUMBER,
    answers: { 202: { sentTo: 'a•••@example.com' } },
  },
  'POST /api/trades/:tradeNumber/codes/check': {
    description: 'The proof goes into the header `x-step-up` of the change.',
    errors: ['NOT_FOUND', 'INVALID_FIELDS'],
    parameters: NUMBER,
    request: { code: '402817' },
    answers: { 200: { stepUpToken: TOKEN } },
  },
  'POST /api/payout-objections': {
    description:
      'Change and key come from the link in the email about the change. What was paid before can’t be stopped.',
    errors: ['NOT_FOUND'],
    request: { change: UUID, key: KEY },
    answers: { 200: { tradeNumber: TRADE_NUMBER, status: 'frozen' } },
  },
  'POST /api/email-changes': {
    description:
      'Answer, change and key come from the link in the email to the new address, or in the one to the old. Confirming ends earlier links to the sale; denying what was confirmed undoes it and freezes the sale.',
    errors: ['NOT_FOUND', 'SALE_FROZEN'],
    request: { answer: 'confirm', change: UUID, key: KEY },
    answers: { 200: { tradeNumber: TRADE_NUMBER } },
  },
  'POST /api/individual-offers': {
    description:
      'For businesses, above the limit of one sale. A repeated call with the same key changes nothing.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'MAIL_BUDGET_USED'],
    parameters: { 'idempotency-key': UUID },
    request: {
      lines: [{ offerId: OFFER_ID, quantity: 60 }],
      companyName: 'Sample GmbH',
      contactPerson: 'Alex Sample',
      email: EMAIL,
      phone: '',
      message: 'All from one office, with chargers.',
    },
    answers: { 201: { requestId: 58 } },
  },
}

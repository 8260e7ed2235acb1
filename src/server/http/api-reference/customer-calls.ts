import type { CallReferences } from './call-reference.ts'
import {
  ADDRESS,
  CREATED_AT,
  CUSTOMER_ID,
  CUSTOMER_IRI,
  CUSTOMER_NUMBER,
  EMAIL,
  IBAN,
  IMAGE,
  KEY,
  READ_KEY,
  TIMELINE,
  TRADE_ITEM,
  TRADE_NUMBER,
} from './examples.ts'

const PERSON = {
  '@id': `/api/customers/people/${CUSTOMER_ID}`,
  firstName: 'Alex',
  lastName: 'Sample',
  birthDate: '1990-04-12',
  newsletter: false,
}

const STORED_ADDRESS = { '@id': `/api/customers/addresses/${CUSTOMER_ID}`, ...ADDRESS }

const PHONE = { '@id': `/api/customers/phone_contacts/${CUSTOMER_ID}`, phone: '+4922112345678' }

const BANK_ACCOUNT = {
  '@id': '/api/customers/bank_accounts/88',
  paymentId: '88',
  paymentType: 'INVOICE',
  isPrimary: false,
  accountHolder: 'Alex Sample',
  maskedIban: 'DE•• •••• 3000',
}

const PAYPAL_ACCOUNT = {
  '@id': '/api/customers/paypal_accounts/89',
  paymentId: '89',
  paymentType: 'INVOICE',
  isPrimary: false,
  maskedEmail: 'a•••@example.com',
}

const ADDED_ACCOUNT = {
  '@id': '/api/customers/customer_payment_accounts/88',
  bankAccount: BANK_ACCOUNT,
  paypalAccount: null,
  paymentType: 'INVOICE',
  isPrimary: false,
  customer: CUSTOMER_IRI,
}

const NUMBERS = { customerId: CUSTOMER_ID, customerIdentifier: CUSTOMER_NUMBER }

export const CUSTOMER_CALLS: CallReferences = {
  'GET /api/customers/customers': {
    description: 'The caller’s own data. Payout accounts are masked; the data export has them in full.',
    answers: {
      200: {
        '@id': CUSTOMER_IRI,
        customerId: CUSTOMER_ID,
        customerNumber: CUSTOMER_NUMBER,
        email: EMAIL,
        firstName: 'Alex',
        lastName: 'Sample',
        companyName: null,
        vatId: null,
        birthDate: '1990-04-12',
        locale: 'de',
        people: PERSON,
        address: STORED_ADDRESS,
        phoneContact: PHONE,
        bankAccount: BANK_ACCOUNT,
        paypalAccount: null,
      },
    },
  },
  'GET /api/customers/addresses': {
    description: 'A customer has at most one address; null if there’s none yet.',
    answers: { 200: { address: STORED_ADDRESS } },
  },
  'PATCH /api/customers/addresses': {
    description: 'The postcode has to match the customer’s market.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    request: { address: ADDRESS },
    answers: { 200: { address: STORED_ADDRESS } },
  },
  'PATCH /api/customers/people': {
    description:
      'What isn’t sent stays as it is. A change of the name needs a fresh proof in `x-step-up`, because payouts go to that name.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'STEP_UP_REQUIRED', 'NEWSLETTER_UNAVAILABLE'],
    request: { peopleIri: PERSON['@id'], customerIri: CUSTOMER_IRI, birthDate: '1990-04-12' },
    answers: { 200: { people: PERSON } },
  },
  'POST /api/customers/phone_contacts': {
    description: 'A customer has at most one phone number. 200 and null if an empty one removed it.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    request: { phone: '+49 221 12345678', customerIri: CUSTOMER_IRI },
    answers: { 200: { phoneContact: null }, 201: { phoneContact: PHONE } },
  },
  'PATCH /api/customers/phone_contacts': {
    description: 'Null if an empty number removed it.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    request: { phone: '+49 221 12345678', phoneIri: PHONE['@id'], customerIri: CUSTOMER_IRI },
    answers: { 200: { phoneContact: PHONE } },
  },
  'GET /api/customers/bank_accounts': {
    description: 'Null if there’s none.',
    answers: { 200: { bankAccount: BANK_ACCOUNT } },
  },
  'PATCH /api/customers/bank_accounts': {
    description:
      'Without `paymentId` an account is created, with it that account is changed. Needs a fresh proof in `x-step-up`; an email reports the change.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'STEP_UP_REQUIRED', 'PAYMENT_ACCOUNT_EXISTS'],
    request: { payment: { paymentId: '88', accountHolder: 'Alex Sample', iban: IBAN } },
    answers: { 200: { bankAccount: BANK_ACCOUNT } },
  },
  'GET /api/customers/paypal_accounts': {
    description: 'Null if there’s none, and always in a market without PayPal.',
    answers: { 200: { paypalAccount: PAYPAL_ACCOUNT } },
  },
  'PATCH /api/customers/paypal_accounts': {
    description:
      'Without `paymentId` an account is created, with it that account is changed. Needs a fresh proof in `x-step-up`; an email reports the change.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'STEP_UP_REQUIRED', 'PAYMENT_ACCOUNT_EXISTS'],
    request: { paypalAccount: { paymentId: '', email: EMAIL } },
    answers: { 200: { paypalAccount: PAYPAL_ACCOUNT } },
  },
  'POST /api/customers/customer_payment_accounts': {
    description:
      'Exactly one of the two accounts is sent. 201 for a new account, 200 if the same one is already there. Needs a fresh proof in `x-step-up`.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND', 'STEP_UP_REQUIRED', 'PAYMENT_ACCOUNT_EXISTS'],
    request: {
      bankAccount: { accountHolder: 'Alex Sample', iban: IBAN },
      paypalAccount: null,
      paymentType: 'INVOICE',
      isPrimary: false,
      customer: CUSTOMER_IRI,
    },
    answers: { 200: ADDED_ACCOUNT, 201: ADDED_ACCOUNT },
  },
  'DELETE /api/customers/customers': {
    description:
      'The first half of leaving; the account itself goes with `DELETE /api/account/deleteUser`. Records the law makes us keep stay until their retention period ends.',
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED'],
    request: NUMBERS,
    answers: { 200: { success: true } },
  },
  'GET /api/customers/data_export': {
    description:
      'A ZIP archive of JSON files, and of the papers of every sale. Needs a fresh proof in `x-step-up`.',
    errors: ['STEP_UP_REQUIRED'],
  },
  'GET /api/customers/trade_history': {
    description:
      'A page with fewer than 20 sales is the last one. `before` is the last sale of the page before.',
    parameters: { before: '4712' },
    answers: {
      200: [
        {
          transactionId: 4_711,
          tradeNumber: TRADE_NUMBER,
          createdAt: CREATED_AT,
          status: 'OPEN',
          paid: { paid: 0, total: 1 },
          totalInCents: 26_500,
          voucher: null,
          currency: 'EUR',
          devices: [
            {
              name: 'Apple iPhone 13',
              image: IMAGE,
              quantity: 1,
              priceInCents: 26_500,
              state: 'LABEL_ISSUED',
            },
          ],
          items: [TRADE_ITEM],
          timeline: TIMELINE,
          canCancel: true,
          canChangePayout: true,
          link: `/thankYou#${TRADE_NUMBER}.${READ_KEY}`,
        },
      ],
    },
  },
  'POST /api/customers/guest_account_number': {
    description: 'For a sale without an account. The number expires if no sale follows.',
    answers: { 201: { customerNumber: CUSTOMER_NUMBER, key: KEY } },
  },
}

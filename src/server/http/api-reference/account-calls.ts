import type { CallReferences } from './call-reference.ts'
import {
  ADDRESS,
  CUSTOMER_ID,
  CUSTOMER_NUMBER,
  EMAIL,
  PAYMENT,
  TOKEN,
  TOKENS,
  TRADE_NUMBER,
  UUID,
} from './examples.ts'

const PASSWORD = 'four quiet green lamps'
const NEW_PASSWORD = 'seven tall paper boats'

export const ACCOUNT_CALLS: CallReferences = {
  'POST /api/account/login': {
    description:
      'Returns an access token for ten minutes and a refresh token for 30 days. Repeated wrong passwords slow down this address and this account.',
    errors: ['LOGIN_FAILED'],
    request: { username: EMAIL, password: PASSWORD },
    answers: { 200: TOKENS },
  },
  'POST /api/account/loginRefresh': {
    description:
      'A refresh token works once and is replaced by the one in the answer. Using it a second time ends the whole sign-in, because someone else may hold it.',
    errors: ['SIGNED_OUT'],
    answers: { 200: TOKENS },
  },
  'POST /api/account/logout': {
    description: 'Either token is enough. Signing out twice isn’t an error.',
  },
  'POST /api/account/register': {
    description:
      'The account stays inactive until the emailed link is opened. The answer is the same for a known address; its owner gets an email instead. `Address` and `Payment` may be sent right away or be null.',
    errors: ['INVALID_FIELDS', 'MAIL_BUDGET_USED'],
    request: {
      enabled: true,
      requiredActions: [],
      groups: [],
      firstName: 'Alex',
      lastName: 'Sample',
      username: EMAIL,
      email: EMAIL,
      credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
      attributes: { locale: ['de'] },
      Address: ADDRESS,
      Payment: PAYMENT,
      birthDate: '1990-04-12',
    },
    answers: { 202: { status: 'ok' } },
  },
  'POST /api/trades/:tradeNumber/account': {
    description:
      'For a seller without an account: name, address and payout account of the sale become the account’s. The answer says nothing about whether the address already has one.',
    errors: ['NOT_FOUND', 'MAIL_BUDGET_USED'],
    parameters: { tradeNumber: TRADE_NUMBER },
  },
  'POST /api/account/activateRegistration': {
    description:
      'The first of two steps. The token in the answer carries the `identifier` for the second one, which activates. The body may be empty; but without the password, the account opens without the payout account of its registration, because a stranger may have entered it. `activated` says whether the account has been activated already.',
    errors: ['TOKEN_INVALID', 'INVALID_FIELDS'],
    request: { password: PASSWORD },
    answers: { 200: { token: TOKEN, activated: false } },
  },
  'GET /api/activateCustomerByIdentifier': {
    description:
      'The second step of an activation. An unknown or expired identifier activates nothing and answers with `activated: false`.',
    answers: { 200: { activated: true } },
  },
  'POST /api/account/changePassword': {
    description: 'Needs the current password. All other sign-ins end, and an email says so.',
    errors: ['INVALID_FIELDS', 'FORBIDDEN'],
    request: { userId: CUSTOMER_ID, email: EMAIL, currentPassword: PASSWORD, password: NEW_PASSWORD },
  },
  'POST /api/account/forgotPasswordMail': {
    description:
      'The answer is the same for an unknown address. `lang` is the market whose language the email uses.',
    errors: ['MAIL_BUDGET_USED'],
    request: { email: EMAIL, lang: 'de' },
  },
  'POST /api/account/resetPassword': {
    description: 'The token is the one from the emailed link and works once. All sign-ins end.',
    errors: ['TOKEN_INVALID', 'INVALID_FIELDS'],
    request: { password: NEW_PASSWORD },
  },
  'DELETE /api/account/deleteUser': {
    description:
      'The second half of leaving, after `DELETE /api/customers/customers`. It can be repeated: a deleted account answers with success.',
    errors: ['FORBIDDEN', 'STEP_UP_REQUIRED'],
    request: { customerId: CUSTOMER_ID, customerIdentifier: CUSTOMER_NUMBER },
    answers: { 200: { success: true } },
  },
  'GET /api/account/signIns': {
    description:
      'Browser and system are read from what the browser said at the sign-in. Addresses aren’t stored.',
    answers: {
      200: {
        signIns: [
          {
            id: UUID,
            browser: 'FIREFOX',
            system: 'ANDROID',
            signedInAt: '2026-03-01T18:02:11.000Z',
            lastUsedAt: '2026-03-02T09:14:40.000Z',
            isCurrent: true,
          },
        ],
      },
    },
  },
  'POST /api/account/endSignIn': {
    description: 'The id comes from the list of sign-ins. An unknown one changes nothing.',
    request: { id: UUID },
  },
  'POST /api/account/signOutEverywhere': {
    description: 'Also replaces the links to the customer’s sales, because someone else may know them.',
  },
  'POST /api/account/stepUp': {
    description:
      'The proof goes into the header `x-step-up` of a sensitive call, such as changing a payout account, and is valid for a few minutes.',
    errors: ['INVALID_FIELDS'],
    request: { password: PASSWORD },
    answers: { 200: { stepUpToken: TOKEN } },
  },
  'POST /api/account/notMe': {
    description: 'The token is the one from the email about a sign-in or a changed payout account.',
    errors: ['TOKEN_INVALID'],
  },
}

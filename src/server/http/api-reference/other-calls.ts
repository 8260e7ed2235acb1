import { WATCH_PAUSE_DAYS } from '#domain/price-watch/watch-clock.ts'
import { TEST_CODE_MINUTES } from '#domain/self-test/pairing-clock.ts'
import type { CallReferences } from './call-reference.ts'
import { EMAIL, KEY, ONE_USE_TOKEN, READ_KEY, TRADE_NUMBER, UUID } from './examples.ts'

export const OTHER_CALLS: CallReferences = {
  'GET /api/contact/token': {
    description: 'The token isn’t accepted for the first few seconds, because only bots write that fast.',
    parameters: { key: UUID },
    answers: { 200: { token: ONE_USE_TOKEN } },
  },
  'POST /api/contact': {
    description: '`website` is a trap for bots and stays empty. The same key sends the message once.',
    errors: ['INVALID_FIELDS', 'TOKEN_INVALID', 'IDEMPOTENCY_KEY_REUSED'],
    parameters: { 'idempotency-key': UUID },
    request: {
      subject: 'Versand',
      tradeNumber: TRADE_NUMBER,
      device: '',
      name: 'Alex Sample',
      email: EMAIL,
      message: 'Wo kann ich das Paket abgeben?',
      website: '',
      token: ONE_USE_TOKEN,
    },
  },
  'POST /api/newsletter/subscriptions': {
    description:
      'Nothing is sent before the owner of the address confirms it. The answer is the same for a known address.',
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    request: { email: EMAIL },
    answers: { 202: { status: 'ok' } },
  },
  'POST /api/newsletter/unsubscriptions/:emailHash': {
    description: 'The address of `List-Unsubscribe` (RFC 8058). Unknown hashes get the same answer.',
    parameters: { emailHash: READ_KEY },
    answers: { 200: { status: 'ok' } },
  },
  'POST /api/price-watches': {
    description: `Nothing is watched before the owner of the address confirms it. With \`reached\` one email is sent when the price reaches \`amount\`, with \`changed\` whenever the price differs from the last one emailed, at most once in ${WATCH_PAUSE_DAYS} days. The answer is the same for a known address.`,
    errors: ['INVALID_FIELDS', 'NOT_FOUND'],
    request: {
      deviceId: 1_342,
      storageGb: 128,
      conditionId: 2,
      answers: {},
      kind: 'reached',
      amount: '300',
      email: EMAIL,
    },
    answers: { 202: { status: 'ok' } },
  },
  'POST /api/price-watches/ends/:watchKey': {
    description: 'The address of `List-Unsubscribe` (RFC 8058). Unknown keys get the same answer.',
    parameters: { watchKey: READ_KEY },
    answers: { 200: { status: 'ok' } },
  },
  'POST /api/self-tests/pairings': {
    description: `The code is behind the \`#\` of \`url\`. It works once, for ${TEST_CODE_MINUTES} minutes.`,
    errors: ['NOT_FOUND'],
    request: { deviceId: 1_342 },
    answers: {
      201: {
        waitKey: READ_KEY,
        url: `https://www.example.com/selbsttest/apple-iphone-13#${KEY}`,
        code: { path: 'M0 0h7v1h-7z', size: 33 },
        expiresAt: '2026-03-02T09:25:00.000Z',
      },
    },
  },
  'POST /api/self-tests/openings': {
    description: 'A code that is unknown, used, expired or another device’s gets the same answer.',
    errors: ['PAIRING_OVER'],
    request: { code: KEY, deviceId: 1_342 },
    answers: { 200: { testKey: ONE_USE_TOKEN } },
  },
  'POST /api/self-tests/results': {
    description:
      'Results are `pass`, `fail`, `skipped` or `impossible`. Pictures and sounds never leave the device. The same results again are accepted.',
    errors: ['PAIRING_OVER'],
    request: { testKey: ONE_USE_TOKEN, test: { touch: 'pass', sound: 'skipped' } },
    answers: { 200: { status: 'ok' } },
  },
  'POST /api/self-tests/states': {
    description:
      'Asked every two seconds while the code is shown. `test` is null until the results are there.',
    errors: ['PAIRING_OVER'],
    request: { waitKey: READ_KEY },
    answers: { 200: { state: 'done', test: { touch: 'pass', sound: 'skipped' } } },
  },
  'POST /api/browser-problems': {
    description:
      'Pages report failures that they have caught, in one of a few fixed wordings, so that no report can carry anything about a visitor.',
    request: { problem: 'error creating client id' },
    errors: ['FORBIDDEN_ORIGIN'],
  },
  'POST /api/controlling/controlling': {
    description:
      'Only sent for visitors who agreed to analytics. `applicationId` is the prefix and the locale; `url` has no query. Amounts are in units of the currency.',
    errors: ['INVALID_FIELDS', 'CONTROLLING_FAILED'],
    request: {
      clientId: '9f86d081884c7d659a2feaa0c55ad015',
      applicationId: 'WKFS_de',
      url: 'https://www.example.com/produkte/apple-iphone-13',
      eventName: 'offer_generated',
      data: {
        conditionId: 2,
        currency: 'EUR',
        deviceId: 1_342,
        revenue: 265,
        productName: 'Apple iPhone 13',
        questionsAndAnswers: [{ question: 'POWERS_ON', answers: ['YES'] }],
      },
    },
  },
  'GET /affiliate/api/client-id': {
    description: 'Random, and stored by the browser for a year. It doesn’t identify a person.',
    answers: { 200: { hash: '9f86d081884c7d659a2feaa0c55ad015' } },
  },
  'GET /builds/latest.json': {
    description:
      'Open pages compare the id with their own and reload when it differs. A timestamp in the query is ignored.',
    answers: { 200: { id: 'a1b2c3d4', timestamp: 1_772_442_900_000 } },
  },
  'GET /builds/meta/:file': {
    description: 'Only of the build that’s running; an older one isn’t found.',
    errors: ['NOT_FOUND'],
    parameters: { file: 'a1b2c3d4.json' },
    answers: {
      200: {
        id: 'a1b2c3d4',
        timestamp: 1_772_442_900_000,
        rules: [{ path: '/buy', redirect: { to: 'https://www.example.com/', external: true } }],
      },
    },
  },
  'GET /api/openapi.json': {
    description:
      'OpenAPI 3.1, generated from the schemas that validate every call. The page at `/developers` shows it.',
    answers: { 200: { openapi: '3.1.0', info: { title: 'API', version: 'a1b2c3d4' }, paths: {} } },
  },
}

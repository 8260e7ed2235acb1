import fc from 'fast-check'
import type { DuePayout } from '#domain/payouts/payout-batch.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

export const RUN = { day: '2026-07-15', firstNumber: 1 } as const

export const ACCOUNTS = {
  german: { paymentTypeId: 13, accountHolder: 'Jürgen Groß', iban: 'DE89370400440532013000' },
  polish: { paymentTypeId: 13, accountHolder: 'Świętosława Łęcka', iban: 'PL61109010140000071219812874' },
  spanish: { paymentTypeId: 13, accountHolder: 'Íñigo Núñez', iban: 'ES9121000418450200051332' },
  paypal: { paymentTypeId: 14, paypalAccount: 'mia@example.org' },
} as const

/** A payout of 123.45 EUR for the first device of a trade, to a German account. */
export const createPayout = (overrides: Partial<DuePayout> = {}): DuePayout => ({
  tradeNumber: formatTradeNumber(1_000_001),
  itemNumber: 1,
  attempt: 1,
  amountInCents: 12_345,
  currency: 'EUR',
  account: ACCOUNTS.german,
  ...overrides,
})

/** The devices of one trade, each with its own payout. */
export const createPayouts = (count: number, overrides: Partial<DuePayout> = {}): readonly DuePayout[] =>
  Array.from({ length: count }, (_, at) => createPayout({ itemNumber: at + 1, ...overrides }))

/** Realistic and hostile names: markup, quotes, control characters, lone surrogates, any script. */
export const ANY_NAME = fc.oneof(
  fc.constantFrom(
    'Łukasz Żółć',
    'Jürgen Groß',
    'Søren Ødegård',
    'Świętosława Łęcka',
    'Anna 🎉🦊 Schmidt',
    '<&>',
    '</Nm></Cdtr><Amt>1</Amt>',
    ']]><!--',
    '"&quot;\'&#60;',
    '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
    'Γιώργος Παπαδόπουλος',
    'Юлия Щерева',
    '王小明',
    '\u0000\u001b\ud800',
    '//',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 160 }),
  fc.string({ unit: 'grapheme', maxLength: 160 }),
)

const ACCOUNT = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(ACCOUNTS)) },
  ANY_NAME.map((accountHolder) => ({ ...ACCOUNTS.german, accountHolder })),
  fc.constantFrom(
    { ...ACCOUNTS.german, iban: 'DE00370400440532013000' },
    { ...ACCOUNTS.german, iban: 'DE89 3704 0044 0532 0130 00' },
    { ...ACCOUNTS.paypal, paypalAccount: 'mia' },
  ),
)

const AMOUNT = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 500_000 }) },
  fc.constantFrom(0, -1, 1.5, Number.NaN, 99_999_999_999, 100_000_000_000),
)

/** Any payouts that may be due on a day, including unpayable ones and duplicates. */
export const ANY_DUE: fc.Arbitrary<readonly DuePayout[]> = fc.array(
  fc.record({
    tradeNumber: fc.integer({ min: 1_000_001, max: 1_000_020 }).map(formatTradeNumber),
    itemNumber: fc.integer({ min: 1, max: 40 }),
    attempt: fc.integer({ min: 1, max: 3 }),
    amountInCents: AMOUNT,
    currency: fc.constantFrom('EUR', 'PLN'),
    account: ACCOUNT,
  }),
  { maxLength: 60 },
)

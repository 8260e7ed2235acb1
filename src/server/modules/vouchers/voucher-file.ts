import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { normaliseVoucherCode, type Voucher } from '#domain/vouchers/voucher.ts'
import { MARKETS } from '#markets/markets.ts'

/** The file as a whole can't be read, so there are no entries to report. */
export class VoucherFileError extends Error {
  override name = 'VoucherFileError'
}

/** An entry of an operator's file: its voucher, or what is wrong with it. */
export type VoucherEntry =
  | { readonly number: number; readonly voucher: Voucher }
  | { readonly number: number; readonly reason: string }

const MAX_AMOUNT = 1_000_000
const MAX_PER_CUSTOMER = 1_000

const CODE = z.string().transform((text, context) => {
  const code = normaliseVoucherCode(text)
  if (code !== null) return code
  context.addIssue('must be 3 to 30 characters: A to Z, digits and hyphens')
  return z.NEVER
})

const toHundredths = (value: number) => Math.round(value * 100)

const DECIMAL = z.number().multipleOf(0.01, 'must have no more than two decimal places')
const AMOUNT = DECIMAL.positive().max(MAX_AMOUNT).transform(toHundredths)

const MOMENT = z.iso
  .datetime({ offset: true, error: 'must be a time with a time zone, such as 2026-12-01T00:00:00+01:00' })
  .transform((text) => Date.parse(text))

/** A choice of known ids in a fixed order, so that equal choices are stored equally. */
const createChoice = <Id extends string>(ids: readonly Id[]) =>
  z
    .array(z.enum(ids as readonly [Id, ...Id[]]))
    .default([])
    .transform((chosen) => ids.filter((id) => chosen.some((one) => one === id)))

const TERMS = {
  code: CODE,
  currency: z.enum(CURRENCIES),
  minTotal: DECIMAL.min(0).max(MAX_AMOUNT).transform(toHundredths).default(0),
  categories: createChoice(CATEGORY_IDS),
  modes: createChoice(SHOP_MODES),
  variants: createChoice(MARKET_IDS),
  validFrom: MOMENT,
  validTo: MOMENT.nullable().default(null),
  perCustomer: z.number().int().min(1).max(MAX_PER_CUSTOMER).default(1),
}

/** A voucher as operators write it: amounts in units of the currency. */
export const VOUCHER_ENTRY = z.discriminatedUnion('kind', [
  z.strictObject({ ...TERMS, kind: z.literal('FIXED'), value: AMOUNT }),
  z.strictObject({
    ...TERMS,
    kind: z.literal('PERCENT'),
    value: DECIMAL.positive().max(100).transform(toHundredths),
    maxValue: AMOUNT.nullable().default(null),
  }),
])

type Entry = z.output<typeof VOUCHER_ENTRY>

export function toVoucher(entry: Entry): Voucher {
  const { code, currency, categories, modes, variants, perCustomer } = entry
  const terms = {
    code,
    currency,
    categories,
    modes,
    variants,
    perCustomer,
    minTotalInCents: entry.minTotal,
    validFromMs: entry.validFrom,
    validToMs: entry.validTo,
  }
  if (entry.kind === 'FIXED') return { ...terms, kind: 'FIXED', valueInCents: entry.value }
  return { ...terms, kind: 'PERCENT', rateBp: entry.value, maxValueInCents: entry.maxValue }
}

interface Contradiction {
  readonly field: string
  readonly key: string
  readonly reason: string
}

/** Finds what is well-formed but can't be intended: a voucher that nobody could ever use. */
export function findContradiction({ validFrom, validTo, currency, variants }: Entry): Contradiction | null {
  if (validTo !== null && validTo <= validFrom)
    return { field: 'validTo', key: 'VOUCHER_TIME_ORDER', reason: 'must be after validFrom' }
  const other = variants.find((id) => MARKETS[id].currency !== currency)
  if (!other) return null
  const reason = `${other} pays in ${MARKETS[other].currency}, not in ${currency}`
  return { field: 'variants', key: 'VOUCHER_OTHER_CURRENCY', reason }
}

const describeIssues = (issues: readonly z.core.$ZodIssue[]): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`).join('; ')

/** Checks an operator's file entry by entry; a code may occur once. */
export function checkVoucherEntries(entries: readonly unknown[]): VoucherEntry[] {
  const firstNumbers = new Map<string, number>()
  return entries.map((given, index) => {
    const number = index + 1
    const parsed = VOUCHER_ENTRY.safeParse(given)
    if (!parsed.success) return { number, reason: describeIssues(parsed.error.issues) }
    const { code } = parsed.data
    const before = firstNumbers.get(code)
    if (before) return { number, reason: `code: ${code} is already in entry ${before}` }
    firstNumbers.set(code, number)
    const problem = findContradiction(parsed.data)
    if (problem) return { number, reason: `${problem.field}: ${problem.reason}` }
    return { number, voucher: toVoucher(parsed.data) }
  })
}

function readText(path: string): string {
  try {
    const bytes = readFileSync(path)
    if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException
    throw new VoucherFileError(`The file can’t be read: ${code}`)
  }
  throw new VoucherFileError('The file isn’t UTF-8. Save it as UTF-8 and try again')
}

/** Reads an operator's file: a JSON list of vouchers. */
export function readVoucherFile(path: string): VoucherEntry[] {
  const text = readText(path)
  let entries: unknown
  try {
    entries = JSON.parse(text)
  } catch (error) {
    throw new VoucherFileError(`The file can’t be read: ${(error as Error).message}`)
  }
  if (!Array.isArray(entries)) throw new VoucherFileError('The file isn’t a list of vouchers')
  if (entries.length === 0) throw new VoucherFileError('The file has no vouchers')
  return checkVoucherEntries(entries)
}

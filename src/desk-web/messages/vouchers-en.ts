import type { CategoryId } from '#domain/catalogue/category.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { VoucherState } from '#domain/vouchers/voucher-state.ts'

const STATES: Readonly<Record<VoucherState, string>> = {
  planned: 'Planned',
  valid: 'Valid',
  expired: 'Expired',
  ended: 'Ended early',
}

const CATEGORIES: Readonly<Record<CategoryId, string>> = {
  phones: 'Phones',
  tablets: 'Tablets',
  laptops: 'Laptops',
  cameras: 'Cameras',
  lenses: 'Lenses',
  monitors: 'Monitors',
  consoles: 'Consoles',
}

const MODES: Readonly<Record<ShopMode, string>> = {
  default: 'Shop',
  b2bWidget: 'Business shop',
  agan: 'Partners’ shops',
}

/** The texts of vouchers. */
export const VOUCHER_TEXTS = {
  title: 'Vouchers',
  lead: 'Codes that add money to a sale, with their use and what they cost.',
  empty: 'No vouchers yet.',
  columns: {
    code: 'Code',
    value: 'Adds',
    state: 'State',
    uses: 'Sales',
    cost: 'Cost',
    lastUsed: 'Last used',
    from: 'Valid from',
    to: 'Valid until',
    limits: 'Only for',
    perCustomer: 'Per customer',
  },
  states: STATES,
  upTo: (value: string, limit: string) => `${value}, up to ${limit}`,
  fromTotal: (amount: string) => `from ${amount}`,
  end: 'End',
  endNamed: (code: string) => `End ${code}`,
  endTitle: (code: string) => `End ${code}?`,
  endText: 'Nobody can use it from now on, and it can’t be opened again. Sales that have it keep it.',
  ended: (code: string) => `${code} has ended.`,
  newVoucher: 'New voucher',
  newLead: 'It is valid for new sales from its start. Its terms can’t be changed, but it can be ended.',
  all: 'All vouchers',
  fields: {
    code: 'Code: 3 to 30 letters, digits and hyphens',
    kind: 'Kind',
    value: 'Amount',
    percent: 'Percent of the devices that count',
    currency: 'Currency',
    minTotal: 'Least total of the devices that count',
    maxValue: 'Adds at most (empty: no limit)',
    validFrom: 'Valid from',
    validTo: 'Valid until (empty: no end)',
    perCustomer: 'Uses per customer',
  },
  kinds: { FIXED: 'A fixed amount', PERCENT: 'A share' },
  categories: 'Devices that count (none chosen: all)',
  categoryNames: CATEGORIES,
  modes: 'Shops (none chosen: all)',
  modeNames: MODES,
  variants: 'Markets (none chosen: all with the currency)',
  make: 'Make the voucher',
  made: (code: string) => `${code} is made.`,
}

import type { Sale } from '#contracts/desk/sale.ts'
import { isTerminalState, type TradeState } from '#domain/trades/trade-states.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatDay } from '../../platform/format/format-time.ts'

/** Where the money for a device is, in one sentence. */
export interface MoneyLine {
  readonly itemNumber: number
  readonly text: string
  readonly tone: 'plain' | 'accent' | 'late'
}

type Payout = Sale['payouts'][number]

const WORDS = TEXTS.sale.money

/** Why an open hold keeps the money back; null where none does. */
function describeHold({ holds }: Sale): string | null {
  const open = holds.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  return open
    .map(({ reason, until }) => `${TEXTS.holds[reason]}${until === null ? '' : ` (${formatDay(until)})`}`)
    .join(', ')
}

function describePayout(payout: Payout, sale: Sale): Omit<MoneyLine, 'itemNumber'> {
  const { status, settledAt, createdAt, rejectedReason } = payout
  const amount = formatMoney(payout.amountInCents, sale.currency)
  if (status === 'confirmed')
    return { text: WORDS.paid(amount, formatDay(settledAt ?? createdAt)), tone: 'accent' }
  if (status === 'rejected')
    return {
      text: WORDS.rejected(amount, rejectedReason === null ? '' : ` (${rejectedReason})`),
      tone: 'late',
    }
  if (status === 'ordered') return { text: WORDS.ordered(amount, formatDay(createdAt)), tone: 'plain' }
  const hold = describeHold(sale)
  return hold === null
    ? { text: WORDS.due(amount), tone: 'plain' }
    : { text: WORDS.held(amount, hold), tone: 'late' }
}

const UNPAID_ENDS: readonly TradeState[] = ['EXPIRED', 'RECYCLED', 'RETURN_PENDING', 'RETURN_SHIPPED']

const isWithoutPayout = (state: TradeState): boolean => isTerminalState(state) || UNPAID_ENDS.includes(state)

function describeDevice(device: Sale['devices'][number], sale: Sale): Omit<MoneyLine, 'itemNumber'> {
  const { state, declared } = device
  const name = TEXTS.states[state].toLowerCase()
  if (state === 'ACCEPTED' && declared) {
    const agreed = (declared.settledInCents ?? declared.priceInCents) + declared.bonusInCents
    const hold = describeHold(sale)
    const amount = formatMoney(agreed, sale.currency)
    return hold === null
      ? { text: WORDS.due(amount), tone: 'plain' }
      : { text: WORDS.held(amount, hold), tone: 'late' }
  }
  return { text: isWithoutPayout(state) ? WORDS.none(name) : WORDS.notYet(name), tone: 'plain' }
}

/** Answers "where is my money?" for every device of a sale, and for its voucher. */
export function describeMoney(sale: Sale): readonly MoneyLine[] {
  const findLatest = (itemNumber: number) =>
    sale.payouts.filter((payout) => payout.itemNumber === itemNumber).at(-1)
  const devices = sale.devices.map((device): MoneyLine => {
    const { itemNumber } = device
    const payout = findLatest(itemNumber)
    return { itemNumber, ...(payout ? describePayout(payout, sale) : describeDevice(device, sale)) }
  })
  const voucher = findLatest(0)
  return voucher ? [...devices, { itemNumber: 0, ...describePayout(voucher, sale) }] : devices
}

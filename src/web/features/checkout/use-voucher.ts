import { useEffect, useRef, useState } from 'react'
import type { FieldError } from '#contracts/errors.ts'
import type { VoucherCheck } from '#contracts/vouchers.ts'
import { VOUCHER_CHECK_PATH } from '#contracts/vouchers-path.ts'
import type { CartVoucher } from '#domain/cart/cart.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { callApi } from '#web/platform/call-api.ts'
import { changeCart, useCart } from '#web/platform/cart-store.ts'
import { reportVoucher } from '#web/platform/sale-events.ts'

const CENTS_PER_UNIT = 100
const PREFIX = 'VOUCHER_'

/** Why a code adds nothing; `FAILED` when nobody could tell. */
export interface VoucherProblem {
  readonly reason: VoucherRefusalReason | 'FAILED'
  readonly params: NonNullable<FieldError['params']>
}

export interface VoucherUse {
  readonly problem: VoucherProblem | null
  readonly isChecking: boolean
  readonly apply: (code: string) => void
  readonly remove: () => void
  readonly refuse: (error: FieldError) => void
}

const toProblem = ({ key, params = {} }: FieldError): VoucherProblem => ({
  // The server names a reason of this list.
  reason: key.slice(PREFIX.length) as VoucherRefusalReason,
  params,
})

type Outcome = { readonly check: VoucherCheck } | { readonly problem: VoucherProblem }

async function askVoucher(
  code: string,
  lines: readonly { offerId: string; quantity: number }[],
): Promise<Outcome> {
  const result = await callApi<VoucherCheck>(VOUCHER_CHECK_PATH, { body: { code, lines } })
  if (result.kind === 'ok') return { check: result.data }
  const error =
    result.kind === 'refused' ? result.error.errors?.find(({ field }) => field === 'voucher') : undefined
  return { problem: error ? toProblem(error) : { reason: 'FAILED', params: {} } }
}

const setVoucher = (voucher: CartVoucher | null) => changeCart((cart) => ({ ...cart, voucher }))

/** Takes over what came of a check, and reports it. */
function takeOutcome(outcome: Outcome, isTyped: boolean): VoucherProblem | null {
  if ('check' in outcome) {
    const { code, valueInCents, currency } = outcome.check
    setVoucher({ code, value: valueInCents / CENTS_PER_UNIT })
    if (isTyped) reportVoucher({ kind: 'success', voucher: { code, valueInCents }, currency })
    return null
  }
  const { reason } = outcome.problem
  // A lost network takes no voucher away; the trade asks for it in any case.
  if (reason !== 'FAILED') {
    setVoucher(null)
    reportVoucher({ kind: 'fail', reason })
  }
  return outcome.problem
}

/** The voucher of the cart. What it adds depends on the devices: when they change, it is asked for again. */
export function useVoucher(): VoucherUse {
  const { devices, voucher } = useCart()
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const lines = devices.map(({ offerId, quantity }) => ({ offerId, quantity }))
  async function check(code: string, isTyped: boolean): Promise<void> {
    setIsChecking(true)
    setProblem(takeOutcome(await askVoucher(code, lines), isTyped))
    setIsChecking(false)
  }
  const linesKey = JSON.stringify(lines)
  const checkedLines = useRef(linesKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the devices asks again
  useEffect(() => {
    if (checkedLines.current === linesKey) return
    checkedLines.current = linesKey
    if (voucher && lines.length > 0) check(voucher.code, false)
  }, [linesKey])
  return {
    problem,
    isChecking,
    apply: (code) => void check(code, true),
    remove() {
      setProblem(null)
      setVoucher(null)
    },
    refuse(error) {
      setVoucher(null)
      setProblem(toProblem(error))
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import { VOUCHER_CHECK_PATH } from '#contracts/api-paths.ts'
import type { FieldError } from '#contracts/errors.ts'
import type { VoucherCheck } from '#contracts/vouchers.ts'
import type { CartVoucher } from '#domain/cart/cart.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { reportVoucher } from '#web/platform/tracking/sale-events.ts'

const CENTS_PER_UNIT = 100
const SETTLE_MS = 300
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

type Lines = readonly { readonly offerId: string; readonly quantity: number }[]

type Outcome = { readonly check: VoucherCheck } | { readonly problem: VoucherProblem }

async function askVoucher(code: string, lines: Lines): Promise<Outcome> {
  const result = await callApi<VoucherCheck>(VOUCHER_CHECK_PATH, { body: { code, lines } })
  if (result.kind === 'ok') return { check: result.data }
  const error =
    result.kind === 'refused' ? result.error.errors?.find(({ field }) => field === 'voucher') : undefined
  return { problem: error ? toProblem(error) : { reason: 'FAILED', params: {} } }
}

/** A code that the server is asked about; only one that was typed is reported as a success. */
interface Question {
  readonly code: string
  readonly isTyped: boolean
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

/** Asks about one code at a time: of a question that was asked again or forgotten, the answer is not heard. */
function useVoucherQuestion(lines: Lines) {
  const asked = useRef<Question | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const forget = () => {
    asked.current = null
    setIsChecking(false)
  }
  async function ask(question: Question, take: (outcome: Outcome) => void): Promise<void> {
    asked.current = question
    setIsChecking(true)
    const outcome = await askVoucher(question.code, lines)
    if (asked.current !== question) return
    forget()
    take(outcome)
  }
  return { asked, isChecking, ask, forget }
}

/**
 * The voucher of the cart. What it adds depends on the devices: it is asked for when the page opens, because they may
 * have changed on another one, and again with every change. `isSettled`: the offers in the cart hold.
 */
export function useVoucher(isSettled: boolean): VoucherUse {
  const { devices, voucher } = useCart()
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const lines = devices.map(({ offerId, quantity }) => ({ offerId, quantity }))
  const { asked, isChecking, ask, forget } = useVoucherQuestion(lines)
  const check = (question: Question) =>
    ask(question, (outcome) => setProblem(takeOutcome(outcome, question.isTyped)))
  const drop = (reason: VoucherProblem | null) => {
    forget()
    setProblem(reason)
    setVoucher(null)
  }
  const linesKey = JSON.stringify(lines)
  const checkedLines = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the devices asks again
  useEffect(() => {
    if (!isSettled || checkedLines.current === linesKey) return
    // Whoever counts up to ten asks once, not ten times.
    const timer = setTimeout(() => {
      checkedLines.current = linesKey
      const question = asked.current ?? (voucher && { code: voucher.code, isTyped: false })
      if (lines.length === 0) forget()
      else if (question) check({ ...question })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [linesKey, isSettled])
  return {
    problem,
    isChecking,
    apply: (code) => void check({ code, isTyped: true }),
    remove: () => drop(null),
    refuse: (error) => drop(toProblem(error)),
  }
}

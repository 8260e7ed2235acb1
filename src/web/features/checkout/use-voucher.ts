import { useEffect, useRef, useState } from 'react'
import type { FieldError } from '#contracts/errors.ts'
import { VOUCHER_CHECK_PATH } from '#contracts/paths/offers.ts'
import type { VoucherCheck } from '#contracts/vouchers.ts'
import type { CartVoucher } from '#domain/cart/cart.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { reportVoucher } from '#web/platform/tracking/sale-events.ts'

const CENTS_PER_UNIT = 100
const SETTLE_MS = 300
const PREFIX = 'VOUCHER_'

/** Why a code adds nothing; `FAILED` when there was no answer. */
export interface VoucherProblem {
  readonly reason: VoucherRefusalReason | 'FAILED'
  readonly params: NonNullable<FieldError['params']>
}

/** What became of a code just now. */
export interface VoucherOutcome {
  readonly kind: 'applied' | 'refused' | 'removed'
  readonly code: string
  /** Whether the seller has asked for it, and not a change of the devices. */
  readonly isAsked: boolean
}

export interface VoucherUse {
  readonly problem: VoucherProblem | null
  readonly isChecking: boolean
  /** Until it is dealt with: the focus moves on, and the outcome is read out. */
  readonly outcome: VoucherOutcome | null
  readonly forgetOutcome: () => void
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

type CheckAnswer = { readonly check: VoucherCheck } | { readonly problem: VoucherProblem }

async function requestCheck(code: string, lines: Lines): Promise<CheckAnswer> {
  const result = await callApi<VoucherCheck>(VOUCHER_CHECK_PATH, { body: { code, lines } })
  if (result.kind === 'ok') return { check: result.data }
  const error =
    result.kind === 'refused' ? result.error.errors?.find(({ field }) => field === 'voucher') : undefined
  return { problem: error ? toProblem(error) : { reason: 'FAILED', params: {} } }
}

/** A code that is being checked; only a typed one is reported as a success. */
interface VoucherLookup {
  readonly code: string
  readonly isTyped: boolean
}

const setVoucher = (voucher: CartVoucher | null) => changeCart((cart) => ({ ...cart, voucher }))

/** Applies the answer to a check to the cart, and reports it. */
function applyAnswer(answer: CheckAnswer, isTyped: boolean): VoucherProblem | null {
  if ('check' in answer) {
    const { code, valueInCents, currency } = answer.check
    setVoucher({ code, value: valueInCents / CENTS_PER_UNIT })
    if (isTyped) reportVoucher({ kind: 'success', voucher: { code, valueInCents }, currency })
    return null
  }
  const { reason } = answer.problem
  // Without a network the voucher stays; the trade checks it in any case.
  if (reason !== 'FAILED') {
    setVoucher(null)
    reportVoucher({ kind: 'fail', reason })
  }
  return answer.problem
}

/** Checks one code at a time: the answer to a lookup that was replaced or dropped is ignored. */
function useVoucherLookup(lines: Lines) {
  const pending = useRef<VoucherLookup | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const forget = () => {
    pending.current = null
    setIsChecking(false)
  }
  async function request(lookup: VoucherLookup, take: (answer: CheckAnswer) => void): Promise<void> {
    pending.current = lookup
    setIsChecking(true)
    const answer = await requestCheck(lookup.code, lines)
    if (pending.current !== lookup) return
    forget()
    take(answer)
  }
  return { pending, isChecking, request, forget }
}

/**
 * The voucher of the cart. What it adds depends on the devices: it is checked when the page opens, because they may
 * have changed on another page, and again with every change. `isSettled`: the offers in the cart are valid.
 */
export function useVoucher(isSettled: boolean): VoucherUse {
  const { devices, voucher } = useCart()
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const [outcome, setOutcome] = useState<VoucherOutcome | null>(null)
  const lines = devices.map(({ offerId, quantity }) => ({ offerId, quantity }))
  const { pending, isChecking, request, forget } = useVoucherLookup(lines)
  const check = (lookup: VoucherLookup) =>
    request(lookup, (answer) => {
      const reason = applyAnswer(answer, lookup.isTyped)
      setProblem(reason)
      setOutcome({ kind: reason ? 'refused' : 'applied', code: lookup.code, isAsked: lookup.isTyped })
    })
  const drop = (kind: 'refused' | 'removed', reason: VoucherProblem | null) => {
    forget()
    setProblem(reason)
    setOutcome({ kind, code: voucher?.code ?? '', isAsked: true })
    setVoucher(null)
  }
  const linesKey = JSON.stringify(lines)
  const checkedLines = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the devices checks again
  useEffect(() => {
    if (!isSettled || checkedLines.current === linesKey) return
    // A seller who counts up to ten causes one check, not ten.
    const timer = setTimeout(() => {
      checkedLines.current = linesKey
      const lookup = pending.current ?? (voucher && { code: voucher.code, isTyped: false })
      if (lines.length === 0) forget()
      else if (lookup) check({ ...lookup })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [linesKey, isSettled])
  return {
    problem,
    isChecking,
    outcome,
    forgetOutcome: () => setOutcome(null),
    apply: (code) => void check({ code, isTyped: true }),
    remove: () => drop('removed', null),
    refuse: (error) => drop('refused', toProblem(error)),
  }
}

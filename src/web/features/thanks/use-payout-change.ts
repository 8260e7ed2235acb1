import { type FormEvent, useRef, useState } from 'react'
import { problemsOf } from '#domain/customers/field-reading.ts'
import { readPaymentAccount } from '#domain/customers/payment-account.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { useShop } from '#web/platform/page/shop.tsx'
import type { SaleChangeProps } from './cancel-sale.tsx'
import { type ChangeFailure, changeTradePayout, failureOf, fieldProblemsOf } from './change-trade.ts'

export interface PayoutValues {
  readonly paymentTypeId: number
  readonly iban: string
  readonly accountHolder: string
  readonly paypalAccount: string
}

export interface PayoutChange {
  readonly values: PayoutValues
  /** Problems that may be shown: none before the first attempt. */
  readonly problems: readonly FieldProblem[]
  readonly attempt: number
  readonly isSending: boolean
  readonly failure: ChangeFailure | null
  readonly change: (change: Partial<PayoutValues>) => void
  readonly submit: (event: FormEvent) => void
}

/** Whether the account is the seller's own is the server's to say: the page does not know the whole name. */
function useCheck(): (values: PayoutValues) => FieldProblem[] {
  const { paymentTypes } = useShop().market
  return (values) => problemsOf(readPaymentAccount(values, { paymentTypes, owner: null }).readings)
}

/** A form for another account; it speaks when it is sent, and from then on while it is put right. */
export function usePayoutChange({ trade, access, onChanged }: SaleChangeProps): PayoutChange {
  const check = useCheck()
  const [values, setValues] = useState<PayoutValues>({
    paymentTypeId: trade.paymentTypeId,
    iban: '',
    accountHolder: '',
    paypalAccount: '',
  })
  const [refused, setRefused] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'idle' | 'sending' | ChangeFailure>('idle')
  const isSending = useRef(false)
  const own = check(values)
  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    const result = await changeTradePayout(access, values)
    isSending.current = false
    if (result.kind === 'ok') return onChanged(result.data)
    const found = result.kind === 'refused' ? fieldProblemsOf(result.error) : []
    setRefused(found)
    setState(found.length > 0 ? 'idle' : failureOf(result))
    if (found.length > 0) setAttempt((count) => count + 1)
  }
  return {
    values,
    attempt,
    isSending: state === 'sending',
    problems: attempt > 0 ? [...own, ...refused] : [],
    failure: state === 'idle' || state === 'sending' ? null : state,
    change(change) {
      setValues((before) => ({ ...before, ...change }))
      setRefused([])
    },
    submit(event) {
      event.preventDefault()
      setRefused([])
      setAttempt(own.length > 0 ? attempt + 1 : 0)
      if (own.length === 0) void send()
    },
  }
}

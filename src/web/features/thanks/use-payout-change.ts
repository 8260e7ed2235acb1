import type { TradeView } from '#contracts/trades.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { readPaymentAccount } from '#domain/customers/payment-account.ts'
import type { StepUpUse } from '#web/forms/step-up/use-step-up.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { SaleChangeProps } from './cancel-sale.tsx'
import { changeTradePayout } from './change-trade.ts'

export interface PayoutValues {
  readonly paymentTypeId: number
  readonly iban: string
  readonly accountHolder: string
  readonly paypalAccount: string
}

/** A form for another account. Only the server knows whose name it has to be in: the page has no full names. */
export function usePayoutChange(
  { trade, access, onChanged }: SaleChangeProps,
  { sendWithProof }: Pick<StepUpUse, 'sendWithProof'>,
): Form<PayoutValues> {
  const { paymentTypes } = useShop().market
  return useForm<PayoutValues, TradeView>({
    initial: { paymentTypeId: trade.paymentTypeId, iban: '', accountHolder: '', paypalAccount: '' },
    check: (values) => listProblems(readPaymentAccount(values, { paymentTypes, owner: 'hidden' }).readings),
    send: (values) => sendWithProof((headers) => changeTradePayout(access, { payment: values, headers })),
    // The page asks for the proof instead.
    onRefused: ({ id }) => id === 'STEP_UP_REQUIRED',
    onDone: (_, changed) => onChanged(changed),
  })
}

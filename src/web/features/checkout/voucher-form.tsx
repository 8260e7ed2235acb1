import { type FormEvent, useState } from 'react'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { VoucherProblem, VoucherUse } from './use-voucher.ts'

function useVoucherProblemText() {
  const { market } = useShop()
  const t = useTranslate()
  return (problem: VoucherProblem | null): string | undefined => {
    if (!problem) return undefined
    const total = formatMoney(market, Number(problem.params.minTotalInCents ?? 0))
    return t(`VOUCHER_${problem.reason}` as MessageKey, { total })
  }
}

/** Takes a voucher code. It stays open while there is something to say about it. */
export function VoucherForm({ use }: { readonly use: VoucherUse }) {
  const t = useTranslate()
  const { market } = useShop()
  const { voucher } = useCart()
  const problemText = useVoucherProblemText()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !use.isChecking) use.apply(code)
  }
  const value = voucher ? formatMoney(market, Math.round(voucher.value * 100)) : ''
  return (
    <details className="mt-6" open={use.problem !== null || voucher !== null}>
      <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {t('VOUCHER_TITLE')}
      </summary>
      <form onSubmit={submit} className="mt-2 flex max-w-md flex-wrap items-end gap-3">
        <TextField
          name="voucher"
          label={t('VOUCHER_CODE')}
          value={code}
          onChange={setCode}
          problem={problemText(use.problem)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="min-w-40 flex-1"
        />
        <button
          type="submit"
          disabled={use.isChecking}
          className={`${BUTTON_STYLES.secondary} ${use.problem ? 'self-center' : ''}`}
        >
          {t('VOUCHER_APPLY')}
        </button>
      </form>
      <p role="status" className="mt-2 text-small text-ink-soft">
        {voucher && !use.problem ? t('VOUCHER_APPLIED', { code: voucher.code, value }) : ''}
      </p>
    </details>
  )
}

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { VoucherOutcome, VoucherProblem, VoucherUse } from './use-voucher.ts'

function useVoucherTexts() {
  const { market } = useShop()
  const t = useTranslate()
  const { voucher } = useCart()
  return {
    applied: voucher
      ? t('VOUCHER_APPLIED', {
          code: voucher.code,
          value: formatMoney(market, Math.round(voucher.value * 100)),
        })
      : '',
    describeProblem({ reason, params }: VoucherProblem): string {
      const total = formatMoney(market, Number(params.minTotalInCents ?? 0))
      return t(`VOUCHER_${reason}` as MessageKey, { total })
    },
    describeRemoval: (code: string): string => t('CART_REMOVED', { name: t('VOUCHER_LINE', { code }) }),
  }
}

/** Opens the form and moves the focus to its field; false if it is there already, and nothing would be read out. */
function focusField(details: HTMLDetailsElement | null): boolean {
  const field = details?.querySelector('input')
  if (!details || !field) return false
  details.open = true
  if (document.activeElement === field) return false
  field.focus()
  return true
}

interface OutcomeEffect {
  readonly use: VoucherUse
  readonly details: RefObject<HTMLDetailsElement | null>
  readonly onOutcome: (outcome: VoucherOutcome) => void
}

/** Deals with an outcome once, also with one from another step. */
function useOutcomeEffect({ use, details, onOutcome }: OutcomeEffect): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (!use.outcome || !details.current) return
    use.forgetOutcome()
    onOutcome(use.outcome)
  }, [use.outcome])
}

export interface VoucherFormProps {
  readonly use: VoucherUse
  /** Reads out what the focus does not tell. */
  readonly announce: (text: string) => void
}

/** Takes a voucher code. What is wrong with it is said at its field. */
export function VoucherForm({ use, announce }: VoucherFormProps) {
  const t = useTranslate()
  const { voucher } = useCart()
  const { applied, describeProblem, describeRemoval } = useVoucherTexts()
  const [code, setCode] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const [isOpen, setIsOpen] = useState(voucher !== null || use.problem !== null)
  const details = useRef<HTMLDetailsElement>(null)
  const refusal = use.problem ? describeProblem(use.problem) : undefined
  const problem = isEmpty ? t('PROBLEM_FIELD_REQUIRED') : refusal
  useOutcomeEffect({
    use,
    details,
    onOutcome({ kind, code: given, isAsked }) {
      if (kind === 'applied' && isAsked) announce(applied)
      if (kind === 'removed') {
        focusField(details.current)
        announce(describeRemoval(given))
      }
      if (kind !== 'refused') return
      // Without the code nobody would know which one is meant.
      if (code === '') setCode(given)
      if (details.current) details.current.open = true
      // A field that takes the focus is read with its problem.
      const isRead = isAsked && focusField(details.current)
      if (!isRead) announce(refusal ?? '')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = code.trim() === ''
    setIsEmpty(isMissing)
    if (isMissing && !focusField(details.current)) announce(t('PROBLEM_FIELD_REQUIRED'))
    if (!isMissing && !use.isChecking) use.apply(code)
  }
  const type = (text: string) => {
    setCode(text)
    setIsEmpty(false)
  }
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="mt-6"
    >
      <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {t('VOUCHER_TITLE')}
      </summary>
      <form noValidate onSubmit={submit} className="mt-2 flex max-w-md flex-wrap items-end gap-3">
        <TextField
          name="voucher"
          label={t('VOUCHER_CODE')}
          value={code}
          onChange={type}
          problem={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="min-w-[min(10rem,100%)] flex-1"
        />
        <button
          type="submit"
          aria-disabled={use.isChecking}
          className={`${BUTTON_STYLES.secondary} ${problem ? 'self-center' : ''} aria-disabled:cursor-wait`}
        >
          {t('VOUCHER_APPLY')}
        </button>
      </form>
      {applied && !use.problem && <p className="mt-2 text-small text-ink-soft">{applied}</p>}
    </details>
  )
}

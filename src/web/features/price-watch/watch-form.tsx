import { type InputHTMLAttributes, useId } from 'react'
import { PRICE_WATCH_FORM_PATH } from '#contracts/paths/price-watch.ts'
import type { PriceWatchData } from '#contracts/price-watch.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { FormFields } from '#domain/newsletter/newsletter-choices.ts'
import { checkWatch } from '#domain/price-watch/check-watch.ts'
import { WATCH_KINDS, type WatchKind } from '#domain/price-watch/decide-watch.ts'
import { MAX_WATCHES, WATCH_MONTHS, WATCH_PAUSE_DAYS } from '#domain/price-watch/watch-clock.ts'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useNativeForm } from '#web/forms/use-native-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

const KIND_TEXTS = {
  reached: 'PRICE_WATCH_KIND_REACHED',
  changed: 'PRICE_WATCH_KIND_CHANGED',
} as const satisfies Readonly<Record<WatchKind, string>>

const findProblems =
  (priceInCents: number) =>
  ({ kind, amount, email }: FormFields): readonly FieldProblem[] => {
    const checked = checkWatch(
      {
        kind: kind?.[0] === 'changed' ? 'changed' : 'reached',
        amount: amount?.[0] ?? '',
        email: email?.[0] ?? '',
      },
      priceInCents,
    )
    return checked.kind === 'problems' ? checked.problems : []
  }

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly problem: string | undefined
}

/** Uncontrolled: what was typed before the script ran stays. */
function Field({ label, problem, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={`${FIELD_STYLE} ${problem ? 'border-error' : 'border-edge'}`}
      />
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}

function KindField() {
  const t = useTranslate()
  return (
    <fieldset className="min-w-0">
      <legend className="text-title font-semibold">{t('PRICE_WATCH_KIND')}</legend>
      <div className="mt-2 grid">
        {WATCH_KINDS.map((kind, index) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={index === 0}
              className="size-5 shrink-0 accent-accent"
            />
            {t(KIND_TEXTS[kind])}
          </label>
        ))}
      </div>
      <p className="hidden text-small text-ink-soft group-has-[[value=changed]:checked]:block">
        {t('PRICE_WATCH_PAUSE', { days: WATCH_PAUSE_DAYS })}
      </p>
    </fieldset>
  )
}

/** Asks when to write, and to whom: a plain form, so it works before the script runs, and without it. */
export function WatchForm({ device, watched, search }: PriceWatchData) {
  const { market } = useShop()
  const t = useTranslate()
  const { problems, attempt, submit } = useNativeForm(findProblems(watched.priceInCents))
  const describeProblem = useProblemText(problems)
  return (
    <form
      method="post"
      action={PRICE_WATCH_FORM_PATH}
      noValidate
      onSubmit={submit}
      aria-label={t('SCREEN_PRICE_WATCH')}
      className="group mt-8 grid max-w-xl min-w-0 gap-6"
    >
      <input type="hidden" name="device" value={device.id} />
      <input type="hidden" name="pdp" value={device.url} />
      <input type="hidden" name="search" value={search} />
      <FormProblems problems={problems} attempt={attempt} />
      <KindField />
      <div className="max-w-60 group-has-[[value=changed]:checked]:hidden">
        <Field
          name="amount"
          label={t('PRICE_WATCH_AMOUNT', { currency: market.currency })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          problem={describeProblem('amount')}
        />
      </div>
      <Field
        name="email"
        type="email"
        label={t('PRICE_WATCH_EMAIL')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        problem={describeProblem('email')}
      />
      <p className="text-small text-ink-soft">
        {t('PRICE_WATCH_TERMS', { months: WATCH_MONTHS, max: MAX_WATCHES })}
      </p>
      <div>
        <SubmitButton isSending={false}>{t('PRICE_WATCH_SUBMIT')}</SubmitButton>
      </div>
    </form>
  )
}

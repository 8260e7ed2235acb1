import type { RecyclingData, RecyclingValues } from '#contracts/recycling.ts'
import { RECYCLING_LABEL_DAYS, RECYCLING_MAX_DEVICES } from '#domain/recycling/recycling-limits.ts'
import { RECYCLING_KEEP_DAYS } from '#domain/retention/keep-periods.ts'
import { buildPath } from '#domain/routing/path.ts'
import { AddressFields } from '#web/forms/address-fields.tsx'
import { EmailField } from '#web/forms/email-field.tsx'
import { EmptyField } from '#web/forms/empty-field.tsx'
import { FormField } from '#web/forms/form-field.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { NameFields } from '#web/forms/person-fields.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import type { SubmitState } from '#web/forms/submit-state.ts'
import type { Form } from '#web/forms/use-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRecyclingForm } from './use-recycling-form.ts'

const LINK_STYLE = 'text-accent underline underline-offset-4 hover:text-accent-strong'

/** What must not be posted, and the confirmation that it isn't. */
function BatteryField({
  form,
  tipsPath,
}: { readonly form: Form<RecyclingValues> } & Pick<RecyclingData, 'tipsPath'>) {
  const t = useTranslate()
  const describeProblem = useProblemText(form.problems)
  return (
    <Notice tone="plain">
      <p className="font-semibold">{t('RECYCLING_BATTERY')}</p>
      <p className="mt-1">
        {t('RECYCLING_BATTERY_TEXT')}{' '}
        {tipsPath && (
          <AppLink href={tipsPath} className={LINK_STYLE}>
            {t('RECYCLING_BATTERY_LINK')}
          </AppLink>
        )}
      </p>
      <CheckField
        name="isBatterySafe"
        isChecked={form.values.isBatterySafe}
        onChange={(isBatterySafe) => form.change({ isBatterySafe })}
        problem={describeProblem('isBatterySafe')}
      >
        {t('RECYCLING_BATTERY_CONFIRM')}
      </CheckField>
    </Notice>
  )
}

const SILENT: readonly SubmitState['kind'][] = ['idle', 'sending', 'done']

/** Why no label is on its way; the place is there from the start, so that what appears in it is read out. */
function Outcome({ state }: Pick<Form<RecyclingValues>, 'state'>) {
  const t = useTranslate()
  return (
    <div role="alert">
      {!SILENT.includes(state.kind) && (
        <div className="pb-4">
          <Notice tone="error">
            <p>{t(state.kind === 'busy' ? 'RECYCLING_BUSY' : 'RECYCLING_FAILED')}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}

/** What the sender should know before asking: it is free, it is not returned, and what happens to the details. */
function Terms() {
  const t = useTranslate()
  const { privacyPath } = useShop()
  return (
    <div className="grid gap-2 text-small text-ink-soft">
      <p>{t('RECYCLING_TERMS')}</p>
      <p>{t('RECYCLING_LIMIT', { days: RECYCLING_LABEL_DAYS })}</p>
      <p>
        {t('RECYCLING_PRIVACY', { days: RECYCLING_KEEP_DAYS })}{' '}
        {privacyPath && (
          <AppLink href={privacyPath} className={LINK_STYLE}>
            {t('RECYCLING_PRIVACY_LINK')}
          </AppLink>
        )}
      </p>
    </div>
  )
}

export interface RecyclingFormProps {
  readonly data: RecyclingData
  readonly onSent: (email: string) => void
}

/** The form: sent by the script, or by the browser itself to the same page. */
export function RecyclingForm({ data, onSent }: RecyclingFormProps) {
  const t = useTranslate()
  const { market } = useShop()
  const { element, form } = useRecyclingForm(data.form, onSent)
  const isSending = form.state.kind === 'sending'
  return (
    <form
      ref={element}
      noValidate
      method="post"
      action={buildPath(market, 'recycling')}
      onSubmit={form.submit}
      className="relative mt-6 grid min-w-0 gap-5"
    >
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <FormField
        form={form}
        name="device"
        label={t('RECYCLING_DEVICE')}
        hint={t('RECYCLING_DEVICE_HINT', { count: RECYCLING_MAX_DEVICES })}
        autoComplete="off"
      />
      <EmailField form={form} name="email" label={t('FIELD_EMAIL')} hint={t('RECYCLING_EMAIL_HINT')} />
      <div className="grid gap-5 sm:grid-cols-6">
        <NameFields form={form} />
        <AddressFields form={form} />
      </div>
      <BatteryField form={form} tipsPath={data.tipsPath} />
      <EmptyField />
      <Terms />
      <div>
        <Outcome state={form.state} />
        <SubmitButton isSending={isSending}>
          {t(isSending ? 'RECYCLING_SENDING' : 'RECYCLING_SUBMIT')}
        </SubmitButton>
      </div>
    </form>
  )
}

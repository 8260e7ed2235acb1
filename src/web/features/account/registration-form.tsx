import { useState } from 'react'
import type { MessageKey } from '#messages/message-key.ts'
import { EmailField } from '#web/forms/email-field.tsx'
import { CompanyFields, NameFields } from '#web/forms/person-fields.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { register } from '#web/platform/account/guest-api.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { loadOptionally } from '#web/platform/navigation/preload.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { AccountForm } from './account-form.tsx'
import { NewPassword } from './new-password.tsx'
import { getHolder } from './registration-details.ts'
import { RegistrationExtras } from './registration-extras.tsx'
import {
  type CustomerKind,
  listCustomerKinds,
  type RegistrationValues,
  readHolder,
  startRegistration,
  toRegistration,
} from './registration-values.ts'

const KIND_TEXTS = {
  private: 'REGISTER_KIND_PRIVATE',
  business: 'REGISTER_KIND_BUSINESS',
} as const satisfies Record<CustomerKind, MessageKey>

function AccessFields({ form }: { readonly form: Form<RegistrationValues> }) {
  const t = useTranslate()
  return (
    <FieldSection title={t('REGISTER_ACCESS')}>
      <EmailField
        form={form}
        name="email"
        label={t('FIELD_EMAIL')}
        hint={t('REGISTER_EMAIL_HINT')}
        autoComplete="username"
        className="sm:col-span-6"
      />
      <NewPassword form={form} name="password" label={t('FIELD_PASSWORD')} className="sm:col-span-6" />
    </FieldSection>
  )
}

function Reasons() {
  const t = useTranslate()
  const reasons = [t('REGISTER_WHY_HISTORY'), t('REGISTER_WHY_DETAILS'), t('REGISTER_WHY_LEAVE')]
  return (
    <aside className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-title">{t('REGISTER_WHY')}</h2>
      <ul className="mt-4 grid gap-3">
        {reasons.map((reason) => (
          <li key={reason} className="grid grid-cols-[1.75rem_1fr]">
            <Icon name="tick" className="mt-0.5 size-5 text-accent" />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4">
        {t('REGISTER_HAS_ACCOUNT')}{' '}
        <RouteLink route="accountOverview" className={LINK_STYLE}>
          {t('SIGN_IN_TITLE')}
        </RouteLink>
      </p>
    </aside>
  )
}

type Rules = typeof import('./find-registration-problems.ts')

/** The rules load once the form is in use. Until then nothing is wrong with it, or else the server says so. */
function useRules() {
  const [rules, setRules] = useState<Rules | null>(null)
  const load = () =>
    void loadOptionally(() => import('./find-registration-problems.ts')).then(setRules, reportProblem)
  return { rules, load }
}

/** Registers a new customer. */
export function RegistrationForm({ onDone }: { readonly onDone: (email: string) => void }) {
  const t = useTranslate()
  const { shopMode, market, brand } = useShop()
  const kinds = listCustomerKinds(shopMode, market)
  const [kind, setKind] = useState<CustomerKind>(kinds[0] ?? 'private')
  const { rules, load } = useRules()
  const form = useForm<RegistrationValues>({
    initial: startRegistration(market),
    check: (values) => rules?.findRegistrationProblems(values, { kind, market, brand }) ?? [],
    send: (values) => register(toRegistration(values, { kind, market })),
    onDone: ({ email }) => onDone(email.trim()),
  })
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      <AccountForm form={form} submitKey="REGISTER_SUBMIT" onUse={load}>
        {kinds.length > 1 && (
          <FieldSection title={t('REGISTER_KIND')}>
            <ChoiceCards
              name="kind"
              options={kinds.map((value) => ({ value, label: t(KIND_TEXTS[value]) }))}
              value={kind}
              onChange={setKind}
            />
          </FieldSection>
        )}
        {kind === 'business' && (
          <FieldSection title={t('REGISTER_COMPANY')}>
            <CompanyFields form={form} />
          </FieldSection>
        )}
        <FieldSection title={t(kind === 'business' ? 'REGISTER_CONTACT' : 'REGISTER_PERSON')}>
          <NameFields form={form} />
        </FieldSection>
        <AccessFields form={form} />
        <RegistrationExtras form={form} holder={getHolder(form.values, readHolder(form.values, kind))} />
      </AccountForm>
      <Reasons />
    </div>
  )
}

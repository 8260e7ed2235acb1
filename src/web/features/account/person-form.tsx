import type { Customer } from '#contracts/customer-resources.ts'
import { parseIsoDay } from '#domain/customers/birth-date.ts'
import { listProblems, type Reading } from '#domain/customers/field-reading.ts'
import { readBirthDate, readPersonName, readPhone } from '#domain/customers/person-fields.ts'
import { formatMarketDate, toMarketDay } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { BirthDateField, NameFields } from '#web/forms/person-fields.tsx'
import { PhoneField } from '#web/forms/phone-field.tsx'
import { type StepUpUse, useStepUp } from '#web/forms/step-up/use-step-up.ts'
import { useForm } from '#web/forms/use-form.ts'
import { changePerson, changePhone } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from './account-form.tsx'
import { ProvenForm } from './proven-form.tsx'

interface CustomerProps {
  readonly customer: Customer
}

/** A day as it is typed here; empty without one. */
function formatTypedDay(market: PublicMarket, isoDay: string | null): string {
  const day = isoDay === null ? null : parseIsoDay(isoDay)
  return day ? formatMarketDate(market, day) : ''
}

/** A missing birth date may stay missing; a known one may be corrected, not removed. */
function readOwnBirthDate(typed: string, customer: Customer): Reading<string | null> {
  const isLeftOut = typed.trim() === '' && customer.birthDate === null
  return isLeftOut ? { value: null } : readBirthDate(typed, { today: toMarketDay(new Date()) })
}

function usePersonForm(customer: Customer, stepUp: StepUpUse) {
  const { market } = useShop()
  const isBusiness = customer.companyName !== null
  const readTypedBirthDate = (typed: string): Reading<string | null> =>
    isBusiness ? { value: null } : readOwnBirthDate(typed, customer)
  return useForm({
    initial: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      birthDate: formatTypedDay(market, customer.birthDate),
    },
    check: ({ firstName, lastName, birthDate }) =>
      listProblems({
        firstName: readPersonName(firstName),
        lastName: readPersonName(lastName),
        birthDate: readTypedBirthDate(birthDate),
      }),
    send: ({ firstName, lastName, birthDate }) => {
      const change = { firstName, lastName, birthDate: readTypedBirthDate(birthDate).value }
      return stepUp.sendWithProof((headers) => changePerson(customer, change, headers))
    },
  })
}

function Company({ customer: { companyName, vatId } }: CustomerProps) {
  const t = useTranslate()
  return (
    <p>
      <span className="block font-medium">
        {t('MANAGEMENT_COMPANY', { company: companyName ?? '', vatId: vatId ?? '' })}
      </span>
      <span className="block text-small text-ink-soft">{t('MANAGEMENT_COMPANY_HINT')}</span>
    </p>
  )
}

/** Name and birth date, or who speaks for the company. */
export function PersonForm({ customer }: CustomerProps) {
  const t = useTranslate()
  const stepUp = useStepUp()
  const form = usePersonForm(customer, stepUp)
  const isBusiness = customer.companyName !== null
  const title = t(isBusiness ? 'MANAGEMENT_PERSON_BUSINESS' : 'MANAGEMENT_PERSON')
  return (
    <AccountCard title={title} {...(isBusiness ? {} : { hint: t('MANAGEMENT_PERSON_HINT') })}>
      <ProvenForm form={form} submitKey="ACCOUNT_SAVE" doneKey="ACCOUNT_SAVED" stepUp={stepUp}>
        {isBusiness && <Company customer={customer} />}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
          <NameFields form={form} />
          {!isBusiness && <BirthDateField form={form} />}
        </div>
      </ProvenForm>
    </AccountCard>
  )
}

export function PhoneForm({ customer }: CustomerProps) {
  const t = useTranslate()
  const { market } = useShop()
  const form = useForm({
    initial: { phone: customer.phoneContact?.phone ?? '' },
    check: ({ phone }) => listProblems({ phone: readPhone(phone, market) }),
    send: ({ phone }) => changePhone(customer, phone),
  })
  return (
    <AccountCard title={t('MANAGEMENT_PHONE')} hint={t('MANAGEMENT_PHONE_HINT')}>
      <AccountForm form={form} submitKey="ACCOUNT_SAVE" doneKey="ACCOUNT_SAVED">
        <PhoneField form={form} name="phone" label={t('FIELD_PHONE_NUMBER')} className="sm:max-w-xs" />
      </AccountForm>
    </AccountCard>
  )
}

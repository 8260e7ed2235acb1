import type { IndividualOfferData, IndividualOfferValues } from '#contracts/individual-offers.ts'
import { formatMoney } from '#messages/format-money.ts'
import { AddedField } from '#web/forms/added-field.tsx'
import { AddressFields } from '#web/forms/address-fields.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { BankFields } from '#web/forms/payout-fields.tsx'
import { CompanyFields, NameFields } from '#web/forms/person-fields.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import type { Fields } from '#web/forms/use-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useTypedFormats } from '#web/forms/use-typed-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { getHolder, useAcceptForm } from './use-accept-form.ts'

function PageLink({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="text-accent underline">
      {text}
    </a>
  )
}

interface DeclarationProps extends Pick<IndividualOfferData, 'termsPath'> {
  readonly form: Fields<IndividualOfferValues>
  readonly count: number
}

/** What a seller declares before we may buy: the right to sell, and the terms. */
function Declaration({ form, count, termsPath }: DeclarationProps) {
  const t = useTranslate()
  const { privacyPath } = useShop()
  const describeProblem = useProblemText(form.problems)
  return (
    <CheckField
      name="declaration"
      isChecked={form.values.declaration}
      onChange={(declaration) => form.change({ declaration })}
      problem={describeProblem('declaration')}
    >
      {t('REVIEW_DECLARATION', { count })}{' '}
      {termsPath && <PageLink path={termsPath} text={t('REVIEW_TERMS_LINK')} />}
      {termsPath && privacyPath && ' · '}
      {privacyPath && <PageLink path={privacyPath} text={t('REVIEW_PRIVACY_LINK')} />}
    </CheckField>
  )
}

function SellerFields({
  form,
  email,
}: {
  readonly form: Fields<IndividualOfferValues>
  readonly email: string
}) {
  const t = useTranslate()
  const { phone } = useTypedFormats()
  return (
    <>
      <FieldSection title={t('DETAILS_CONTACT')} hint={t('INDIVIDUAL_MAIL', { email })}>
        <CompanyFields form={form} />
        <NameFields form={form} />
        <AddedField
          form={form}
          name="phone"
          label={t('FIELD_PHONE')}
          addLabel={t('FIELD_PHONE_ADD')}
          hint={t('FIELD_PHONE_HINT')}
          type="tel"
          autoComplete="tel"
          {...phone}
        />
      </FieldSection>
      <FieldSection title={t('DETAILS_ADDRESS_BUSINESS')} hint={t('DETAILS_ADDRESS_HINT')}>
        <AddressFields form={form} />
      </FieldSection>
      <FieldSection title={t('INDIVIDUAL_PAYOUT')}>
        <BankFields form={form} holder={getHolder(form.values)} />
      </FieldSection>
    </>
  )
}

export interface AcceptFormProps {
  readonly data: IndividualOfferData
  /** The page itself. */
  readonly action: string
}

/** Accepts the offer with what a sale needs. */
export function AcceptForm({ data, action }: AcceptFormProps) {
  const t = useTranslate()
  const { market } = useShop()
  const { element, form } = useAcceptForm(data)
  const { offer, termsPath } = data
  const count = offer.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="accept-offer" className="mt-10 max-w-2xl">
      <h2 id="accept-offer" className="text-section">
        {t('INDIVIDUAL_ACCEPT_TITLE')}
      </h2>
      <form
        ref={element}
        noValidate
        method="post"
        action={action}
        onSubmit={(event) => {
          if (!form.validate()) event.preventDefault()
        }}
        className="mt-6 grid min-w-0 gap-8"
      >
        <FormProblems problems={form.problems} attempt={form.attempt} />
        <SellerFields form={form} email={offer.email} />
        <Declaration form={form} count={count} termsPath={termsPath} />
        <div>
          <div role="alert">
            {data.form.kind === 'failed' && (
              <div className="pb-4">
                <Notice tone="error">
                  <p>{t('INDIVIDUAL_FAILED')}</p>
                </Notice>
              </div>
            )}
          </div>
          <SubmitButton isSending={false}>
            {t('INDIVIDUAL_ACCEPT', { total: formatMoney(market, offer.totalInCents) })}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}

import type { Customer } from '#contracts/customer-resources.ts'
import { problemsOf } from '#domain/customers/field-reading.ts'
import { readAddress } from '#domain/customers/person-fields.ts'
import { changeAddress } from '#web/platform/account/customer-api.ts'
import { CountryField } from '#web/platform/country-field.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountForm, FormField } from './form-parts.tsx'
import { RequireCustomer } from './require-customer.tsx'
import { useForm } from './use-form.ts'

function useAddressForm({ address }: Customer) {
  const { market } = useShop()
  const known = address && market.countries.includes(address.country) ? address.country : null
  return useForm({
    initial: {
      street: address?.street ?? '',
      houseNumber: address?.houseNumber ?? '',
      addressExtra: address?.addressExtra ?? '',
      zip: address?.zip ?? '',
      city: address?.city ?? '',
      country: known ?? market.countries[0] ?? '',
    },
    check: (values) => problemsOf(readAddress(values, market)),
    send: changeAddress,
  })
}

function AddressForm({ customer }: { readonly customer: Customer }) {
  const t = useTranslate()
  const { market } = useShop()
  const form = useAddressForm(customer)
  const problemOf = useProblemText(form.problems)
  return (
    <AccountForm {...{ form, submitKey: 'ACCOUNT_SAVE', doneKey: 'ACCOUNT_SAVED' }}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
        <FormField
          {...{ form, name: 'street', label: t('FIELD_STREET'), autoComplete: 'address-line1' }}
          className="sm:col-span-4"
        />
        <FormField
          {...{ form, name: 'houseNumber', label: t('FIELD_HOUSE_NUMBER'), autoComplete: 'off' }}
          className="max-w-32 sm:col-span-2"
        />
        <FormField
          {...{ form, name: 'addressExtra', label: t('FIELD_ADDRESS_EXTRA'), autoComplete: 'address-line2' }}
          className="sm:col-span-6"
        />
        <FormField
          {...{ form, name: 'zip', label: t('FIELD_ZIP'), autoComplete: 'postal-code' }}
          inputMode={/\D/.test(market.zipExample) ? 'text' : 'numeric'}
          placeholder={market.zipExample}
          className="max-w-40 sm:col-span-2"
        />
        <FormField
          {...{ form, name: 'city', label: t('FIELD_CITY'), autoComplete: 'address-level2' }}
          className="sm:col-span-4"
        />
        <CountryField
          value={form.values.country}
          onChange={(country) => form.change({ country })}
          problem={problemOf('country')}
        />
      </div>
    </AccountForm>
  )
}

/** Where labels are made out to and returns go. */
export function AddressPage() {
  return (
    <AccountFrame screen="accountAddressChange" isBelow>
      <RequireCustomer>
        {(customer) => (
          <div className="max-w-3xl">
            <AddressForm customer={customer} />
          </div>
        )}
      </RequireCustomer>
    </AccountFrame>
  )
}

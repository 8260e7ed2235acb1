import type { Seller } from '#domain/customers/seller.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { findSavedPayout } from './draft.ts'
import { hasUnsavedDetails, isOwnSale, useSavingCustomer } from './save-details.ts'
import { useSavedPayouts } from './saved-payouts.ts'
import type { DetailsProps } from './use-details.ts'

export interface SaveDetailsFieldProps extends DetailsProps {
  /** Null while something is missing. */
  readonly seller: Seller | null
}

/** For customers who are signed in: the next sale starts with what was typed here. */
export function SaveDetailsField({ form, seller }: SaveDetailsFieldProps) {
  const t = useTranslate()
  const customer = useSavingCustomer()
  const hasSavedPayout = findSavedPayout(form.values, useSavedPayouts()) !== null
  const isAccountTyped = form.values.isAccountTyped || !hasSavedPayout
  if (!customer || !isOwnSale(form.values, customer)) return null
  if (seller && !hasUnsavedDetails(seller, customer)) return null
  return (
    <CheckField
      name="savesDetails"
      isChecked={form.values.savesDetails}
      onChange={(savesDetails) => form.change({ savesDetails })}
    >
      <span className="font-medium">{t('SAVE_DETAILS')}</span>
      <span className="block text-small text-ink-soft">
        {t(isAccountTyped ? 'SAVE_DETAILS_PASSWORD' : 'SAVE_DETAILS_HINT')}
      </span>
    </CheckField>
  )
}

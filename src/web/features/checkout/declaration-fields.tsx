import { FormProblems } from '#web/forms/form-problems.tsx'
import type { Fields } from '#web/forms/use-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useDeviceCount } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import type { Declarations } from './draft.ts'

export interface DeclarationFieldsProps {
  readonly form: Fields<Declarations>
  /** Null when the content system has no such page. */
  readonly termsPath: string | null
}

/** What a seller has to declare before we may buy. */
export function DeclarationFields({ form, termsPath }: DeclarationFieldsProps) {
  const t = useTranslate()
  const count = useDeviceCount()
  const describeProblem = useProblemText(form.problems)
  return (
    <div className="border-t border-line pt-4">
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <CheckField
        name="ownsDevices"
        isChecked={form.values.ownsDevices}
        onChange={(ownsDevices) => form.change({ ownsDevices })}
        problem={describeProblem('ownsDevices')}
      >
        {t('REVIEW_OWNERSHIP', { count })}
      </CheckField>
      <CheckField
        name="acceptsTerms"
        isChecked={form.values.acceptsTerms}
        onChange={(acceptsTerms) => form.change({ acceptsTerms })}
        problem={describeProblem('acceptsTerms')}
      >
        {t('REVIEW_TERMS')}{' '}
        {termsPath && (
          <a href={termsPath} target="_blank" rel="noreferrer" className="text-accent underline">
            {t('REVIEW_TERMS_LINK')}
          </a>
        )}
      </CheckField>
    </div>
  )
}

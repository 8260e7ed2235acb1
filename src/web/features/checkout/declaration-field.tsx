import { FormProblems } from '#web/forms/form-problems.tsx'
import type { Fields } from '#web/forms/use-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useDeviceCount } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { CheckField } from '#web/ui/check-field.tsx'

/** What a seller declares before we may buy: the right to sell, and the terms. */
export interface Declaration {
  readonly declaration: boolean
}

function PageLink({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="text-accent underline">
      {text}
    </a>
  )
}

export interface DeclarationFieldProps {
  readonly form: Fields<Declaration>
  /** Null when the content system has no such page. */
  readonly termsPath: string | null
}

export function DeclarationField({ form, termsPath }: DeclarationFieldProps) {
  const t = useTranslate()
  const { privacyPath } = useShop()
  const count = useDeviceCount()
  const describeProblem = useProblemText(form.problems)
  return (
    <div className="border-t border-line pt-4">
      <FormProblems problems={form.problems} attempt={form.attempt} />
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
    </div>
  )
}

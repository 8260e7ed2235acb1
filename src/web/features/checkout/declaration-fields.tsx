import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { useDeviceCount } from '#web/platform/cart/cart-store.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import type { Declarations } from './draft.ts'

export interface DeclarationFieldsProps {
  readonly declarations: Declarations
  readonly onChange: (declarations: Declarations) => void
  readonly problems: readonly FieldProblem[]
  readonly attempt: number
  /** Null when the content system has no such page. */
  readonly termsPath: string | null
}

/** What a seller has to say before we may buy. */
export function DeclarationFields(props: DeclarationFieldsProps) {
  const { declarations, onChange, problems, attempt, termsPath } = props
  const t = useTranslate()
  const count = useDeviceCount()
  const problemOf = useProblemText(attempt > 0 ? problems : [])
  return (
    <div className="border-t border-line pt-4">
      {attempt > 0 && <ProblemNotice problems={problems} attempt={attempt} />}
      <CheckField
        name="ownsDevices"
        isChecked={declarations.ownsDevices}
        onChange={(ownsDevices) => onChange({ ...declarations, ownsDevices })}
        problem={problemOf('ownsDevices')}
      >
        {t('REVIEW_OWNERSHIP', { count })}
      </CheckField>
      <CheckField
        name="acceptsTerms"
        isChecked={declarations.acceptsTerms}
        onChange={(acceptsTerms) => onChange({ ...declarations, acceptsTerms })}
        problem={problemOf('acceptsTerms')}
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

import type { FormEvent, RefObject } from 'react'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AcceptRuleFields } from './accept-rule-fields.tsx'
import { AccountLine } from './account-line.tsx'
import { AddressFields } from './address-fields.tsx'
import type { Draft } from './draft.ts'
import { PayoutFields } from './payout-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PhoneBar, Summary } from './summary.tsx'
import type { ChangeDraft } from './use-draft.ts'
import type { CheckoutStep } from './use-step.ts'

/** What a group of fields needs. */
export interface FieldGroupProps {
  readonly draft: Draft
  readonly onChange: ChangeDraft
  readonly problemOf: (field: string) => string | undefined
  /** A field was left: from now on its problems are shown. */
  readonly onLeave: (field: string) => void
}

export interface DetailsStepProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  readonly draft: Draft
  readonly onChange: ChangeDraft
  /** Problems that may be shown now. */
  readonly problems: readonly FieldProblem[]
  /** How often the seller wanted to go on with problems; each time the first of them is led to. */
  readonly attempt: number
  readonly onLeave: (field: string) => void
  readonly onContinue: () => void
  readonly onGo: (step: CheckoutStep) => void
}

/** Who sells, from where, and where the money goes. */
export function DetailsStep(props: DetailsStepProps) {
  const { headline, draft, onChange, problems, attempt, onLeave, onContinue, onGo } = props
  const t = useTranslate()
  const problemOf = useProblemText(problems)
  const group = { draft, onChange, problemOf, onLeave }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onContinue()
  }
  const next = (
    <button type="submit" form="details-form" className={BUTTON_STYLES.primary}>
      {t('DETAILS_CONTINUE')}
    </button>
  )
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <form id="details-form" noValidate onSubmit={submit} className="grid min-w-0 gap-10">
        <div>
          <h2 ref={headline} tabIndex={-1} className="text-section outline-none">
            {t('DETAILS_TITLE')}
          </h2>
          <AccountLine />
        </div>
        {attempt > 0 && <ProblemNotice problems={problems} attempt={attempt} />}
        <PersonFields {...group} />
        <AddressFields {...group} />
        <PayoutFields {...group} />
        <AcceptRuleFields {...group} />
        <button
          type="button"
          onClick={() => onGo('devices')}
          className={`${BUTTON_STYLES.secondary} justify-self-start`}
        >
          {t('DETAILS_BACK')}
        </button>
      </form>
      <Summary>
        <div className="mt-5 grid max-lg:hidden">{next}</div>
      </Summary>
      <PhoneBar>{next}</PhoneBar>
    </div>
  )
}

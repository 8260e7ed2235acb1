import { memo } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import type { GivenAnswers, OfferStep } from '#domain/offers/offer-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { ConditionStep } from './condition-step.tsx'
import { FactsStep } from './facts-step.tsx'
import { LateDetails } from './late-details.tsx'
import { LateStopNotice } from './late-stop-notice.tsx'
import type { PriceState } from './price-state.ts'
import { QuestionChoices } from './question-choices.tsx'
import { StorageStep } from './storage-step.tsx'

const DisplayCheck = lazyPart(() => import('./display-check.tsx').then((part) => part.DisplayCheck))

/** Devices with a screen are asked what a test picture shows: PH_PANEL, MO_PANEL … */
const asksForTestPicture = (step: OfferStep): boolean =>
  step.kind === 'question'
    ? step.question.code.endsWith('_PANEL')
    : step.kind === 'facts' && step.lines.some(({ question }) => question.code.endsWith('_PANEL'))

export interface StepChoicesProps {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly given: GivenAnswers
  readonly step: OfferStep
  readonly tipsPath: string | null
  /** The answer of this step ends or blocks the sale. */
  readonly isStop: boolean
  /** The seller has tried to confirm the sheet while an answer was missing. */
  readonly isChecked: boolean
  readonly onChange: (update: (given: GivenAnswers) => GivenAnswers) => void
  readonly onDone: () => void
}

const answerQuestion = (code: string, codes: readonly string[]) => (given: GivenAnswers) => ({
  ...given,
  answers: { ...given.answers, [code]: codes },
})

function Choices(props: StepChoicesProps) {
  const { device, sheet, state, given, step, tipsPath, isChecked, onChange, onDone } = props
  switch (step.kind) {
    case 'storage':
      return (
        <StorageStep
          sheet={sheet}
          state={state}
          chosen={given.storageGb}
          onChoose={(storageGb) => onChange((now) => ({ ...now, storageGb }))}
        />
      )
    case 'condition':
      return (
        <ConditionStep
          device={device}
          sheet={sheet}
          state={state}
          chosen={given.conditionId}
          onChoose={(conditionId) => onChange((now) => ({ ...now, conditionId }))}
          onDone={onDone}
        />
      )
    case 'question': {
      const { question } = step
      return (
        <QuestionChoices
          sheet={sheet}
          state={state}
          question={question}
          given={given.answers[question.code] ?? []}
          onAnswer={(codes) => onChange(answerQuestion(question.code, codes))}
        />
      )
    }
    case 'facts':
      return (
        <FactsStep
          sheet={sheet}
          state={state}
          lines={step.lines}
          given={given}
          tipsPath={tipsPath}
          isChecked={isChecked}
          onAnswer={(code, codes) => onChange(answerQuestion(code, codes))}
        />
      )
  }
}

/**
 * The answers of a step; where one of them ends the sale, why, and what to do instead. Every answer shows a price, so a step
 * is only rendered again when something about it has changed.
 */
export const StepChoices = memo(function StepChoices(props: StepChoicesProps) {
  const { sheet, state, step, tipsPath, isStop, onChange } = props
  const t = useTranslate()
  return (
    <>
      <Choices {...props} />
      {asksForTestPicture(step) && (
        <div className="mt-3 grid">
          <LateDetails title={t('DISPLAY_CHECK_TITLE')}>
            <DisplayCheck />
          </LateDetails>
        </div>
      )}
      {isStop && step.kind !== 'facts' && (
        <LateStopNotice
          sheet={sheet}
          result={state.result}
          tipsPath={tipsPath}
          {...(step.kind === 'question' && {
            question: step.question,
            onAnswer: (codes: readonly string[]) => onChange(answerQuestion(step.question.code, codes)),
          })}
        />
      )}
    </>
  )
})

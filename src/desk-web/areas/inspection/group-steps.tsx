import type { FindingsDraft, QuestionForm } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeAnswer, describeStep } from './describe-step.ts'
import { answerStep, listChoices, listChosen, listOpenSteps, listSteps, SERIAL_STEP } from './findings.ts'
import { StepChoices, StepRow } from './step-row.tsx'

export interface GroupStepsProps {
  readonly form: QuestionForm
  readonly draft: FindingsDraft
  readonly onChange: (draft: FindingsDraft) => void
  readonly onMove: (at: string) => void
}

/** What is asked about all devices of a group at once. */
export function GroupSteps({ form, draft, onChange, onMove }: GroupStepsProps) {
  const open = new Set(listOpenSteps(form, draft))
  return (
    <section
      aria-labelledby="shared-steps"
      className="min-w-0 overflow-clip rounded-card border border-line bg-card"
    >
      <h2 id="shared-steps" className="px-3 py-2 font-text text-small font-medium tracking-normal">
        {TEXTS.equalDevices.answers}
      </h2>
      <ul>
        {listSteps(form, draft)
          .filter((step) => step !== SERIAL_STEP)
          .map((step) => {
            const isCurrent = draft.at === step
            const chosen = listChosen(form, draft, step)
            return (
              <StepRow
                key={step}
                title={describeStep(form, step)}
                isCurrent={isCurrent}
                isOpen={open.has(step)}
                lacksPhoto={false}
                onFocus={() => onMove(step)}
              >
                <StepChoices
                  isCurrent={isCurrent}
                  choices={listChoices(form, step).map(({ value, isException }) => ({
                    value,
                    isException,
                    text: describeAnswer(form, step, value),
                    isChosen: chosen.includes(value),
                  }))}
                  onChoose={(value) => onChange(answerStep(form, draft, { step, value }))}
                />
              </StepRow>
            )
          })}
      </ul>
    </section>
  )
}

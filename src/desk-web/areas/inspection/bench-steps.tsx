import type { FindingsDraft, InspectionView, QuestionForm } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeAnswer, describeStep } from './describe-step.ts'
import {
  answerStep,
  enterSerial,
  listChoices,
  listChosen,
  listOpenSteps,
  listSteps,
  MODEL_STEP,
  markUnreadable,
  SERIAL_STEP,
} from './findings.ts'
import { FoundModel, type FoundModelProps } from './found-model.tsx'
import { ProvingPhotos } from './photo-thumbs.tsx'
import { SerialField } from './serial-field.tsx'
import { StepChoices, StepRow } from './step-row.tsx'

export interface BenchStepsProps {
  readonly form: QuestionForm
  readonly draft: FindingsDraft
  readonly photos: NonNullable<InspectionView['work']>['photos']
  readonly unproven: readonly string[]
  readonly models: FoundModelProps
  readonly onChange: (draft: FindingsDraft) => void
  readonly onMove: (at: string) => void
  readonly onSort: (photoId: string, proves: readonly string[]) => void
}

/** Everything that is asked about the device, one row each. */
export function BenchSteps(props: BenchStepsProps) {
  const { form, draft, photos, unproven, models, onChange, onMove, onSort } = props
  const open = new Set(listOpenSteps(form, draft))
  return (
    <section
      aria-labelledby="steps"
      className="min-w-0 overflow-clip rounded-card border border-line bg-card"
    >
      <h2 id="steps" className="sr-only">
        {TEXTS.inspection.steps}
      </h2>
      <ul className="-mt-px">
        {listSteps(form, draft).map((step) => {
          const title = describeStep(form, step)
          const isCurrent = draft.at === step
          const chosen = listChosen(form, draft, step)
          const proving = photos.filter(({ proves }) => proves.includes(step))
          return (
            <StepRow
              key={step}
              title={title}
              isCurrent={isCurrent}
              isOpen={open.has(step)}
              lacksPhoto={unproven.includes(step)}
              onFocus={() => onMove(step)}
              photos={
                <ProvingPhotos
                  photoIds={proving.map(({ photoId }) => photoId)}
                  title={title}
                  onRemove={(photoId) => {
                    const { proves = [] } = photos.find((photo) => photo.photoId === photoId) ?? {}
                    onSort(
                      photoId,
                      proves.filter((code) => code !== step),
                    )
                  }}
                />
              }
            >
              {step === MODEL_STEP && <FoundModel {...models} />}
              {step === SERIAL_STEP && (
                <SerialField
                  draft={draft}
                  isCurrent={isCurrent}
                  onEnter={(serialNumber) => onChange(enterSerial(form, draft, serialNumber))}
                  onUnreadable={() => onChange(markUnreadable(form, draft))}
                />
              )}
              {step !== MODEL_STEP && step !== SERIAL_STEP && (
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
              )}
            </StepRow>
          )
        })}
      </ul>
    </section>
  )
}

import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { previewStorages } from '#domain/pricing/preview-answers.ts'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { Choice } from './choice.tsx'
import type { PriceState } from './price-state.ts'
import { useChoiceEffect } from './use-choice-effect.ts'

export interface StorageStepProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly chosen: number | null
  readonly onChoose: (storageGb: number) => void
}

/** The storage decides the base price. */
export function StorageStep({ sheet, state, chosen, onChoose }: StorageStepProps) {
  const storageText = useStorageText()
  const { describeChoice } = useChoiceEffect()
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {previewStorages(state.comparable, sheet.prices).map((preview) => (
        <Choice
          key={preview.storageGb}
          type="radio"
          name="storage"
          value={String(preview.storageGb)}
          isChosen={chosen === preview.storageGb}
          onChoose={() => onChoose(preview.storageGb)}
          effect={describeChoice(preview)}
        >
          <span className="font-medium">{storageText(preview.storageGb)}</span>
        </Choice>
      ))}
    </div>
  )
}

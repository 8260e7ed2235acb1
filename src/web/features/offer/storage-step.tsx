import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { priceDevice, toPayableInCents } from '#domain/pricing/price-device.ts'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { Choice } from './choice.tsx'
import type { PriceState } from './price-state.ts'
import { useEffectText } from './use-effect-text.ts'

export interface StorageStepProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly chosen: number | null
  readonly onChoose: (storageGb: number) => void
}

/** The storage decides the base price, so every size shows what it is worth. */
export function StorageStep({ sheet, state, chosen, onChoose }: StorageStepProps) {
  const storageText = useStorageText()
  const effectText = useEffectText()
  const now = toPayableInCents(priceDevice(state.comparable))
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {sheet.prices.map(({ storageGb, amountInCents }) => {
        const then = toPayableInCents(priceDevice({ ...state.comparable, baseInCents: amountInCents }))
        return (
          <Choice
            key={storageGb}
            type="radio"
            name="storage"
            value={String(storageGb)}
            isChosen={chosen === storageGb}
            onChoose={() => onChoose(storageGb)}
            effect={effectText(then - now)}
          >
            {storageText(storageGb)}
          </Choice>
        )
      })}
    </div>
  )
}

import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { previewConditions } from '#domain/pricing/preview-answers.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Choice } from './choice.tsx'
import { ConditionFactsHelper } from './condition-facts.tsx'
import { ConditionsFilm } from './conditions-film.tsx'
import type { PriceState } from './price-state.ts'
import { useEffectText } from './use-effect-text.ts'

export interface ConditionStepProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly chosen: number | null
  readonly onChoose: (conditionId: number) => void
}

/** Five conditions as pictures of the same phone, and facts for sellers who are not sure. */
export function ConditionStep({ sheet, state, chosen, onChoose }: ConditionStepProps) {
  const { flags } = useShop().market
  const t = useTranslate()
  const effectText = useEffectText()
  const effects = new Map(
    previewConditions(state.comparable).map(({ id, effectInCents }) => [id, effectInCents]),
  )
  return (
    <>
      <div className="grid gap-2">
        {sheet.rule.conditions.map(({ id, code }) => (
          <Choice
            key={id}
            type="radio"
            name="condition"
            value={String(id)}
            isChosen={chosen === id}
            onChoose={() => onChoose(id)}
            effect={effectText(effects.get(id) ?? 0)}
          >
            <span className="flex items-center gap-3">
              <Art name={`condition-${id}`} className="h-auto w-16 shrink-0 sm:w-24" />
              <span className="min-w-0">
                <span className="block font-medium">{t(`CONDITION_${code}` as MessageKey)}</span>
                <span className="block text-small text-ink-soft">
                  {t(`CONDITION_${code}_TEXT` as MessageKey)}
                </span>
              </span>
            </span>
          </Choice>
        ))}
      </div>
      <ConditionFactsHelper sheet={sheet} onTake={onChoose} />
      {flags.conditionsVideo && <ConditionsFilm rule={sheet.rule} />}
    </>
  )
}

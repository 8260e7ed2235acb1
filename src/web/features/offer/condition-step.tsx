import { Suspense, useEffect, useState } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import { previewConditions } from '#domain/pricing/preview-answers.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { ConditionCard } from './condition-card.tsx'
import { LateDetails } from './late-details.tsx'
import type { PriceState } from './price-state.ts'
import { useChoiceEffect } from './use-choice-effect.ts'

const ConditionFactsHelper = lazyPart(() =>
  import('./condition-facts.tsx').then((part) => part.ConditionFactsHelper),
)

const ConditionCompare = lazyPart(() =>
  import('./condition-compare.tsx').then((part) => part.ConditionCompare),
)

const ConditionCloseUp = lazyPart(() =>
  import('./condition-close-up.tsx').then((part) => part.ConditionCloseUp),
)

const ConditionsFilm = lazyPart(() => import('./conditions-film.tsx').then((part) => part.ConditionsFilm))

export interface ConditionStepProps {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly chosen: number | null
  readonly onChoose: (conditionId: number) => void
  /** After the helper has chosen, as after a tap on a condition. */
  readonly onDone: () => void
}

/** Five conditions as pictures, and facts for sellers who are not sure. */
export function ConditionStep({ device, sheet, state, chosen, onChoose, onDone }: ConditionStepProps) {
  const { flags } = useShop().market
  const t = useTranslate()
  const { describeChoice } = useChoiceEffect()
  const [isReady, setIsReady] = useState(false)
  const [enlargedId, setEnlargedId] = useState<number | null>(null)
  useEffect(() => setIsReady(true), [])
  const previews = new Map(previewConditions(state.comparable).map((preview) => [preview.id, preview]))
  const conditions = sheet.rule.conditions.flatMap(({ id, code }) => {
    const preview = previews.get(id)
    if (!preview) return []
    const name = t(`CONDITION_${code}` as MessageKey)
    const text = t(`CONDITION_${code}_TEXT` as MessageKey)
    return [{ id, name, text, effect: describeChoice(preview) }]
  })
  const enlarged = conditions.find(({ id }) => id === enlargedId)
  const take = (conditionId: number) => {
    onChoose(conditionId)
    onDone()
  }
  return (
    <>
      <div className="grid gap-2 lg:grid-cols-2">
        {conditions.map((condition) => (
          <ConditionCard
            key={condition.id}
            {...condition}
            category={device.category.id}
            isChosen={chosen === condition.id}
            onChoose={() => onChoose(condition.id)}
            onEnlarge={isReady ? () => setEnlargedId(condition.id) : null}
          />
        ))}
      </div>
      {enlarged && (
        <Suspense fallback={null}>
          <ConditionCloseUp
            category={device.category.id}
            conditionId={enlarged.id}
            name={enlarged.name}
            text={enlarged.text}
            price={enlarged.effect.price}
            onTake={() => take(enlarged.id)}
            onClose={() => setEnlargedId(null)}
          />
        </Suspense>
      )}
      <div className="mt-3 grid items-start gap-2 lg:grid-cols-3">
        <LateDetails title={t('FACTS_TITLE')}>
          <ConditionFactsHelper sheet={sheet} onTake={take} />
        </LateDetails>
        <LateDetails title={t('COMPARE_TITLE')}>
          <ConditionCompare
            device={device}
            conditions={sheet.rule.conditions}
            previews={previews}
            chosen={chosen}
            onTake={take}
          />
        </LateDetails>
        {flags.conditionsVideo && (
          <LateDetails title={t('FILM_TITLE')}>
            <ConditionsFilm rule={sheet.rule} />
          </LateDetails>
        )}
      </div>
    </>
  )
}

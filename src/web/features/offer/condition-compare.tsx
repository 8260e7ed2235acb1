import { useId, useState } from 'react'
import { buildWornPicturePath } from '#contracts/paths/catalogue.ts'
import type { ChoicePreview } from '#domain/pricing/preview-answers.ts'
import type { RuleCondition } from '#domain/pricing/price-rule.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LateTexts } from './late-texts.tsx'
import { useChoiceEffect } from './use-choice-effect.ts'

const PICTURE_SIZE = 288

export interface ConditionCompareProps {
  readonly device: { readonly name: string; readonly image: string }
  /** Best first. */
  readonly conditions: readonly RuleCondition[]
  readonly previews: ReadonlyMap<number, ChoicePreview>
  readonly chosen: number | null
  readonly onTake: (conditionId: number) => void
}

function Comparison({ device, conditions, previews, chosen, onTake }: ConditionCompareProps) {
  const t = useTranslate()
  const { describeChoice } = useChoiceEffect()
  const id = useId()
  const [position, setPosition] = useState(() =>
    Math.max(
      0,
      conditions.findIndex((condition) => condition.id === chosen),
    ),
  )
  const current = conditions[position]
  const preview = current && previews.get(current.id)
  if (!preview) return null
  const condition = t(`CONDITION_${current.code}` as MessageKey)
  const { price, change, isWarning } = describeChoice(preview)
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-x-6">
      <div className="relative mx-auto aspect-square w-full max-w-72 rounded-field bg-tint">
        {/* All at once, so that sliding shows them without waiting. */}
        {conditions.map(({ id: each }) => (
          <img
            key={each}
            src={buildWornPicturePath(device.image, each)}
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            alt={each === current.id ? t('COMPARE_PICTURE', { name: device.name, condition }) : ''}
            className={`absolute inset-0 size-full transition-opacity duration-150 motion-reduce:transition-none ${each === current.id ? '' : 'opacity-0'}`}
          />
        ))}
      </div>
      <div className="grid min-w-0 gap-3">
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {t('COMPARE_HINT')}
        </p>
        <div>
          <input
            type="range"
            min={0}
            max={conditions.length - 1}
            step={1}
            value={position}
            onChange={(event) => setPosition(event.currentTarget.valueAsNumber)}
            aria-label={t('COMPARE_LABEL')}
            aria-valuetext={`${condition}, ${price}`}
            aria-describedby={`${id}-hint`}
            className="h-11 w-full cursor-pointer accent-accent"
          />
          <div aria-hidden="true" className="flex justify-between text-small text-ink-soft">
            <span>{t('COMPARE_BEST')}</span>
            <span>{t('COMPARE_WORST')}</span>
          </div>
        </div>
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-title font-semibold">{condition}</span>
            <span className="tabular-nums">
              <span className={isWarning ? 'text-amber' : 'amount text-title font-semibold text-accent'}>
                {price}
              </span>
              {change && <span className="text-small text-ink-soft"> {change}</span>}
            </span>
          </p>
          {/* As high as the longest text, so that the button stays where it is. */}
          <p className="grid text-small text-ink-soft">
            {conditions.map(({ id: each, code }) => (
              <span
                key={each}
                className={`col-start-1 row-start-1 ${each === current.id ? '' : 'invisible'}`}
              >
                {t(`CONDITION_${code}_TEXT` as MessageKey)}
              </span>
            ))}
          </p>
        </div>
        <button type="button" onClick={() => onTake(current.id)} className={BUTTON_STYLES.primary}>
          {t('GRADING_TAKE', { condition })}
        </button>
      </div>
    </div>
  )
}

/** The drawing of this device from flawless to broken, with the price of each condition. */
export function ConditionCompare(props: ConditionCompareProps) {
  return (
    <LateTexts part="grading">
      <Comparison {...props} />
    </LateTexts>
  )
}

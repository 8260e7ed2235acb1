import type { CategoryId } from '#domain/catalogue/category.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ChoiceEffect } from './choice.tsx'
import { ConditionPicture } from './condition-picture.tsx'

/** In pixels, because it must fit a narrow phone with large text, too; on the narrowest it leaves room for a long word. */
const PICTURE = 'h-[84px] w-[140px] rounded-[6px] min-[360px]:h-[96px] min-[360px]:w-[160px]'

export interface ConditionCardProps {
  readonly category: CategoryId
  readonly id: number
  readonly name: string
  readonly text: string
  readonly effect: ChoiceEffect
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Shows the picture larger; null until the application runs, so that a tap on the picture chooses till then. */
  readonly onEnlarge: (() => void) | null
}

/** One condition: a native field with its price, and a picture that a tap enlarges. */
export function ConditionCard(props: ConditionCardProps) {
  const { category, id, name, text, effect, isChosen, onChoose, onEnlarge } = props
  const t = useTranslate()
  return (
    <div className="relative grid">
      <label className="choice-card condition-card">
        <span className="flex items-center gap-2.5">
          <input
            type="radio"
            name="condition"
            value={id}
            checked={isChosen}
            onChange={onChoose}
            className="choice-box"
          />
          {/* The price goes below a name that has no room beside it, rather than break the name. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 font-medium wrap-break-word hyphens-auto">{name}</span>
            <span className="ml-auto text-right tabular-nums">
              <span
                className={effect.isWarning ? 'text-small text-amber' : 'font-semibold whitespace-nowrap'}
              >
                {effect.price}
              </span>
              {effect.change && <span className="text-small text-ink-soft"> {effect.change}</span>}
            </span>
          </span>
        </span>
        {/* The picture is always at the bottom left, below its text where there is no room beside it. */}
        <span className="mt-auto flex flex-wrap-reverse items-start gap-x-2.5 gap-y-1.5">
          <ConditionPicture category={category} conditionId={id} className={`${PICTURE} shrink-0`} />
          <span className="min-w-0 grow basis-24 self-end text-small text-ink-soft wrap-break-word hyphens-auto">
            {text}
          </span>
        </span>
      </label>
      {/* Above the picture, not inside the label: a button there would be read as part of the answer. */}
      {onEnlarge && (
        <button
          type="button"
          aria-label={t('CONDITION_ENLARGE', { condition: name })}
          aria-haspopup="dialog"
          onClick={onEnlarge}
          className={`absolute bottom-2.5 left-2.5 cursor-zoom-in hover:ring-2 hover:ring-accent ${PICTURE}`}
        >
          <span className="absolute bottom-1 left-1 grid size-7 place-items-center rounded-full bg-card text-ink">
            <Icon name="search" className="size-4" />
          </span>
        </button>
      )}
    </div>
  )
}

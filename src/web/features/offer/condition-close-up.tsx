import { useEffect, useId, useRef } from 'react'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ConditionPicture } from './condition-picture.tsx'
import { LateTexts } from './late-texts.tsx'

/** What can be felt is shown beside a fingernail, everything else beside a coin; a sealed box needs neither. */
const SCALE_TEXTS = { 4: 'GRADING_COIN', 3: 'GRADING_NAIL', 2: 'GRADING_NAIL', 1: 'GRADING_COIN' } as const

const hasScale = (conditionId: number): conditionId is keyof typeof SCALE_TEXTS => conditionId in SCALE_TEXTS

export interface ConditionCloseUpProps {
  readonly category: CategoryId
  readonly conditionId: number
  readonly name: string
  readonly text: string
  readonly price: string
  readonly onTake: () => void
  readonly onClose: () => void
}

function CloseUp(props: ConditionCloseUpProps) {
  const { category, conditionId, name, text, price, onTake, onClose } = props
  const t = useTranslate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A modal dialog keeps the focus, and gives it back to the picture when it closes.
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const take = () => {
    close()
    onTake()
  }
  return (
    // Escape closes a dialog; the click is the pointer's way to do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      className="m-auto w-full max-w-3xl rounded-card border border-line bg-card text-ink backdrop:bg-deep/60"
    >
      <div className="grid gap-3 p-3 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="pt-2 text-title">
            {name}
          </h2>
          <button
            type="button"
            onClick={close}
            className="-mr-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:text-accent"
          >
            <Icon name="close" />
            <span className="sr-only">{t('ADDED_CLOSE')}</span>
          </button>
        </div>
        <ConditionPicture
          category={category}
          conditionId={conditionId}
          className="h-auto w-full rounded-field"
        />
        <p>
          {text}{' '}
          {hasScale(conditionId) && <span className="text-ink-soft">{t(SCALE_TEXTS[conditionId])}</span>}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="amount text-title font-semibold text-accent">{price}</span>
          <button type="button" onClick={take} className={BUTTON_STYLES.primary}>
            {t('GRADING_TAKE', { condition: name })}
          </button>
        </div>
      </div>
    </dialog>
  )
}

/** A condition's picture as large as the screen allows, with what it means. */
export function ConditionCloseUp(props: ConditionCloseUpProps) {
  return (
    <LateTexts part="grading">
      <CloseUp {...props} />
    </LateTexts>
  )
}

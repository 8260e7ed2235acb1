import { type FormEvent, useRef } from 'react'
import { MAX_PASTED_NAMES, splitNames } from '#domain/lists/split-names.ts'
import { buildPath } from '#domain/routing/path.ts'
import { PasteField } from '#web/forms/paste-field.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

/** Names that are written alike in all languages. */
const EXAMPLE = 'iPhone 12 64 GB\nGalaxy S21\niPad Air 4\nNintendo Switch'

export interface PasteFormProps {
  /** What was sent without script. */
  readonly sent: string
  readonly isAsking: boolean
  readonly onNames: (names: readonly string[]) => void
}

/** Takes pasted names. Without script the browser sends them, and the page shows what was found. */
export function PasteForm({ sent, isAsking, onNames }: PasteFormProps) {
  const t = useTranslate()
  const { market } = useShop()
  const text = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsking) onNames(splitNames(text.current?.value ?? ''))
  }
  return (
    <form method="post" action={buildPath(market, 'list')} onSubmit={submit} className="grid gap-4">
      <PasteField
        text={text}
        name="text"
        defaultValue={sent}
        label={t('LIST_FIELD')}
        hint={t('LIST_FIELD_HINT', { max: MAX_PASTED_NAMES })}
        rows={5}
        placeholder={EXAMPLE}
      />
      <button
        type="submit"
        aria-disabled={isAsking}
        className={`${BUTTON_STYLES.primary} sm:justify-self-start ${isAsking ? 'cursor-wait opacity-70' : ''}`}
      >
        {t('LIST_SUBMIT')}
      </button>
    </form>
  )
}

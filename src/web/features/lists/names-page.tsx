import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_PASTED_NAMES } from '#domain/lists/split-names.ts'
import { PasteField } from '#web/forms/paste-field.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FoundNames } from './found-names.tsx'
import { type NamesState, readStoredNames, useNames } from './use-names.ts'

/** Names that are written alike in all languages. */
const EXAMPLE = 'iPhone 12 64 GB\nGalaxy S21\niPad Air 4\nNintendo Switch'

function StateNotice({ state }: { readonly state: NamesState }) {
  const t = useTranslate()
  if (state.kind === 'empty' || state.kind === 'failed' || state.kind === 'tooMany') {
    const text = { empty: 'LIST_EMPTY', failed: 'LIST_FAILED', tooMany: 'LIST_TOO_MANY' } as const
    const count = state.kind === 'tooMany' ? state.count : 0
    return (
      <Notice tone="error" role="alert">
        <p>{t(text[state.kind], { count, max: MAX_PASTED_NAMES })}</p>
      </Notice>
    )
  }
  return (
    <p role="status" className="text-ink-soft empty:sr-only">
      {state.kind === 'asking' ? t('LIST_ASKING') : ''}
    </p>
  )
}

/** For a drawer full of devices: paste their names and see what each is worth. */
export function NamesPage() {
  const t = useTranslate()
  const text = useRef<HTMLTextAreaElement>(null)
  const { state, find } = useNames()
  useEffect(() => {
    if (text.current && text.current.value === '') text.current.value = readStoredNames()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(text.current?.value ?? '')
  }
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_LIST')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_LIST_LEAD')}</p>
      <noscript>
        <p className="mt-6 max-w-text rounded-field bg-amber-tint p-4">{t('LIST_NO_SCRIPT')}</p>
      </noscript>
      <div className="mt-8 grid gap-6">
        <form onSubmit={submit} className="grid max-w-text gap-4">
          <PasteField
            text={text}
            label={t('LIST_FIELD')}
            hint={t('LIST_FIELD_HINT', { max: MAX_PASTED_NAMES })}
            rows={7}
            placeholder={EXAMPLE}
          />
          <button type="submit" className={`${BUTTON_STYLES.primary} sm:justify-self-start`}>
            {t('LIST_SUBMIT')}
          </button>
        </form>
        <StateNotice state={state} />
        {state.kind === 'found' && <FoundNames found={state.found} />}
      </div>
    </Container>
  )
}

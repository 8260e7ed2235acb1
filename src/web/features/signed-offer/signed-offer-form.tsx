import { type FormEvent, type RefObject, useId } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

export interface SignedOfferFormProps {
  /** Left to the browser: what was typed before the page was ready stays. */
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly onFile: (file: File) => void
  readonly onSubmit: () => void
}

function FileField({ onFile }: Pick<SignedOfferFormProps, 'onFile'>) {
  const t = useTranslate()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('VERIFY_FILE')}
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        aria-describedby={`${id}-hint`}
        // The same file again is a new choice: it may have been mended.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
        className={`${FIELD_STYLE} border-edge py-2.5`}
      />
      <FieldNotes id={id} hint={t('VERIFY_FILE_HINT')} />
    </div>
  )
}

/** Where a receipt is put in. The fields have no names: without script nothing of it is sent anywhere. */
export function SignedOfferForm({ text, onFile, onSubmit }: SignedOfferFormProps) {
  const t = useTranslate()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} className="grid max-w-text gap-6">
      <FileField onFile={onFile} />
      <div>
        <label htmlFor={id} className="mb-1 block font-medium">
          {t('VERIFY_PASTE')}
        </label>
        <textarea
          id={id}
          ref={text}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={`${FIELD_STYLE} border-edge py-2 font-mono text-small`}
        />
        <FieldNotes id={id} hint={t('VERIFY_PASTE_HINT')} />
      </div>
      <button type="submit" className={`${BUTTON_STYLES.primary} justify-self-start max-sm:w-full`}>
        {t('VERIFY_SUBMIT')}
      </button>
    </form>
  )
}

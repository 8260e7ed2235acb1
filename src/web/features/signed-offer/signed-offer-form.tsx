import type { FormEvent, RefObject } from 'react'
import { FileField } from '#web/forms/file-field.tsx'
import { PasteField } from '#web/forms/paste-field.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface SignedOfferFormProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** Uncontrolled: what was typed before hydration stays. */
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly onFile: (file: File) => void
  readonly onSubmit: () => void
}

/** Takes a signed offer. The fields have no names, so without script nothing is sent anywhere. */
export function SignedOfferForm({ form, text, onFile, onSubmit }: SignedOfferFormProps) {
  const t = useTranslate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} onSubmit={submit} className="grid max-w-text gap-6">
      <FileField
        label={t('VERIFY_FILE')}
        hint={t('VERIFY_FILE_HINT')}
        accept="application/json,.json,application/zip,.zip"
        onFiles={([file]) => onFile(file)}
      />
      <PasteField text={text} label={t('VERIFY_PASTE')} hint={t('VERIFY_PASTE_HINT')} rows={6} isCode />
      <button type="submit" className={`${BUTTON_STYLES.primary} justify-self-start max-sm:w-full`}>
        {t('VERIFY_SUBMIT')}
      </button>
    </form>
  )
}

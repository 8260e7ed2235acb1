import { useTranslate } from '#web/platform/i18n/i18n.tsx'

/** A trap for programs that fill in every field: neither seen nor read out nor reached by keys. */
export function EmptyField() {
  const t = useTranslate()
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        {t('FORM_EMPTY_FIELD')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

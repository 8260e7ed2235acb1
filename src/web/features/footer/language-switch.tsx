import { useId } from 'react'
import { LANGUAGE_PATH } from '#contracts/language-path.ts'
import { useCurrentPath } from '#web/platform/current-page.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'

/** Stores the choice and stays on the page: a plain form that the server answers with the page's other address. */
export function LanguageSwitch() {
  const { languages, market } = useShop()
  const t = useTranslate()
  const id = useId()
  const path = useCurrentPath()
  return (
    <form method="post" action={LANGUAGE_PATH} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="path" value={path} />
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1 block text-small text-on-deep-soft">
          {t('FOOTER_LANGUAGE')}
        </label>
        <select
          id={id}
          name="locale"
          defaultValue={market.id}
          className="min-h-11 max-w-full rounded-field border border-on-deep-soft bg-deep px-3 text-on-deep focus-visible:outline-on-deep"
        >
          {languages.map((language) => (
            <option key={language.id} value={language.id} lang={language.locale}>
              {language.name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="submit"
        className="min-h-11 rounded-field border border-on-deep-soft px-4 font-medium text-on-deep hover:bg-on-deep hover:text-deep focus-visible:outline-on-deep"
      >
        {t('FOOTER_LANGUAGE_SUBMIT')}
      </button>
    </form>
  )
}

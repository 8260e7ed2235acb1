import { useId } from 'react'
import { LANGUAGE_PATH } from '#contracts/paths/language.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useCurrentPath } from '#web/platform/navigation/current-page.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

const BUTTON =
  'min-h-11 rounded-field border px-3 text-small font-medium focus-visible:outline-on-deep hover:bg-on-deep hover:text-deep'

/**
 * Stores the choice and stays on the page: a plain form that the server answers with a redirect to the page's other
 * address. Buttons instead of a select, because a choice made before the script runs would be lost when it starts.
 * Hidden in a partner's frame, where browsers don't keep the choice, and where there is nothing to choose.
 */
export function LanguageSwitch() {
  const { languages, market } = useShop()
  const t = useTranslate()
  const id = useId()
  const path = useCurrentPath()
  if (languages.length < 2) return null
  return (
    <form method="post" action={LANGUAGE_PATH} className="in-data-framed:hidden">
      <input type="hidden" name="path" value={path} />
      <p id={id} className="mb-2 text-small text-on-deep-soft">
        {t('FOOTER_LANGUAGE')}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {languages.map((language) => {
          const isCurrent = language.id === market.id
          return (
            <li key={language.id}>
              <button
                type="submit"
                name="locale"
                value={language.id}
                lang={language.locale}
                aria-current={isCurrent ? 'true' : undefined}
                className={`${BUTTON} ${isCurrent ? 'border-on-deep bg-on-deep text-deep' : 'border-on-deep-soft/60 text-on-deep'}`}
              >
                {language.name}
              </button>
            </li>
          )
        })}
      </ul>
    </form>
  )
}

import { useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { ColourScreens } from '#web/ui/colour-screens.tsx'
import { LateTexts } from './late-texts.tsx'

function Check() {
  const t = useTranslate()
  const [state, setState] = useState<'waiting' | 'running' | 'done'>('waiting')
  return (
    <>
      <p className="text-small text-ink-soft">{t('DISPLAY_CHECK_TEXT')}</p>
      <button type="button" onClick={() => setState('running')} className={`mt-3 ${BUTTON_STYLES.secondary}`}>
        {t('DISPLAY_CHECK_START')}
      </button>
      <p role="status" className="mt-2 text-small empty:hidden">
        {state === 'done' && t('DISPLAY_CHECK_DONE')}
      </p>
      {state === 'running' && (
        <ColourScreens
          label={t('DISPLAY_CHECK_TITLE')}
          nextLabel={t('DISPLAY_CHECK_NEXT')}
          closeLabel={t('DISPLAY_CHECK_LEAVE')}
          captions={{
            white: t('DISPLAY_CHECK_WHITE'),
            black: t('DISPLAY_CHECK_BLACK'),
            red: t('DISPLAY_CHECK_RED'),
            green: t('DISPLAY_CHECK_GREEN'),
            blue: t('DISPLAY_CHECK_BLUE'),
          }}
          onClose={() => setState('done')}
        />
      )}
    </>
  )
}

/** Five colours that fill the screen, to find spots, lines and burnt-in pictures. */
export function DisplayCheck() {
  return (
    <LateTexts part="grading">
      <Check />
    </LateTexts>
  )
}

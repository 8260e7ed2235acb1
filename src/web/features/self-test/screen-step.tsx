import { useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ColourScreens } from '#web/ui/colour-screens.tsx'
import { Action, Actions } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

/** Dead pixels and burnt-in pictures: no browser sees them, so the seller looks. */
export function ScreenStep({ onDone }: StepProps) {
  const t = useTranslate()
  const [state, setState] = useState<'waiting' | 'running' | 'asking'>('waiting')
  const start = () => setState('running')
  if (state === 'asking')
    return (
      <>
        <p role="status" className="font-medium">
          {t('SELF_TEST_SCREEN_QUESTION')}
        </p>
        <Actions>
          <Action onClick={() => onDone({ pixels: 'pass', marks: 'pass' })}>
            {t('SELF_TEST_SCREEN_CLEAN')}
          </Action>
          <Action kind="secondary" onClick={() => onDone({ pixels: 'fail', marks: 'pass' })}>
            {t('SELF_TEST_SCREEN_PIXELS')}
          </Action>
          <Action kind="secondary" onClick={() => onDone({ pixels: 'skipped', marks: 'fail' })}>
            {t('SELF_TEST_SCREEN_MARKS')}
          </Action>
          <Action kind="secondary" onClick={start}>
            {t('SELF_TEST_AGAIN')}
          </Action>
        </Actions>
      </>
    )
  return (
    <>
      <p>{t('SELF_TEST_SCREEN_TEXT')}</p>
      <Actions>
        <Action onClick={start}>{t('SELF_TEST_SCREEN_OPEN')}</Action>
      </Actions>
      {state === 'running' && (
        <ColourScreens
          label={t('SELF_TEST_SCREEN')}
          nextLabel={t('DISPLAY_CHECK_NEXT')}
          closeLabel={t('DISPLAY_CHECK_LEAVE')}
          captions={{
            white: t('DISPLAY_CHECK_WHITE'),
            black: t('DISPLAY_CHECK_BLACK'),
            red: t('DISPLAY_CHECK_RED'),
            green: t('DISPLAY_CHECK_GREEN'),
            blue: t('DISPLAY_CHECK_BLUE'),
          }}
          onClose={() => setState('asking')}
        />
      )}
    </>
  )
}

import { useEffect, useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Action, Actions, StepStatus } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

const VOLUME_KEYS = ['AudioVolumeUp', 'AudioVolumeDown']

/** The volume buttons that the browser has noticed; most phones keep them for themselves. */
function useVolumeKeys(): ReadonlySet<string> {
  const [noticed, setNoticed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => {
      if (VOLUME_KEYS.includes(key)) setNoticed((now) => new Set([...now, key]))
    }
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [])
  return noticed
}

/** The buttons at the edge. Where the browser does not notice them, only the seller can say. */
export function ButtonsStep({ onDone }: StepProps) {
  const t = useTranslate()
  const noticed = useVolumeKeys()
  return (
    <>
      <p>{t('SELF_TEST_BUTTONS_TEXT')}</p>
      <StepStatus>{noticed.size === VOLUME_KEYS.length && t('SELF_TEST_BUTTONS_NOTICED')}</StepStatus>
      <Actions>
        <Action onClick={() => onDone({ buttons: 'pass' })}>{t('SELF_TEST_WORKS')}</Action>
        <Action kind="secondary" onClick={() => onDone({ buttons: 'fail' })}>
          {t('SELF_TEST_FAILS')}
        </Action>
      </Actions>
    </>
  )
}

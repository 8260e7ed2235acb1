import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Action, Actions, ObstacleNotice } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

/** What some browsers tell about the battery; no type of the language's library has it. */
interface Battery extends EventTarget {
  readonly charging: boolean
}

const openBattery = (): Promise<Battery> =>
  (navigator as unknown as { readonly getBattery?: () => Promise<Battery> }).getBattery?.() ??
  Promise.reject(new Error('The browser does not tell'))

/** Whether the device notices its charger, where the browser tells. */
export function ChargingStep({ onDone }: StepProps) {
  const t = useTranslate()
  const [isSilent, setIsSilent] = useState(false)
  const finish = useRef(onDone)
  useEffect(() => {
    finish.current = onDone
  })
  useEffect(() => {
    let battery: Battery | null = null
    const follow = () => battery?.charging && finish.current({ charging: 'pass' })
    let isOver = false
    openBattery().then(
      (opened) => {
        if (isOver) return
        battery = opened
        battery.addEventListener('chargingchange', follow)
        follow()
      },
      // Most browsers do not tell; the step says so.
      () => setIsSilent(true),
    )
    return () => {
      isOver = true
      battery?.removeEventListener('chargingchange', follow)
    }
  }, [])
  if (isSilent)
    return (
      <ObstacleNotice
        obstacle="impossible"
        onAgain={() => undefined}
        onNext={() => onDone({ charging: 'impossible' })}
      />
    )
  return (
    <>
      <p>{t('SELF_TEST_CHARGING_TEXT')}</p>
      <Actions>
        <Action kind="secondary" onClick={() => onDone({ charging: 'fail' })}>
          {t('SELF_TEST_FAILS')}
        </Action>
      </Actions>
    </>
  )
}

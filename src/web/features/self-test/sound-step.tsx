import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { isStream, type Obstacle, openMicrophone, stopStream } from '#web/platform/media/media-access.ts'
import { listenForTone } from './listen-for-tone.ts'
import { Action, Actions, ObstacleNotice, StepStatus } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

type SoundState = 'waiting' | 'listening' | 'heard' | 'unheard' | Obstacle

/** Plays and listens once. The context is made first: phones only let a tap start sound. */
async function testSound(): Promise<SoundState> {
  if (typeof AudioContext === 'undefined') return 'impossible'
  const context = new AudioContext()
  try {
    const microphone = await openMicrophone()
    if (!isStream(microphone)) return microphone
    try {
      await context.resume()
      return (await listenForTone(context, microphone)) ? 'heard' : 'unheard'
    } finally {
      stopStream(microphone)
    }
  } catch {
    // No sound without an output; the step says so.
    return 'impossible'
  } finally {
    await context.close()
  }
}

/** The speaker plays a tone that the microphone of the same device has to hear. */
export function SoundStep({ onDone }: StepProps) {
  const t = useTranslate()
  const [state, setState] = useState<SoundState>('waiting')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const play = async () => {
    setState('listening')
    const heard = await testSound()
    if (isShown.current) setState(heard)
  }
  if (state === 'impossible' || state === 'refused')
    return (
      <ObstacleNotice
        obstacle={state}
        onAgain={() => void play()}
        onNext={() => onDone({ sound: 'impossible' })}
      />
    )
  return (
    <>
      <p>{t('SELF_TEST_SOUND_TEXT')}</p>
      <StepStatus>
        {state === 'listening' && t('SELF_TEST_SOUND_LISTENING')}
        {state === 'heard' && t('SELF_TEST_SOUND_HEARD')}
        {state === 'unheard' && t('SELF_TEST_SOUND_UNHEARD')}
      </StepStatus>
      <Actions>
        {state === 'waiting' && <Action onClick={() => void play()}>{t('SELF_TEST_SOUND_PLAY')}</Action>}
        {state === 'heard' && (
          <Action onClick={() => onDone({ sound: 'pass' })}>{t('SELF_TEST_NEXT')}</Action>
        )}
        {state === 'unheard' && (
          <>
            <Action onClick={() => void play()}>{t('SELF_TEST_AGAIN')}</Action>
            <Action kind="secondary" onClick={() => onDone({ sound: 'fail' })}>
              {t('SELF_TEST_FAILS')}
            </Action>
          </>
        )}
      </Actions>
    </>
  )
}

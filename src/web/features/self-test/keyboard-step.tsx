import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { countOpenKeys, isTestedKey, KEY_ROWS } from '#domain/self-test/tested-keys.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Action, Actions, StepStatus } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

/** What is printed on a key in most layouts; places are what is tested, so a Polish or French label may differ. */
const SIGNS: Readonly<Record<string, string>> = {
  Backspace: '⌫',
  Enter: '⏎',
  ShiftLeft: '⇧',
  ShiftRight: '⇧',
  ControlLeft: 'Ctrl',
  AltLeft: 'Alt',
  Space: '␣',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
}

const labelKey = (code: string): string => SIGNS[code] ?? code.slice(-1)

/** Every key of a laptop by its place. */
export function KeyboardStep({ onDone }: StepProps) {
  const t = useTranslate()
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const left = countOpenKeys(pressed)
  const finish = useRef(onDone)
  useEffect(() => {
    finish.current = onDone
  })
  useEffect(() => {
    if (left === 0) finish.current({ keyboard: 'pass' })
  }, [left])
  const press = (event: KeyboardEvent) => {
    if (!isTestedKey(event.code)) return
    event.preventDefault()
    setPressed((now) => new Set([...now, event.code]))
  }
  return (
    <>
      <p>{t('SELF_TEST_KEYBOARD_TEXT')}</p>
      {/* A field: screen readers pass keys on to it, and Tab leaves it. */}
      <input
        readOnly
        value=""
        aria-label={t('SELF_TEST_KEYBOARD_FIELD')}
        placeholder={t('SELF_TEST_KEYBOARD_FIELD')}
        onKeyDown={press}
        className="mt-4 min-h-12 w-full max-w-96 rounded-field border border-line bg-card px-4"
      />
      <div aria-hidden="true" className="mt-4 grid w-fit max-w-full gap-1.5 text-small">
        {KEY_ROWS.map((row) => (
          <div key={row.join()} className="flex flex-wrap gap-1.5">
            {row.map((code) => (
              <kbd
                key={code}
                className={`grid h-9 min-w-9 place-items-center rounded-field border px-2 font-text ${pressed.has(code) ? 'border-accent bg-accent text-on-accent' : 'border-line bg-paper'}`}
              >
                {labelKey(code)}
              </kbd>
            ))}
          </div>
        ))}
      </div>
      <StepStatus>{t('SELF_TEST_KEYBOARD_LEFT', { count: left })}</StepStatus>
      <Actions>
        <Action kind="secondary" onClick={() => onDone({ keyboard: 'fail' })}>
          {t('SELF_TEST_KEYBOARD_DEAD')}
        </Action>
      </Actions>
    </>
  )
}

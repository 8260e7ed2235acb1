import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Icon } from '#web/ui/icon.tsx'
import { GradingTexts } from './grading-texts.tsx'

/** Pure colours: each lights its part of a pixel, and shows the ones that fail. */
const COLOURS = [
  { text: 'DISPLAY_CHECK_WHITE', className: 'bg-[#ffffff]' },
  { text: 'DISPLAY_CHECK_BLACK', className: 'bg-[#000000]' },
  { text: 'DISPLAY_CHECK_RED', className: 'bg-[#ff0000]' },
  { text: 'DISPLAY_CHECK_GREEN', className: 'bg-[#00ff00]' },
  { text: 'DISPLAY_CHECK_BLUE', className: 'bg-[#0000ff]' },
] as const

const CAPTION = 'rounded-field bg-[#14211b] text-[#ffffff]'

/** Uses the whole screen where the browser allows it; elsewhere the colours fill the window. */
function useFullScreen(onLeave: () => void) {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    // The browser keeps Escape for itself in full screen, so leaving that ends the check.
    const follow = () => !document.fullscreenElement && leave.current()
    document.addEventListener('fullscreenchange', follow)
    // Refused by the browser or its user: the colours fill the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      // It may have ended at this moment.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
}

function ColourScreens({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const surface = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState(0)
  const close = () => dialog.current?.close()
  useFullScreen(close)
  useEffect(() => {
    dialog.current?.showModal()
    surface.current?.focus()
  }, [])
  const colour = COLOURS[index]
  const goOn = () => (index + 1 < COLOURS.length ? setIndex(index + 1) : close())
  const goByArrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') goOn()
    if (event.key === 'ArrowLeft') setIndex(Math.max(0, index - 1))
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('DISPLAY_CHECK_TITLE')}
      onClose={onClose}
      className={`m-0 h-dvh max-h-none w-dvw max-w-none border-0 forced-color-adjust-none ${colour?.className}`}
    >
      <button
        ref={surface}
        type="button"
        aria-label={t('DISPLAY_CHECK_NEXT')}
        onClick={goOn}
        onKeyDown={goByArrow}
        // It is the whole screen: a ring would cover what is to be seen.
        className="absolute inset-0 cursor-pointer outline-none"
      />
      {/* Above and below by turns, so that every part of the screen is seen without it. */}
      <p
        role="status"
        className={`pointer-events-none absolute inset-x-4 mx-auto w-fit px-4 py-2 text-center text-small ${CAPTION} ${index % 2 ? 'top-18' : 'bottom-4'}`}
      >
        {index + 1}/{COLOURS.length} {colour && t(colour.text)}
      </p>
      <button
        type="button"
        onClick={close}
        className={`absolute right-4 top-4 grid size-11 cursor-pointer place-items-center outline-offset-2 focus-visible:outline-3 focus-visible:outline-[#ffffff] ${CAPTION}`}
      >
        <Icon name="close" />
        <span className="sr-only">{t('DISPLAY_CHECK_LEAVE')}</span>
      </button>
    </dialog>
  )
}

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
      {state === 'running' && <ColourScreens onClose={() => setState('done')} />}
    </>
  )
}

/** Five colours that fill the screen, to find spots, lines and burnt-in pictures. */
export function DisplayCheck() {
  return (
    <GradingTexts>
      <Check />
    </GradingTexts>
  )
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShopShell } from '#contracts/page-payload.ts'
import type { Translate } from '#messages/format-message.ts'
import type { Decision } from '#web/platform/tracking/consent.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface ConsentBarProps {
  readonly shop: Pick<ShopShell, 'market' | 'privacyPath'>
  readonly translate: Translate
  /** The earlier decision; null if there is none. */
  readonly decision: Decision | null
  /** Whether the visitor opened it, rather than being asked. */
  readonly isOpened: boolean
  readonly onDecide: (isGranted: boolean) => void
  readonly onClose: () => void
}

/** What the bar must not cover: on some pages a phone shows price and next step at the bottom. */
function takenBelow(ownHeight: number): number {
  const box = document.querySelector('[data-phone-bar]')?.getBoundingClientRect()
  if (!box || box.height === 0) return 0
  const isBelow = box.top < innerHeight && box.bottom > innerHeight - ownHeight
  return isBelow ? Math.round(innerHeight - box.top) : 0
}

interface BarPlace {
  readonly height: number
  readonly room: number
}

/** Keeps the bar above whatever must stay visible, at any scroll position. */
function useBarPlace(bar: RefObject<HTMLElement | null>): BarPlace {
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const ownHeight = bar.current?.offsetHeight ?? 0
      setHeight(ownHeight)
      setRoom(takenBelow(ownHeight))
    }
    measure()
    // A new page, a new step or a rotated phone changes the size of the application or the bar.
    const observer = new ResizeObserver(measure)
    for (const element of [document.getElementById('app'), bar.current])
      if (element) observer.observe(element)
    addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure)
    }
  }, [bar])
  return { height, room }
}

/** The end of the page and the focused element can be scrolled out from under the bar. */
function useRoomForBar({ height, room }: BarPlace): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.paddingBottom = `${height}px`
    style.scrollPaddingBottom = `${height + room}px`
    return () => {
      style.paddingBottom = ''
      style.scrollPaddingBottom = ''
    }
  }, [height, room])
}

function Question({ shop, translate: t, decision }: ConsentBarProps) {
  const { market, privacyPath } = shop
  const date = new Intl.DateTimeFormat(market.locale, { dateStyle: 'long' }).format(decision?.decidedAtMs)
  return (
    <p className="mt-1 text-small text-ink-soft">
      {t('CONSENT_TEXT')} {market.flags.dynamicYield && `${t('CONSENT_PERSONAL')} `}
      {privacyPath && (
        <a href={privacyPath} className="whitespace-nowrap text-accent underline">
          {t('CONSENT_MORE')}
        </a>
      )}
      {decision && decision.decidedAtMs > 0 && (
        <strong className="mt-1 block font-semibold text-ink">
          {t(decision.isGranted ? 'CONSENT_GRANTED' : 'CONSENT_DENIED', { date })}
        </strong>
      )}
    </p>
  )
}

/** Yes and no look the same and are equally close: nobody is nudged. */
function Answers({ translate: t, onDecide }: ConsentBarProps) {
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <button type="button" onClick={() => onDecide(false)} className={BUTTON_STYLES.secondary}>
        {t('CONSENT_DENY')}
      </button>
      <button type="button" onClick={() => onDecide(true)} className={BUTTON_STYLES.secondary}>
        {t('CONSENT_GRANT')}
      </button>
    </div>
  )
}

/** Asks for consent to analytics. It blocks nothing and waits as long as it takes. */
export function ConsentBar(props: ConsentBarProps) {
  const { translate: t, isOpened, onClose } = props
  const bar = useRef<HTMLElement>(null)
  const place = useBarPlace(bar)
  useRoomForBar(place)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) title.current?.focus()
  }, [isOpened])
  return (
    <section
      ref={bar}
      aria-labelledby="consent-title"
      style={{ bottom: place.room }}
      onKeyDown={({ key }) => isOpened && key === 'Escape' && onClose()}
      className="fixed inset-x-0 z-20 max-h-[60vh] overflow-y-auto border-t border-line bg-card px-4 py-3 sm:right-auto sm:m-6 sm:max-w-md sm:rounded-card sm:border sm:p-5 print:hidden"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="consent-title" ref={title} tabIndex={-1} className="text-lead outline-none">
          {t('CONSENT_TITLE')}
        </h2>
        {isOpened && (
          <button
            type="button"
            onClick={onClose}
            className="-my-2.5 min-h-11 shrink-0 text-small text-accent underline"
          >
            {t('CONSENT_CLOSE')}
          </button>
        )}
      </div>
      <Question {...props} />
      <Answers {...props} />
    </section>
  )
}

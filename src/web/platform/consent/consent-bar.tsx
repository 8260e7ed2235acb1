import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShopShell } from '#contracts/page-payload.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { Decision } from '#web/platform/tracking/consent.ts'

export interface ConsentBarProps {
  readonly shop: Pick<ShopShell, 'market' | 'companyName' | 'privacyPath'>
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
      setHeight(bar.current?.offsetHeight ?? 0)
      // Without its room for the edge of the screen, which depends on the answer.
      setRoom(takenBelow(bar.current?.firstElementChild?.clientHeight ?? 0))
    }
    measure()
    // A new page, a new step or a rotated phone changes the size of the application or the bar.
    const observer = new ResizeObserver(measure)
    for (const element of [document.getElementById('app'), bar.current])
      if (element) observer.observe(element)
    // What comes to the bottom of the screen later changes only the room that the page keeps for it.
    observer.observe(document.body, { box: 'border-box' })
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
    // While it waits, the page keeps its own room for what else is at the bottom.
    if (height === 0) return
    const { style } = document.documentElement
    style.paddingBottom = `${height}px`
    style.scrollPaddingBottom = `${height + room}px`
    return () => {
      style.paddingBottom = ''
      style.scrollPaddingBottom = ''
    }
  }, [height, room])
}

function Details({ shop, translate: t, decision, isOpened, onClose }: ConsentBarProps) {
  const { market, companyName, privacyPath } = shop
  const date = formatDay(market.locale, decision?.decidedAtMs ?? Date.now())
  return (
    <>
      <p className="text-small text-ink-soft">
        {t('CONSENT_TEXT')} {market.flags.dynamicYield && `${t('CONSENT_PERSONAL')} `}
        {t('CONSENT_PROVIDER', { company: companyName })}{' '}
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
      {isOpened && (
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 shrink-0 justify-self-start text-small text-accent underline"
        >
          {t('CONSENT_CLOSE')}
        </button>
      )}
    </>
  )
}

/** Yes and no look the same and are equally close: nobody is nudged. */
function Answers({ translate: t, onDecide }: ConsentBarProps) {
  return (
    <div className="grid shrink-0 grid-cols-2 gap-2">
      {[false, true].map((isGranted) => (
        <button
          key={String(isGranted)}
          type="button"
          // The bare word says little where a screen reader lists all buttons.
          aria-describedby={TITLE_ID}
          onClick={() => onDecide(isGranted)}
          className="min-h-11 min-w-14 cursor-pointer rounded-field border border-edge bg-card px-3 text-center font-semibold text-ink hover:border-accent"
        >
          {t(isGranted ? 'CONSENT_GRANT' : 'CONSENT_DENY')}
        </button>
      ))}
    </div>
  )
}

const TITLE_ID = 'consent-title'

const TEXT_ID = 'consent-text'

/**
 * Asks for consent to analytics, in one line. It blocks nothing and waits as long as it takes. On a phone the explanation
 * opens on demand; where there is room, it is part of the line.
 */
export function ConsentBar(props: ConsentBarProps) {
  const { translate: t, isOpened, onClose } = props
  const bar = useRef<HTMLElement>(null)
  const place = useBarPlace(bar)
  useRoomForBar(place)
  const [isExpanded, setIsExpanded] = useState(isOpened)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpened) return
    setIsExpanded(true)
    title.current?.focus()
  }, [isOpened])
  return (
    <section
      ref={bar}
      aria-labelledby={TITLE_ID}
      style={{ bottom: place.room }}
      onKeyDown={({ key }) => isOpened && key === 'Escape' && onClose()}
      className={`fixed inset-x-0 z-20 max-h-[60vh] overflow-y-auto border-t border-line bg-card print:hidden ${place.room === 0 ? 'pb-[env(safe-area-inset-bottom)]' : ''}`}
    >
      <div
        className={`mx-auto flex max-w-content items-center gap-x-3 gap-y-2 px-4 py-1 sm:gap-x-6 sm:px-6 sm:py-2 ${isExpanded ? 'max-sm:flex-col max-sm:items-stretch max-sm:py-3' : ''}`}
      >
        <div className="relative flex min-h-11 min-w-0 grow flex-wrap content-center items-center gap-x-1.5 sm:shrink-0 sm:grow-0">
          <h2
            id={TITLE_ID}
            ref={title}
            tabIndex={-1}
            className="font-text text-small font-semibold leading-tight tracking-normal outline-none"
          >
            {t('CONSENT_TITLE')}
          </h2>
          {/* Reacts on the whole line, so that the thumb finds it. */}
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={TEXT_ID}
            onClick={() => setIsExpanded(!isExpanded)}
            className="cursor-pointer text-small leading-tight text-accent underline after:absolute after:inset-0 sm:hidden"
          >
            {t('CONSENT_DETAILS')}
          </button>
        </div>
        <div
          id={TEXT_ID}
          className={`grid grow gap-x-6 sm:flex sm:items-center ${isExpanded ? '' : 'max-sm:hidden'}`}
        >
          <Details {...props} />
        </div>
        <Answers {...props} />
      </div>
    </section>
  )
}

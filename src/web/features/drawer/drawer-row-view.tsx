import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import {
  completeAnswers,
  type DrawerRow,
  findRowDevice,
  fitAnswers,
  recordAnswers,
  rejectDevice,
} from '#domain/drawer/drawer-row.ts'
import type { RowWorth } from '#domain/drawer/rate-row.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DrawerParts } from './drawer-parts.ts'
import { UnclearRow } from './unclear-row.tsx'
import type { DeviceState } from './use-loaded-devices.ts'

const PICTURE_SIZE = 72

const SMALL_ACTION =
  'inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4'

/** Storage and condition, as far as they are known. */
function useRowText() {
  const t = useTranslate()
  const storageText = useStorageText()
  return (row: DrawerRow): string => {
    const { storageGb, conditionId } = completeAnswers(row)
    const condition = conditionId === null ? null : findConditionCode(conditionId)
    const parts = [
      storageGb ? storageText(storageGb) : '',
      condition ? t(`CONDITION_${condition}` as MessageKey) : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }
}

export interface DrawerRowViewProps {
  readonly row: DrawerRow
  readonly loaded: DeviceState | null
  readonly worth: RowWorth | null
  readonly isOpen: boolean
  readonly Questions: DrawerParts['Questions']
  readonly onToggle: () => void
  readonly onChange: (change: (row: DrawerRow) => DrawerRow) => void
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** How far a device is: a price, or what is still missing. */
function RowStatus({ row, loaded, worth }: Pick<DrawerRowViewProps, 'row' | 'loaded' | 'worth'>) {
  const t = useTranslate()
  const { market } = useShop()
  if (loaded === 'loading') return <p className="text-small text-ink-soft">{t('DRAWER_LOADING')}</p>
  if (!worth) return null
  if (worth.kind === 'refused')
    return <p className="text-small font-medium text-amber">{t('DRAWER_REFUSED')}</p>
  if (worth.kind === 'ready')
    return (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="amount font-semibold text-accent">{formatMoney(market, worth.priceInCents)}</span>
        <span className="text-small text-ink-soft">
          {t(row.offerId === null ? 'DRAWER_ROW_READY' : 'DRAWER_IN_CART')}
        </span>
      </p>
    )
  const price = formatMoney(market, worth.upToInCents, { isWhole: true })
  const done = worth.stepCount - worth.openCount
  return (
    <>
      <p className="text-small text-ink-soft">
        {t('DRAWER_OPEN', { count: worth.openCount })}
        {!row.isBroken && ` · ${t('DEVICE_UP_TO', { price })}`}
      </p>
      <svg
        viewBox={`0 0 ${worth.stepCount} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-1 w-full max-w-48 rounded-full bg-line"
      >
        <rect width={done} height="1" className="fill-accent" />
      </svg>
    </>
  )
}

/** A name that is only similar: the seller says whether it is the right device. */
function Guess({ row, onChange }: Pick<DrawerRowViewProps, 'row' | 'onChange'>) {
  const t = useTranslate()
  return (
    <div className="mt-2 rounded-field bg-amber-tint px-3 py-2">
      <p className="wrap-anywhere">{t('DRAWER_GUESS', { name: row.written })}</p>
      <p className="flex flex-wrap gap-x-5">
        <button
          type="button"
          onClick={() => onChange((now) => ({ ...now, isGuess: false }))}
          className={SMALL_ACTION}
        >
          {t('DRAWER_RIGHT')}
        </button>
        <button type="button" onClick={() => onChange(rejectDevice)} className={SMALL_ACTION}>
          {t('DRAWER_WRONG')}
        </button>
      </p>
    </div>
  )
}

/** The questions of a row, or why there are none. */
function RowBody(props: DrawerRowViewProps): ReactNode {
  const { row, loaded, worth, isOpen, Questions, onToggle, onChange, onRetry } = props
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The last answer closes the questions, and the focus must not get lost with them.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const name = findRowDevice(row)?.name ?? row.written
  if (loaded === 'failed')
    return (
      <p role="status" className="mt-2">
        {t('DRAWER_LOAD_FAILED')}{' '}
        <button type="button" onClick={onRetry} className={SMALL_ACTION}>
          {t('DRAWER_RETRY')}
        </button>
      </p>
    )
  if (loaded === null || loaded === 'loading' || row.offerId !== null || row.isGuess) return null
  const given = fitAnswers(row, loaded.sheet)
  const label = worth?.kind === 'open' ? 'LIST_ANSWER' : 'DRAWER_CHANGE'
  return (
    <>
      {row.isBroken && worth?.kind === 'open' && <p className="mt-2 text-small">{t('LIST_BROKEN')}</p>}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={
          worth?.kind === 'open' && !isOpen
            ? `${BUTTON_STYLES.secondary} mt-3 w-full sm:w-auto`
            : SMALL_ACTION
        }
      >
        {t(isOpen ? 'DRAWER_CLOSE' : label)}
        <span className="sr-only"> {name}</span>
      </button>
      {isOpen && (
        <div className="mt-3 border-line max-lg:border-t max-lg:pt-4">
          <Suspense fallback={<p className="text-small text-ink-soft">{t('DRAWER_LOADING')}</p>}>
            <Questions
              {...loaded}
              given={given}
              sharedCodes={Object.keys(row.shared)}
              sharedTitle={t('DRAWER_SHARED_SAID')}
              onChange={(update) =>
                onChange((now) => recordAnswers(now, update(fitAnswers(now, loaded.sheet))))
              }
              onDone={onToggle}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** One device of the list, from its name to its price. */
export function DrawerRowView(props: DrawerRowViewProps) {
  const { row, loaded, worth, onChange, onRemove } = props
  const t = useTranslate()
  const rowText = useRowText()
  const device = findRowDevice(row)
  const name = device?.name ?? row.written
  return (
    <li className="rounded-card border border-line bg-card p-3 sm:p-4">
      <div className="flex items-start gap-3">
        {device && (
          <img
            src={device.image}
            alt=""
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            loading="lazy"
            decoding="async"
            className="size-14 shrink-0 sm:size-18"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-medium leading-snug wrap-anywhere">{name}</h3>
          {device && rowText(row) !== '' && <p className="text-small text-ink-soft">{rowText(row)}</p>}
          <RowStatus row={row} loaded={loaded} worth={worth} />
        </div>
        <button
          type="button"
          onClick={onRemove}
          className="-mr-1 -mt-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field text-ink-soft hover:text-accent"
        >
          <Icon name="close" className="size-5" />
          <span className="sr-only">{t('DRAWER_REMOVE_OF', { name })}</span>
        </button>
      </div>
      {row.isGuess && device && <Guess row={row} onChange={onChange} />}
      {!device && <UnclearRow row={row} onChange={onChange} />}
      <RowBody {...props} />
    </li>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import {
  changeRow,
  type DrawerRow,
  dropTaken,
  findRowDevice,
  fitAnswers,
  restoreRow,
} from '#domain/drawer/drawer-row.ts'
import { addUpRows, type RowWorth, rateRow } from '#domain/drawer/rate-row.ts'
import { listSharedFacts, shareFacts } from '#domain/drawer/shared-facts.ts'
import { useCart, useIsCartReady } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { DrawerBar } from './drawer-bar.tsx'
import type { DrawerParts } from './drawer-parts.ts'
import { DrawerRowView } from './drawer-row-view.tsx'
import { changeDrawer, useDrawer } from './drawer-store.ts'
import { ShareList } from './share-list.tsx'
import { type SaidFacts, SharedFactsForm } from './shared-facts-form.tsx'
import { useLoadedDevices } from './use-loaded-devices.ts'
import { type ReadyRow, useSellRows } from './use-sell-rows.ts'

/** Removes a row, and brings it back for as long as nothing else is removed. */
function useRemoval() {
  const [removed, setRemoved] = useState<{ readonly row: DrawerRow; readonly at: number } | null>(null)
  return {
    removed: removed?.row ?? null,
    remove(row: DrawerRow) {
      changeDrawer((drawer) => {
        setRemoved({ row, at: drawer.rows.findIndex(({ key }) => key === row.key) })
        return { ...drawer, rows: drawer.rows.filter(({ key }) => key !== row.key) }
      })
    },
    undo() {
      if (!removed) return
      const { row, at } = removed
      changeDrawer((drawer) => ({ ...drawer, rows: restoreRow(drawer.rows, row, at) }))
      setRemoved(null)
    },
  }
}

/** What was sold, or removed in the cart, leaves the list as well. */
function useCartFollowing(): void {
  const { offerIds } = useCart()
  const isReady = useIsCartReady()
  useEffect(() => {
    if (isReady) changeDrawer((drawer) => ({ ...drawer, rows: dropTaken(drawer.rows, offerIds) }))
  }, [isReady, offerIds])
}

const say = ({ said, apart }: SaidFacts) =>
  changeDrawer((drawer) => ({ rows: shareFacts(drawer.rows, said), apart: [...drawer.apart, ...apart] }))

const change = (key: number) => (update: (row: DrawerRow) => DrawerRow) =>
  changeDrawer((drawer) => ({ ...drawer, rows: changeRow(drawer.rows, key, update) }))

interface RemovedNoteProps {
  readonly row: DrawerRow | null
  readonly onUndo: () => void
}

/** What was removed last. The focus goes here, because the button that removed it is gone with it. */
function RemovedNote({ row, onUndo }: RemovedNoteProps) {
  const t = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (row) button.current?.focus()
  }, [row])
  if (!row) return null
  return (
    <p className="mb-3 text-small">
      <span id={id}>{t('DRAWER_REMOVED', { name: findRowDevice(row)?.name ?? row.written })}</span>{' '}
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        onClick={onUndo}
        className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4"
      >
        {t('DRAWER_UNDO')}
      </button>
    </p>
  )
}

export interface DrawerListProps {
  readonly parts: DrawerParts
  /** Grows when devices are added by a form that closes: then the list is read from its headline. */
  readonly arrivals: number
}

/** The list itself: what the devices share, each device with its questions, and the total. */
export function DrawerList({ parts, arrivals }: DrawerListProps) {
  const t = useTranslate()
  const { rows, apart } = useDrawer()
  const devices = useLoadedDevices(rows)
  const { removed, remove, undo } = useRemoval()
  const [openKey, setOpenKey] = useState<number | null>(null)
  const headline = useRef<HTMLHeadingElement>(null)
  useCartFollowing()
  useEffect(() => {
    if (arrivals > 0) headline.current?.focus({ preventScroll: true })
    if (arrivals > 0) headline.current?.scrollIntoView({ block: 'start' })
  }, [arrivals])
  const shown = rows.map((row) => {
    const found = devices.find(row)
    const loaded = found !== null && typeof found === 'object' ? found : null
    const worth: RowWorth | null = loaded && rateRow(loaded.sheet, fitAnswers(row, loaded.sheet))
    return { row, found, loaded, worth }
  })
  const asked = shown.flatMap(({ row, loaded }) => (loaded && !row.isGuess ? [{ row, ...loaded }] : []))
  const facts = listSharedFacts(asked, apart)
  const ready: readonly ReadyRow[] = shown.flatMap(({ row, loaded, worth }) =>
    loaded && worth?.kind === 'ready' && !row.isGuess
      ? [{ row, ...loaded, priceInCents: worth.priceInCents }]
      : [],
  )
  const sale = useSellRows(ready, parts.takeRow)
  const total = addUpRows(shown.map(({ row, worth }) => (row.isGuess ? null : worth)))
  const isLoading = shown.some(({ found }) => found === 'loading')
  const focusList = () => headline.current?.focus({ preventScroll: true })
  return (
    <div className="mt-8">
      <RemovedNote
        row={removed}
        onUndo={() => {
          undo()
          focusList()
        }}
      />
      {rows.length > 0 && (
        <section aria-labelledby="drawer">
          <h2 id="drawer" ref={headline} tabIndex={-1} className="scroll-mt-4 text-section outline-none">
            {t('DRAWER_LIST', { count: rows.length })}
          </h2>
          <div className="mt-4 grid gap-4">
            {/* All at once: a fact that is shared by more devices a moment later would move under the finger. */}
            {!isLoading && facts.length > 0 && (
              <SharedFactsForm
                facts={facts}
                loaded={asked}
                onSay={(said) => {
                  say(said)
                  focusList()
                }}
              />
            )}
            <ol className="grid gap-3">
              {shown.map(({ row, found, worth }) => (
                <DrawerRowView
                  key={row.key}
                  row={row}
                  loaded={found}
                  worth={worth}
                  isOpen={openKey === row.key}
                  Questions={parts.Questions}
                  onToggle={() => setOpenKey((now) => (now === row.key ? null : row.key))}
                  onChange={change(row.key)}
                  onRemove={() => remove(row)}
                  onRetry={() => devices.retry(row)}
                />
              ))}
            </ol>
            <p className="text-small text-ink-soft">{t('DRAWER_PARCEL')}</p>
            <ShareList rows={rows} />
          </div>
          <DrawerBar total={total} sale={sale} />
        </section>
      )}
    </div>
  )
}

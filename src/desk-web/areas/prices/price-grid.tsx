import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SheetRow, ShownPriceDraft } from '#contracts/desk/prices.ts'
import { readPrice } from '#domain/price-lists/read-price-row.ts'
import { useVisibleRows } from '../../lists/use-visible-rows.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { describeMove, describePrice, describeSize } from './describe-price.ts'
import { DeviceFigures } from './device-figures.tsx'
import type { SheetSearch } from './price-queries.ts'
import { type TypedCell, useSheet } from './use-sheet.ts'

const T = TEXTS.prices

/** The next page is loaded when this few rows are left below the window. */
const ROWS_AHEAD = 100

const CENTS = 100

const writeCell = (amountInCents: number | null): string =>
  amountInCents === null ? '' : String(amountInCents / CENTS)

/** What was typed, as an amount; null for an empty cell, undefined where it isn't a price. */
function readCell(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const price = readPrice(text)
  return price?.kind === 'amount' ? price.amountInCents : undefined
}

interface CellProps {
  readonly row: SheetRow
  readonly index: number
  readonly isOpen: boolean
  readonly onEnter: (row: SheetRow) => void
  readonly onChange: (cells: readonly TypedCell[]) => void
  readonly onMove: (index: number) => void
  readonly onPaste: (index: number, values: readonly string[]) => void
}

const buildCellId = (index: number): string => `price-cell-${index}`

/** The one cell of a row that can be typed into. It is saved when it is left. */
function PriceCell({ row, index, isOpen, onEnter, onChange, onMove, onPaste }: CellProps) {
  const { deviceId, storageGb, draftInCents } = row
  const saved = writeCell(draftInCents)
  const [text, setText] = useState<string | null>(null)
  const isWrong = text !== null && readCell(text) === undefined
  const save = () => {
    if (text === null || text === saved) return setText(null)
    const amountInCents = readCell(text)
    if (amountInCents === undefined) return
    onChange([{ deviceId, storageGb, amountInCents }])
    setText(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText(null)
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key]
    if (step === undefined || isWrong) return
    event.preventDefault()
    onMove(index + step)
  }
  const paste = (event: ClipboardEvent) => {
    // Only what has several lines: one value is pasted as text.
    const lines = event.clipboardData.getData('text').split(/\r\n|\n|\r/)
    if (lines.length < 2) return
    event.preventDefault()
    setText(null)
    // The last column is the price, whether one or all columns were copied.
    onPaste(
      index,
      lines.filter((line) => line.trim() !== '').map((line) => line.split('\t').at(-1) ?? ''),
    )
  }
  return (
    <input
      id={buildCellId(index)}
      inputMode="decimal"
      autoComplete="off"
      readOnly={!isOpen}
      value={text ?? saved}
      aria-label={T.cell(`${row.manufacturer} ${row.model}`, describeSize(storageGb))}
      aria-invalid={isWrong}
      title={isWrong ? T.badCell : undefined}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => {
        target.select()
        onEnter(row)
      }}
      onBlur={save}
      onKeyDown={press}
      onPaste={paste}
      className={`figures min-h-9 w-24 rounded-control border bg-card px-2 text-right max-md:min-h-11 ${isWrong ? 'border-error' : 'border-edge'}`}
    />
  )
}

const HEAD = 'border-b border-line px-2 py-1.5 text-tiny font-medium text-ink-soft'
const WIDE = 'max-md:hidden'

const GridHead = () => (
  <thead className="sticky top-13 z-10 bg-paper">
    <tr>
      <th scope="col" className={`${HEAD} text-left ${WIDE}`}>
        {T.sheetColumns.manufacturer}
      </th>
      <th scope="col" className={`${HEAD} text-left`}>
        {T.sheetColumns.model}
      </th>
      <th scope="col" className={`${HEAD} text-right`}>
        {T.sheetColumns.storage}
      </th>
      <th scope="col" className={`${HEAD} text-right ${WIDE}`}>
        {T.sheetColumns.released}
      </th>
      <th scope="col" className={`${HEAD} text-right`}>
        {T.sheetColumns.list}
      </th>
      <th scope="col" className={`${HEAD} text-right`}>
        {T.sheetColumns.draft}
      </th>
      <th scope="col" className={`${HEAD} text-right ${WIDE}`}>
        {T.sheetColumns.move}
      </th>
      <th scope="col" className={`${HEAD} text-left ${WIDE}`}>
        {T.sheetColumns.guard}
      </th>
    </tr>
  </thead>
)

const CELL = 'px-2 py-0.5'
const NUMBER = `figures text-right whitespace-nowrap ${CELL}`
const COLUMN_COUNT = 8

export interface PriceGridProps {
  readonly draft: ShownPriceDraft
  readonly filter: SheetSearch
  readonly isOpen: boolean
}

/** The rows of a list. Only those in the window are rendered, and they are loaded as someone scrolls. */
export function PriceGrid({ draft, filter, isOpen }: PriceGridProps) {
  const { rows, count, isLoading, error, retry, loadMore, change } = useSheet(draft, filter)
  const place = useRef<HTMLTableElement>(null)
  const [entered, setEntered] = useState<SheetRow | null>(null)
  const visible = useVisibleRows(rows.length, place, false)
  const lastShown = visible.indexes.at(-1) ?? 0
  const isNearEnd = rows.length > 0 && lastShown > rows.length - ROWS_AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one each time; what matters is where the window is
  useEffect(() => {
    if (isNearEnd) loadMore()
  }, [isNearEnd, rows.length])
  const moveTo = (index: number) => {
    const focus = () => document.getElementById(buildCellId(index))
    const cell = focus()
    if (cell) return cell.focus()
    visible.scrollTo(index)
    requestAnimationFrame(() => focus()?.focus())
  }
  const pasteFrom = (index: number, values: readonly string[]) => {
    const cells = values.flatMap((value, offset) => {
      const row = rows[index + offset]
      const amountInCents = readCell(value)
      if (!row || amountInCents === undefined || amountInCents === null) return []
      return [{ deviceId: row.deviceId, storageGb: row.storageGb, amountInCents }]
    })
    if (cells.length > 0) change(cells)
  }
  if (error)
    return (
      <div role="alert">
        <p>{describeError(error)}</p>
        <button type="button" className={DESK_BUTTON.secondary} onClick={retry}>
          {TEXTS.retry}
        </button>
      </div>
    )
  const gap = (height: number) =>
    height > 0 && (
      <tr>
        <td style={{ height }} colSpan={COLUMN_COUNT} />
      </tr>
    )
  return (
    <div>
      <p role="status" className="text-ink-soft">
        {isLoading ? TEXTS.loading : T.sheetCount(count)}. {isOpen && T.sheetKeys}
      </p>
      <table ref={place} className="mt-2 w-full border-collapse" aria-rowcount={count + 1}>
        <caption className="sr-only">{T.sheetTitle(draft.name)}</caption>
        <GridHead />
        <tbody>
          {gap(visible.aboveInPixels)}
          {visible.indexes.map((index) => {
            const row = rows[index]
            if (!row) return null
            const { deviceId, storageGb, listInCents, draftInCents, guards } = row
            return (
              <tr
                key={`${deviceId}-${storageGb}`}
                ref={visible.measure}
                data-index={index}
                aria-rowindex={index + 2}
                className="border-b border-line focus-within:bg-tint hover:bg-tint"
              >
                <td className={`${CELL} ${WIDE}`}>{row.manufacturer}</td>
                <th scope="row" className={`${CELL} text-left font-medium`}>
                  {row.model}
                </th>
                <td className={NUMBER}>{describeSize(storageGb)}</td>
                <td className={`${NUMBER} ${WIDE}`}>{row.released}</td>
                <td className={NUMBER}>{describePrice(listInCents, draft.currency)}</td>
                <td className={NUMBER}>
                  <PriceCell
                    row={row}
                    index={index}
                    isOpen={isOpen}
                    onEnter={setEntered}
                    onChange={change}
                    onMove={moveTo}
                    onPaste={pasteFrom}
                  />
                </td>
                <td className={`${NUMBER} ${WIDE}`}>
                  {draftInCents !== null && describeMove(listInCents, draftInCents)}
                </td>
                <td className={`${CELL} ${WIDE}`}>
                  {guards.length > 0 && (
                    <span className="flex flex-wrap gap-1">
                      {guards.map((guard) => (
                        <Badge key={guard} tone="late">
                          {T.guards[guard]}
                        </Badge>
                      ))}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
          {gap(visible.belowInPixels)}
        </tbody>
      </table>
      {entered && <DeviceFigures row={entered} market={draft.market} />}
    </div>
  )
}

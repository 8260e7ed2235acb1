import { type KeyboardEvent, useEffect, useRef } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { useShortcut } from '../platform/keys/shortcuts.ts'

export interface RowFocus {
  /** For the link of a row: its place in the list. */
  readonly buildId: (index: number) => string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface RowFocusOptions {
  readonly listId: string
  readonly count: number
  /** Brings a row into view that may not be rendered yet. */
  readonly scrollTo?: (index: number) => void
  /** Left out where rows can't be selected. */
  readonly onSelect?: (index: number) => void
}

/** The keys of a list: the focus moves from row to row, so that Enter opens like any link. */
export function useRowFocus({ listId, count, scrollTo, onSelect }: RowFocusOptions): RowFocus {
  const last = useRef(-1)
  const wanted = useRef<number | null>(null)
  const buildId = (index: number) => `${listId}-row-${index}`

  const findCurrent = (): number => {
    const row = document.activeElement?.closest(`[data-list="${listId}"] [data-row]`)
    return row instanceof HTMLElement ? Number(row.dataset.row) : last.current
  }
  const focusWanted = () => {
    const link = wanted.current === null ? null : document.getElementById(buildId(wanted.current))
    if (!link) return
    wanted.current = null
    link.focus()
    link.scrollIntoView({ block: 'nearest' })
  }
  // A row that was far away is rendered some time after scrolling.
  useEffect(focusWanted)

  const move = (step: number) => {
    const next = Math.min(Math.max(findCurrent() + step, 0), count - 1)
    if (next < 0) return
    last.current = next
    wanted.current = next
    if (!document.getElementById(buildId(next))) scrollTo?.(next)
    focusWanted()
  }
  const select = () => {
    const current = findCurrent()
    if (current >= 0 && current < count) onSelect?.(current)
  }
  useShortcut({ keys: 'j', label: TEXTS.lists.keys.next, group: 'list' }, () => move(1))
  useShortcut({ keys: 'k', label: TEXTS.lists.keys.previous, group: 'list' }, () => move(-1))
  useShortcut(onSelect ? { keys: 'x', label: TEXTS.lists.keys.select, group: 'list' } : null, select)

  return {
    buildId,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    },
  }
}

import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { MAX_GAP_MS } from '../scanner/read-scan.ts'
import { NO_SEQUENCE, readStroke, type Sequence, stepSequence } from './key-strokes.ts'

export type ShortcutGroup = 'general' | 'goTo' | 'list' | 'screen'

export interface Shortcut {
  /** `mod+k`, `?`, or several keys one after the other, `g i`. */
  readonly keys: string
  readonly label: string
  readonly group: ShortcutGroup
}

interface Registered extends Shortcut {
  readonly run: () => void
}

interface Registry {
  readonly shortcuts: readonly Registered[]
}

/** Everything that keys do on the current screen. The sheet behind `?` lists it. */
export const useShortcuts = create<Registry>(() => ({ shortcuts: [] }))

const add = (shortcut: Registered) =>
  useShortcuts.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }))

const remove = (shortcut: Registered) =>
  useShortcuts.setState(({ shortcuts }) => ({ shortcuts: shortcuts.filter((one) => one !== shortcut) }))

/** Keys belong to what is being typed, except those with a modifier. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|file)$/.test(target.type)))

/** Runs shortcuts. A plain key waits until it is certain that no scanner has typed it. */
export function watchForShortcuts(target: Window): () => void {
  let sequence: Sequence = NO_SEQUENCE
  let waiting: number | undefined
  // Before anyone can stop the event: what a key follows closely was typed by a scanner.
  const forget = () => target.clearTimeout(waiting)
  const hear = (event: KeyboardEvent) => {
    const stroke = readStroke(event)
    if (event.defaultPrevented || stroke === null) return
    const hasModifier = stroke.startsWith('mod+')
    if (isTyping(event.target) && !hasModifier) return
    // A dialog has keys of its own.
    if (!hasModifier && target.document.querySelector('dialog[open]')) return
    const { shortcuts } = useShortcuts.getState()
    const follow = () => {
      const step = stepSequence(
        sequence,
        { stroke, atMs: event.timeStamp },
        shortcuts.map(({ keys }) => keys),
      )
      sequence = step.sequence
      shortcuts.findLast(({ keys }) => keys === step.hit)?.run()
    }
    // Some browsers search the page when a slash is typed.
    if (stroke === '/') event.preventDefault()
    if (!hasModifier) waiting = target.setTimeout(follow, MAX_GAP_MS + 5)
    else if (shortcuts.some(({ keys }) => keys === stroke)) {
      event.preventDefault()
      follow()
    }
  }
  target.addEventListener('keydown', forget, { capture: true })
  target.addEventListener('keydown', hear)
  return () => {
    target.removeEventListener('keydown', forget, { capture: true })
    target.removeEventListener('keydown', hear)
  }
}

/** Registers a shortcut as long as the component is shown; null registers none. */
export function useShortcut(shortcut: Shortcut | null, run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  const { keys, label, group } = shortcut ?? { keys: '', label: '', group: 'screen' as const }
  useEffect(() => {
    if (keys === '') return undefined
    const registered = { keys, label, group, run: () => latest.current() }
    add(registered)
    return () => remove(registered)
  }, [keys, label, group])
}

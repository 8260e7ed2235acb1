import { useLayoutEffect, useRef } from 'react'
import { NO_SCAN, readKey, type ScanState } from './read-scan.ts'

type OnScan = (code: string) => void

/** The screen that was opened last hears scans first; without one, the frame does. */
const listeners: { readonly hear: OnScan }[] = []

type TextControl = HTMLInputElement | HTMLTextAreaElement

const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Puts back what a field held, in a way that React notices. */
function restore(control: TextControl, value: string): void {
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Recognises a scanner on every screen. What it typed is taken out of the field that happened to have the focus, and its
 * Enter submits nothing.
 */
export function watchForScans(target: Window): () => void {
  let state: ScanState = NO_SCAN
  let field: { readonly control: TextControl; readonly value: string } | null = null
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const before = state
    const { state: next, scan } = readKey(before, { key: event.key, atMs: event.timeStamp })
    state = next
    if (next.text.length === 1) {
      const { activeElement } = target.document
      field = isTextControl(activeElement) ? { control: activeElement, value: activeElement.value } : null
    }
    const listener = listeners.at(-1)
    if (scan === null || !listener) return
    event.preventDefault()
    // Not immediately: the shortcuts have to hear that the last character was no key of theirs.
    event.stopPropagation()
    if (field) restore(field.control, field.value)
    listener.hear(scan)
  }
  target.addEventListener('keydown', hear, { capture: true })
  return () => target.removeEventListener('keydown', hear, { capture: true })
}

/** Hears scans as long as the component is shown, from the moment at which it is. */
export function useScan(onScan: OnScan): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useLayoutEffect(() => {
    const listener = { hear: (code: string) => latest.current(code) }
    listeners.push(listener)
    return () => void listeners.splice(listeners.indexOf(listener), 1)
  }, [])
}

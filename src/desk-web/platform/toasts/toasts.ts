import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'error'
  /** What can be done about it: undo it, or go somewhere. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface Toasts {
  readonly toasts: readonly Toast[]
}

/** Longer with something to click: people have to read it, decide and get there. */
const PLAIN_MS = 5_000
const ACTION_MS = 10_000

/** More would cover the screen; the oldest goes first. */
const MAX_TOASTS = 3

let lastId = 0

export const useToasts = create<Toasts>(() => ({ toasts: [] }))

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))

/** Says what has happened. Errors stay until they are dismissed. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] }): void {
  lastId += 1
  const shown: Toast = { tone: 'plain', ...toast, id: lastId }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown].slice(-MAX_TOASTS) }))
  if (shown.tone === 'plain') setTimeout(() => dismissToast(shown.id), shown.action ? ACTION_MS : PLAIN_MS)
}

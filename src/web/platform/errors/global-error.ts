import { create } from 'zustand'
import type { PageError } from '#contracts/page-payload.ts'
import { requireNavigable } from '#domain/routing/external-navigation.ts'

interface GlobalErrorState {
  /** With the address it happened at: on another page it is over. */
  readonly current: { readonly error: PageError; readonly href: string } | null
}

const useStore = create<GlobalErrorState>(() => ({ current: null }))

/** The error that the whole page shows instead of its screen, or null. */
export const useGlobalError = (href: string): PageError | null =>
  useStore(({ current }) => (current?.href === href ? current.error : null))

export const showGlobalError = (error: PageError, href: string): void =>
  useStore.setState({ current: { error, href } })

/** Clears the error; with an address of the shop, the visitor is redirected there. */
export function clearGlobalError(options: { readonly redirect?: string } = {}): void {
  useStore.setState({ current: null })
  if (options.redirect) location.assign(requireNavigable(options.redirect, location.origin))
}

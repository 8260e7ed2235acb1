import { create } from 'zustand'
import type { PageError } from '#contracts/page-payload.ts'
import { requireNavigable } from '#domain/routing/external-navigation.ts'

interface GlobalErrorState {
  readonly error: PageError | null
}

const useStore = create<GlobalErrorState>(() => ({ error: null }))

/** The error that the whole page shows instead of its screen, or null. */
export const useGlobalError = (): PageError | null => useStore((state) => state.error)

export const showGlobalError = (error: PageError): void => useStore.setState({ error })

/** Takes the error away; with an address of the shop, the visitor is led there. */
export function clearGlobalError(options: { readonly redirect?: string } = {}): void {
  useStore.setState({ error: null })
  if (options.redirect) location.assign(requireNavigable(options.redirect, location.origin))
}

import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { LatePart } from '#messages/text-parts.ts'
import type { ReadyPage } from './ready-page.ts'

export interface RouterState {
  /** The address of the browser, from the click on: the page may still be loading. */
  readonly href: string
  /** The page that is shown. */
  readonly page: ReadyPage
  /** Whether another page is loading; never true on the server, which renders only loaded pages. */
  readonly isLoading: boolean
  /** Whether the page of the address could not be loaded. */
  readonly hasFailed: boolean
  /** Counts the history entries that were opened. A page that is loaded again behind the scenes counts once. */
  readonly arrivals: number
}

/** Goes from page to page inside the application. */
export interface Router {
  readonly store: StoreApi<RouterState>
  /** Loads texts that do not come with every page. The server always has all texts. */
  readonly loadTexts: (parts: readonly LatePart[]) => Promise<void>
  /** Opens a page of the shop as a new history entry. */
  push(href: string): void
  /** Changes the address of the current entry, and nothing else. */
  replaceAddress(href: string): void
  /** Called when the page of an arrival is in the document: scrolls to where it was left. */
  settle(): void
  /** Loads the page that is shown once more, and shows it when it has come. */
  reload(): Promise<void>
}

export const RouterContext = createContext<Router | null>(null)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('The component is outside of the application')
  return router
}

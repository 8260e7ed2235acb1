import { createStore } from 'zustand/vanilla'
import type { ReadyPage } from './ready-page.ts'
import type { Router, RouterState } from './router.ts'

const refuse = (): never => {
  throw new Error('Only a browser can go to another page')
}

/** The router of a page that is rendered on the server and never left. */
export const createStillRouter = (href: string, page: ReadyPage): Router => ({
  store: createStore<RouterState>(() => ({ href, page, isLoading: false, hasFailed: false, arrivals: 0 })),
  loadTexts: async () => undefined,
  push: refuse,
  replaceAddress: refuse,
  settle: refuse,
  reload: refuse,
})

import { create } from 'zustand'
import { type Drawer, EMPTY_DRAWER, readDrawer } from '#domain/drawer/read-drawer.ts'
import { DRAWER_KEY } from '#web/platform/browser/kept-keys.ts'
import { readEntry } from '#web/platform/browser/stored-answers.ts'

interface DrawerState {
  readonly drawer: Drawer
  /** False until the stored list is read; the server renders the page without any. */
  readonly isReady: boolean
}

const useStore = create<DrawerState>(() => ({ drawer: EMPTY_DRAWER, isReady: false }))

/** False once the browser has refused a change: from then on the list in memory is the newer one. */
let isKept = true

/** The stored list, for as long as answers are kept; the one in memory where the browser stores nothing. */
const readStored = (): Drawer => (isKept ? readDrawer(readEntry(DRAWER_KEY)) : useStore.getState().drawer)

function keep(drawer: Drawer): void {
  useStore.setState({ drawer, isReady: true })
  try {
    if (drawer.rows.length === 0) localStorage.removeItem(DRAWER_KEY)
    else localStorage.setItem(DRAWER_KEY, JSON.stringify({ ...drawer, savedAtMs: Date.now() }))
    isKept = true
  } catch {
    // Storage is full or forbidden: the list lives as long as the page.
    isKept = false
  }
}

/** Changes the list. Another tab may have just changed it: what is stored counts, not what is shown. */
export const changeDrawer = (change: (drawer: Drawer) => Drawer): void => keep(change(readStored()))

export const useDrawer = (): Drawer => useStore(({ drawer }) => drawer)

export const useIsDrawerReady = (): boolean => useStore(({ isReady }) => isReady)

/** Reads the browser's list and follows it through all tabs; returns the way to stop. */
export function followDrawer(): () => void {
  useStore.setState({ drawer: readStored(), isReady: true })
  const follow = ({ key }: StorageEvent) => {
    // No key: another tab has emptied the whole storage.
    if (key !== DRAWER_KEY && key !== null) return
    isKept = true
    useStore.setState({ drawer: readStored() })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

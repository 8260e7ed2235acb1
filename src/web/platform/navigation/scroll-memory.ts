import { findAnchor } from './find-anchor.ts'

/** Where the window or an element was scrolled to: from the left, and from the top. */
type Position = readonly [left: number, top: number]

/** By the selector of the scrolled element. */
type Positions = Readonly<Record<string, Position>>

const STORAGE_KEY = 'scroll-positions'
const WINDOW = ''

function readStored(): Record<string, Positions> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    // Without storage, or with foreign content in it, later documents begin at their top.
    return {}
  }
}

function store(entries: Readonly<Record<string, Positions>>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries))
  } catch {
    // Blocked or full, see above.
  }
}

/** The way to an element by its place among its siblings: the page that is shown again has the same ones. */
function writeSelector(element: Element): string {
  const parts: string[] = []
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    parts.unshift(`${at.localName}:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  return parts.join('>')
}

export interface ScrollMemory {
  /** Takes over from the browser, which knows nothing of pages that load later. */
  start(findEntryKey: () => string): void
  /** Notes where an entry is scrolled to, before it is left. */
  remember(entryKey: string): void
  /** Scrolls to where the entry was left, to the anchor that its address names, or to the top. */
  restore(entryKey: string): void
}

/** Positions by history entry, so that going back leads to the same place. */
export function createScrollMemory(): ScrollMemory {
  const entries = readStored()
  const scrolled = new Set<Element>()

  function remember(entryKey: string): void {
    // The browser has made the entry, for an anchor: its address says where it begins.
    if (entryKey === '') return
    const elements = [...scrolled].filter(({ isConnected }) => isConnected)
    entries[entryKey] = {
      [WINDOW]: [scrollX, scrollY],
      ...Object.fromEntries(
        elements.map((element) => [writeSelector(element), [element.scrollLeft, element.scrollTop]]),
      ),
    }
    scrolled.clear()
  }

  return {
    remember,
    start(findEntryKey) {
      history.scrollRestoration = 'manual'
      document.addEventListener(
        'scroll',
        ({ target }) => {
          if (target instanceof Element) scrolled.add(target)
        },
        { capture: true, passive: true },
      )
      addEventListener('pagehide', () => {
        // A reload and the way back from another site are the browser's again.
        history.scrollRestoration = 'auto'
        remember(findEntryKey())
        store(entries)
      })
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) history.scrollRestoration = 'manual'
      })
    },
    restore(entryKey) {
      const { [WINDOW]: position, ...elements } = entries[entryKey] ?? {}
      for (const [selector, [left, top]] of Object.entries(elements))
        document.querySelector(selector)?.scrollTo({ left, top, behavior: 'instant' })
      if (position) scrollTo({ left: position[0], top: position[1] })
      else if (!location.hash) scrollTo({ left: 0, top: 0 })
      else findAnchor(location.hash)?.scrollIntoView()
    },
  }
}

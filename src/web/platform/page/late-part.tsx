import { type ComponentType, Suspense, use, useState } from 'react'
import type { LatePart as TextPart } from '#messages/text-parts.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { watchNear } from './watch-near.ts'

interface LatePartOptions {
  /** Id of the element around the part. */
  readonly id: string
  /** Id of an element that its page always has, where the part itself may be missing. */
  readonly pageId?: string
  readonly texts: readonly TextPart[]
  readonly load: () => Promise<ComponentType>
  /** How far from the screen it starts loading, where that is further than usual. */
  readonly marginPx?: number
  /** Visitors use it at once, so it loads with the page: only pages that have it pay for it. */
  readonly isInFirstView?: boolean
}

/** The page that came as HTML runs; all others are rendered here. */
let hasStarted = false

type LoadTexts = (parts: readonly TextPart[]) => Promise<void>

const isOnPage = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) !== null

/**
 * A part of the page below the first view. The server's HTML stays, readable and with working links, until the
 * visitor comes near; only then do its script and texts load. After a navigation inside the application there is no such
 * HTML, so the part loads with the page.
 */
export function createLatePart(options: LatePartOptions) {
  const { id, pageId = id, texts, load, marginPx, isInFirstView = false } = options
  let Loaded: ComponentType | null = null
  let loadTexts: LoadTexts = async () => undefined
  let whenLoaded: Promise<void> | undefined
  let wake: () => void = () => undefined
  const whenNeeded = new Promise<void>((resolve) => {
    wake = resolve
  })
  const loadNow = async (): Promise<void> => {
    const [component] = await Promise.all([load(), loadTexts(texts)])
    Loaded = component
    wake()
  }
  // A part that fails to load stays what it is: good HTML.
  const loadWhenNeeded = (): Promise<void> =>
    whenNeeded.then(loadNow).catch((error: unknown) => {
      reportProblem(error)
      return new Promise<void>(() => undefined)
    })

  function Content() {
    if (!Loaded) {
      whenLoaded ??= loadWhenNeeded()
      use(whenLoaded)
    }
    return Loaded && <Loaded />
  }
  // Always the same element: a new one would make React drop the server's HTML before the part has loaded.
  const content = (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  )
  const watch = (element: HTMLElement | null) => {
    hasStarted = true
    return element ? watchNear(element, wake, marginPx) : undefined
  }
  function Part() {
    const translate = useTranslate()
    const [firstTranslate] = useState(() => translate)
    // The page begins to address someone else, which waits until all parts of it can do the same.
    if (translate !== firstTranslate) wake()
    return (
      <div id={id} ref={watch}>
        {content}
      </div>
    )
  }
  return {
    /** For the page's loader. */
    async prepare(context: { readonly loadTexts: LoadTexts }): Promise<void> {
      loadTexts = context.loadTexts
      if (Loaded) return
      if (hasStarted || !isOnPage(pageId)) await loadNow()
      else if (isInFirstView) await loadNow().catch(reportProblem)
    },
    Part,
  }
}

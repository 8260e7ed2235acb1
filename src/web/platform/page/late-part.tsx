import { type ComponentType, Suspense, use } from 'react'
import type { LatePart as TextPart } from '#messages/text-parts.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** How far below the screen a part starts loading. */
const NEAR = '800px'

/** After this it loads anyway: by then the first view is done. */
const PATIENCE_MS = 3_000

interface LatePartOptions {
  /** Id of the element around the part. */
  readonly id: string
  readonly texts: readonly TextPart[]
  readonly load: () => Promise<ComponentType>
  /** Visitors use it at once, so it loads with the page: only pages that have it pay for it. */
  readonly isInFirstView?: boolean
}

type LoadTexts = (parts: readonly TextPart[]) => Promise<void>

const findElement = (id: string): Element | null =>
  typeof document === 'undefined' ? null : document.getElementById(id)

/** Waits until the visitor scrolls near the element, but not forever. */
const whenNear = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const element = findElement(id)
    if (!element) return resolve()
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    setTimeout(finish, PATIENCE_MS)
  })

/**
 * A part of the page below the first view. The server's HTML stays, readable and with working links, until the
 * visitor comes near or some time has passed; only then do its script and texts load. After a navigation inside the
 * application there is no such HTML, so the part loads with the page.
 */
export function createLatePart({ id, texts, load, isInFirstView = false }: LatePartOptions) {
  let Loaded: ComponentType | null = null
  let loadTexts: LoadTexts = async () => undefined
  let whenLoaded: Promise<void> | undefined
  const loadNow = async (): Promise<void> => {
    const [component] = await Promise.all([load(), loadTexts(texts)])
    Loaded = component
  }
  // A part that fails to load stays what it is: good HTML.
  const loadWhenNear = (): Promise<void> =>
    whenNear(id)
      .then(loadNow)
      .catch((error: unknown) => {
        reportProblem(error)
        return new Promise<void>(() => undefined)
      })

  function Content() {
    if (!Loaded) {
      whenLoaded ??= loadWhenNear()
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
  return {
    /** For the page's loader. */
    async prepare(context: { readonly loadTexts: LoadTexts }): Promise<void> {
      loadTexts = context.loadTexts
      if (Loaded) return
      if (!findElement(id)) await loadNow()
      else if (isInFirstView) await loadNow().catch(reportProblem)
    },
    Part: () => <div id={id}>{content}</div>,
  }
}

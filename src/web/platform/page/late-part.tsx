import { type ComponentType, Suspense, use } from 'react'
import type { LatePart as TextPart } from '#messages/text-parts.ts'

/** How far below the screen a part is made ready. */
const NEAR = '800px'

/** After this it is made ready anyway: by then the first look is done. */
const PATIENCE_MS = 3_000

interface LatePartOptions {
  /** Of the element around the part. */
  readonly id: string
  readonly texts: readonly TextPart[]
  readonly load: () => Promise<ComponentType>
}

type LoadTexts = (parts: readonly TextPart[]) => Promise<void>

const elementOf = (id: string): Element | null =>
  typeof document === 'undefined' ? null : document.getElementById(id)

/** Waits until the visitor comes near the element, but not for ever. */
const whenNear = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const element = elementOf(id)
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
 * The part of a page below the first look. The server's HTML stands as it is, readable and with working links, until the
 * visitor comes near or has read for a while; only then are script and texts of the part loaded. After a navigation
 * inside the application there is no such HTML: there the part is loaded with the page.
 */
export function createLatePart({ id, texts, load }: LatePartOptions) {
  let Loaded: ComponentType | null = null
  let loadTexts: LoadTexts = async () => undefined
  let whenLoaded: Promise<void> | undefined
  const loadNow = async (): Promise<void> => {
    const [component] = await Promise.all([load(), loadTexts(texts)])
    Loaded = component
  }
  // A part that cannot be loaded stays what it is: good HTML.
  const loadWhenNear = (): Promise<void> =>
    whenNear(id)
      .then(loadNow)
      .catch(() => new Promise<void>(() => undefined))

  function Content() {
    if (!Loaded) {
      whenLoaded ??= loadWhenNear()
      use(whenLoaded)
    }
    return Loaded && <Loaded />
  }
  // One element for ever: a new one would make React throw the server's HTML away before the part is there.
  const content = (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  )
  return {
    /** For the loader of the page. */
    async prepare(context: { readonly loadTexts: LoadTexts }): Promise<void> {
      loadTexts = context.loadTexts
      if (!Loaded && !elementOf(id)) await loadNow()
    },
    Part: () => <div id={id}>{content}</div>,
  }
}

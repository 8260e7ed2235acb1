const HELLO = 'shop-widget:hello'

/** What the partner's script listens to: a frame that is ready, then its height, and nothing else. */
type Message =
  | { readonly type: 'shop-widget:ready' }
  | { readonly type: 'shop-widget:height'; readonly height: number }

const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === HELLO

/** What the question about measuring keeps free below the application: it must not stand over the end of it. */
const roomBelow = (): number => Number.parseFloat(document.documentElement.style.paddingBottom) || 0

/** Tells a page that shows the shop in a frame how high it is; only pages that may do so come this far. */
export function startFrameHeight(): void {
  const { parent } = window
  const root = document.getElementById('app')
  if (parent === window || !root) return
  // Heights of the window would grow with the frame that grows with them.
  document.documentElement.setAttribute('data-framed', '')
  let origin = ''
  let last = 0
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height + roomBelow())
    if (origin === '' || height === last) return
    last = height
    parent.postMessage({ type: 'shop-widget:height', height } satisfies Message, origin)
  }
  addEventListener('message', (event) => {
    if (event.source !== parent || !isHello(event.data)) return
    origin = event.origin
    last = 0
    tell()
  })
  const observer = new ResizeObserver(tell)
  observer.observe(root)
  // Room below is padding, which only the outer size shows.
  observer.observe(document.documentElement, { box: 'border-box' })
  // Says nothing but that somebody listens now: whose page it is, only its greeting tells.
  parent.postMessage({ type: 'shop-widget:ready' } satisfies Message, '*')
}

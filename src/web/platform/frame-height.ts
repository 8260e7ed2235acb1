const HELLO = 'shop-widget:hello'

/** What the partner's script listens to: a frame that is ready, then its height, and nothing else. */
type Message =
  | { readonly type: 'shop-widget:ready' }
  | { readonly type: 'shop-widget:height'; readonly height: number }

const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === HELLO

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
    const height = Math.ceil(root.getBoundingClientRect().height)
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
  if (typeof ResizeObserver === 'function') new ResizeObserver(tell).observe(root)
  // Says nothing but that somebody listens now: whose page it is, only its greeting tells.
  parent.postMessage({ type: 'shop-widget:ready' } satisfies Message, '*')
}

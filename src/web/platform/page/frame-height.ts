const HELLO = 'shop-widget:hello'

/** What the partner's script listens for: that the frame is ready, then its height, and nothing else. */
type Message =
  | { readonly type: 'shop-widget:ready' }
  | { readonly type: 'shop-widget:height'; readonly height: number }

const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === HELLO

/** The space the consent bar reserves below the application, so that it does not cover its end. */
const roomBelow = (): number => Number.parseFloat(document.documentElement.style.paddingBottom) || 0

/** Reports the page's height to the page that frames it; only pages that may be framed get here. */
export function startFrameHeight(): void {
  const { parent } = window
  const root = document.getElementById('app')
  if (parent === window || !root) return
  // Window heights would grow with the frame that grows with them.
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
  // Space below is padding, which only the outer size includes.
  observer.observe(document.documentElement, { box: 'border-box' })
  // Announces only that this frame listens; the parent's greeting tells which page it is.
  parent.postMessage({ type: 'shop-widget:ready' } satisfies Message, '*')
}

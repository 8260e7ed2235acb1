/** What the page of the free label shows, apart from its market. */
export type RecyclingView =
  | {
      readonly kind: 'open'
      /** The address of the device whose page led here; null without one. */
      readonly deviceUrl: string | null
    }
  /** Confirms a request that was sent without script. */
  | { readonly kind: 'sent' }

const DEVICE_URL = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/
const DEVICE_URL_MAX = 128

const isDeviceUrl = (text: string): boolean => text.length <= DEVICE_URL_MAX && DEVICE_URL.test(text)

/** The query of the page in canonical form. */
export function buildRecyclingSearch(view: RecyclingView): string {
  if (view.kind === 'sent') return '?sent=1'
  return view.deviceUrl === null ? '' : `?device=${view.deviceUrl}`
}

/** The page that a query asks for. */
export function readRecyclingSearch(search: string): RecyclingView {
  const query = new URLSearchParams(search)
  if (query.get('sent') === '1') return { kind: 'sent' }
  const deviceUrl = query.get('device') ?? ''
  return { kind: 'open', deviceUrl: isDeviceUrl(deviceUrl) ? deviceUrl : null }
}

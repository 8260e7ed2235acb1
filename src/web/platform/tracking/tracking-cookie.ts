import type { TrackingCookie } from '#domain/analytics/tracking-cookies.ts'

function write({ name }: TrackingCookie, value: string, maxAgeSeconds: number): void {
  const parts = [`${name}=${value}`, 'path=/', `max-age=${maxAgeSeconds}`, 'samesite=lax']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and on pages without encryption
  document.cookie = [...parts, ...(location.protocol === 'https:' ? ['secure'] : [])].join('; ')
}

/** The cookie's value; empty when it is missing. */
export const readCookie = ({ name }: TrackingCookie): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Only after consent. */
export const writeCookie = (cookie: TrackingCookie, value: string): void =>
  write(cookie, value, cookie.maxAgeSeconds)

export const expireCookie = (cookie: TrackingCookie): void => write(cookie, '', 0)

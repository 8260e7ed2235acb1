import { KNOWN_DEVICE_DAYS } from '#domain/customers/sign-in-periods.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/**
 * Names a browser to the sign-in, so that whoever has signed in with it before keeps a budget of their own. It signs nobody
 * in. Whose device it is, and whether it still is, is kept in the database.
 */
export interface DeviceCookie {
  /** The id of a browser's cookie; null without one, or with one that the shop hasn't written. */
  read(header: string | undefined): string | null
  /** The value of a `Set-Cookie` header. */
  write(deviceId: string, isSecure: boolean): string
}

export interface DeviceCookiePlace {
  readonly name: string
  /** The only paths that get to see the cookie. */
  readonly path: string
}

const MAX_AGE_SECONDS = (KNOWN_DEVICE_DAYS * DAY_MS) / 1_000

function findCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const text = part.trim()
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1)
  }
  return null
}

/** The id is signed: nobody can have a browser of their own choosing counted. */
export function createDeviceCookie(secret: ShopSecret, { name, path }: DeviceCookiePlace): DeviceCookie {
  const purpose = `device-cookie-${name}`
  return {
    read(header) {
      const value = header === undefined ? null : findCookie(header, name)
      if (value === null) return null
      const [deviceId = '', key = ''] = value.split('.', 2)
      return secret.isKeyFor(purpose, deviceId, key) ? deviceId : null
    },
    write(deviceId, isSecure) {
      const parts = [
        `${name}=${deviceId}.${secret.keyFor(purpose, deviceId)}`,
        `Path=${path}`,
        `Max-Age=${MAX_AGE_SECONDS}`,
        'HttpOnly',
        'SameSite=Strict',
      ]
      return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
    },
  }
}

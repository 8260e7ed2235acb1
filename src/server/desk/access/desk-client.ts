import type { FastifyRequest } from 'fastify'
import { type BrowserName, readDevice, type SystemName } from '#domain/customers/read-device.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { type DeskOrigin, isSecureOrigin } from './desk-origin.ts'

/** Who sends a request, and from where. */
export interface DeskClient {
  /** The desk's origin as this browser sees it. */
  readonly origin: string
  readonly isSecure: boolean
  readonly address: string
  /** `Chrome on Windows` */
  readonly browser: string
  readonly cookies: string | undefined
}

export type ReadDeskClient = (request: FastifyRequest) => DeskClient

const BROWSERS: Readonly<Record<BrowserName, string>> = {
  FIREFOX: 'Firefox',
  EDGE: 'Edge',
  OPERA: 'Opera',
  SAMSUNG: 'Samsung Internet',
  CHROME: 'Chrome',
  SAFARI: 'Safari',
  UNKNOWN: 'Unknown browser',
}

const SYSTEMS: Readonly<Record<SystemName, string | null>> = {
  ANDROID: 'Android',
  IOS: 'iOS',
  WINDOWS: 'Windows',
  MACOS: 'macOS',
  CHROMEOS: 'ChromeOS',
  LINUX: 'Linux',
  UNKNOWN: null,
}

function describeBrowser(userAgent: string | undefined): string {
  const { browser, system } = readDevice(userAgent ?? '')
  const name = SYSTEMS[system]
  return name === null ? BROWSERS[browser] : `${BROWSERS[browser]} on ${name}`
}

export const createClientReader =
  (readOrigin: DeskOrigin, isTrustedProxy: IsTrustedProxy): ReadDeskClient =>
  ({ raw }) => {
    const origin = readOrigin(raw)
    return {
      origin,
      isSecure: isSecureOrigin(origin),
      address: readClientAddress(raw, isTrustedProxy),
      browser: describeBrowser(raw.headers['user-agent']),
      cookies: raw.headers.cookie,
    }
  }

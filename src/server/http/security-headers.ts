import { createHash } from 'node:crypto'
import { PERSONALISATION_POLICY } from '#contracts/page-payload.ts'
import { WORKER_POLICY } from '#contracts/paths/offline.ts'
import { CSP_REPORTS_PATH } from '#contracts/paths/tracking.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'

export interface SecurityOptions {
  /** The exact text of every inline script that a page may run. */
  readonly inlineScripts: readonly string[]
  readonly widgetPartnerOrigins: readonly string[]
  /** Further origins of pictures. */
  readonly imageOrigins: readonly string[]
  /** Name of the trusted-types policy that the inline loader creates. */
  readonly trustedTypesPolicy: string
  /** The only third-party script that the shop may load; null for none. */
  readonly personalisationScript: string | null
}

const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const REPORT_GROUP = 'csp'

/** Says where the reports of a page go. */
export const REPORTING_HEADER = { 'reporting-endpoints': `${REPORT_GROUP}="${CSP_REPORTS_PATH}"` }

/** Only the business widget may be embedded, and only by its partners. */
const listFrameAncestors = (shopMode: ShopMode, partners: readonly string[]) =>
  shopMode === 'b2bWidget' && partners.length > 0 ? partners.join(' ') : "'none'"

/** Uses hashes instead of nonces, because every visitor gets the same cached bytes. */
export function writeContentSecurityPolicy(shopMode: ShopMode, options: SecurityOptions): string {
  const { personalisationScript: script } = options
  const service = script ? ` ${new URL(script).origin}` : ''
  return [
    "default-src 'none'",
    `script-src ${options.inlineScripts.map(hashScript).join(' ')} 'strict-dynamic'`,
    // Without it browsers ask the list of scripts, which only has hashes.
    "worker-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...options.imageOrigins].join(' ')}${service}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${service}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${listFrameAncestors(shopMode, options.widgetPartnerOrigins)}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${options.trustedTypesPolicy} ${WORKER_POLICY}${script ? ` ${PERSONALISATION_POLICY}` : ''}`,
    // Browsers that know the newer directive ignore the older one.
    `report-to ${REPORT_GROUP}`,
    `report-uri ${CSP_REPORTS_PATH}`,
  ].join('; ')
}

const SENSORS = ['camera', 'microphone', 'accelerometer', 'gyroscope'] as const

type Sensor = (typeof SENSORS)[number]

/** What pages may use of the device: on most pages nothing. */
const writePermissionsPolicy = (allowed: readonly Sensor[] = []) =>
  [
    ...SENSORS.map((sensor) => `${sensor}=(${allowed.includes(sensor) ? 'self' : ''})`),
    'geolocation=()',
    'payment=()',
    'usb=()',
    'browsing-topics=()',
  ].join(', ')

/** Only the self-test may ask for camera, microphone and motion. */
export const SELF_TEST_HEADERS = { 'permissions-policy': writePermissionsPolicy(SENSORS) } as const

/** The page of a device's photos may ask for the camera. */
export const PHOTO_PASSPORT_HEADERS = { 'permissions-policy': writePermissionsPolicy(['camera']) } as const

/** The headers of every response. */
export const BASE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': writePermissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

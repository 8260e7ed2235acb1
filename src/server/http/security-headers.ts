import { createHash } from 'node:crypto'
import { PERSONALISATION_POLICY } from '#contracts/page-payload.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'

export interface SecurityOptions {
  /** The exact text of every inline script a page may run. */
  readonly inlineScripts: readonly string[]
  readonly widgetPartnerOrigins: readonly string[]
  /** Further places that pictures may come from. */
  readonly imageOrigins: readonly string[]
  /** Name of the trusted-types policy that the inline loader makes. */
  readonly trustedTypesPolicy: string
  /** The one foreign script that the shop's own may load; null for none. */
  readonly personalisationScript: string | null
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Only the business widget is made to stand in another page, and only in its partners' pages. */
const frameAncestors = (shopMode: ShopMode, partners: readonly string[]) =>
  shopMode === 'b2bWidget' && partners.length > 0 ? partners.join(' ') : "'none'"

/** Hashes instead of nonces: every visitor gets the same bytes. */
export function contentSecurityPolicy(shopMode: ShopMode, options: SecurityOptions): string {
  const { personalisationScript: script } = options
  const service = script ? ` ${new URL(script).origin}` : ''
  return [
    "default-src 'none'",
    `script-src ${options.inlineScripts.map(hashOf).join(' ')} 'strict-dynamic'`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...options.imageOrigins].join(' ')}${service}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${service}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors(shopMode, options.widgetPartnerOrigins)}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${options.trustedTypesPolicy}${script ? ` ${PERSONALISATION_POLICY}` : ''}`,
  ].join('; ')
}

/** Headers of every answer, page or not. */
export const BASE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

import { createHash } from 'node:crypto'
import { DESK_STYLE } from '#server/desk/pages/desk-style.ts'
import { BASE_SECURITY_HEADERS } from '#server/http/security-headers.ts'

const STYLE_HASH = createHash('sha256').update(DESK_STYLE).digest('base64')

/** Headers of every response. Pages run no scripts, and may neither be framed nor cached. */
export const DESK_HEADERS = {
  ...BASE_SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Not `no-referrer`: browsers would then send `Origin: null` with forms, and the origin check would refuse them.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
} as const

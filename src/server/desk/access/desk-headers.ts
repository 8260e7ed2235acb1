import { createHash } from 'node:crypto'
import { DESK_STYLE } from '#server/desk/pages/desk-style.ts'
import { PASSKEY_SCRIPT } from '#server/desk/pages/passkey-script.ts'
import { BASE_SECURITY_HEADERS } from '#server/http/security-headers.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const POLICY = [
  "default-src 'none'",
  `style-src ${hash(DESK_STYLE)}`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** For a page with a form for passkeys: the policy lets the one script run, and nothing else. */
export const PASSKEY_HEADERS = {
  'content-security-policy': [...POLICY, `script-src ${hash(PASSKEY_SCRIPT)}`].join('; '),
} as const

/** For the operators' application: scripts and styles come from its own files only, and photos may come from a camera. */
export const buildApplicationHeaders = (frameSources: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    // The shop, which shows what isn't published yet. It runs no script there.
    `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
})

/** Headers of every response. Pages run no scripts, and may neither be framed nor cached. */
export const DESK_HEADERS = {
  ...BASE_SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': POLICY.join('; '),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Not `no-referrer`: browsers would then send `Origin: null` with forms, and the origin check would refuse them.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
} as const

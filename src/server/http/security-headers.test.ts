import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  BASE_SECURITY_HEADERS,
  SELF_TEST_HEADERS,
  type SecurityOptions,
  writeContentSecurityPolicy,
} from '#server/http/security-headers.ts'

// The hash of the text "start()", computed with openssl.
const SCRIPT_HASH = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"

const OPTIONS: SecurityOptions = {
  inlineScripts: ['start()'],
  widgetPartnerOrigins: ['https://first.example', 'https://second.example'],
  imageOrigins: [],
  trustedTypesPolicy: 'loader',
  personalisationScript: null,
}

const policyWith = (frameAncestors: string) =>
  [
    "default-src 'none'",
    `script-src ${SCRIPT_HASH} 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types loader worker',
    'report-to csp',
    'report-uri /csp-reports',
  ].join('; ')

describe('the content policy', () => {
  it.each([
    ['default', "'none'"],
    ['agan', "'none'"],
    ['b2bWidget', 'https://first.example https://second.example'],
  ] as const)('of %s pages lets these pages frame them: %s', (mode, frameAncestors) => {
    expect(writeContentSecurityPolicy(mode, OPTIONS)).toBe(policyWith(frameAncestors))
  })

  it('lets nobody embed the widget without partners', () => {
    expect(writeContentSecurityPolicy('b2bWidget', { ...OPTIONS, widgetPartnerOrigins: [] })).toBe(
      policyWith("'none'"),
    )
  })

  it('allows pictures from the content system, too', () => {
    const policy = writeContentSecurityPolicy('default', {
      ...OPTIONS,
      imageOrigins: ['https://cms.example'],
    })
    expect(policy).toContain("img-src 'self' data: https://cms.example;")
  })

  it('allows the market’s personalisation service, and nobody else', () => {
    const personalisationScript = 'https://person.example/api/a.js'
    const policy = writeContentSecurityPolicy('default', { ...OPTIONS, personalisationScript })
    expect(policy).toContain("img-src 'self' data: https://person.example;")
    expect(policy).toContain("connect-src 'self' https://person.example;")
    expect(policy).toMatch(/trusted-types loader worker personalisation;/)
  })

  it('lists the hash of every inline script, so that a changed one does not run', () => {
    const scripts = ['start()', 'start ()']
    const policy = writeContentSecurityPolicy('default', { ...OPTIONS, inlineScripts: scripts })
    const hashes = scripts.map((text) => createHash('sha256').update(text, 'utf8').digest('base64'))
    expect(policy).toContain(
      `script-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')} 'strict-dynamic'`,
    )
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it.each(['default', 'agan', 'b2bWidget'] as const)(
    'of %s pages never allows inline or evaluated code',
    (mode) => {
      expect(writeContentSecurityPolicy(mode, OPTIONS)).not.toMatch(/unsafe-inline|unsafe-eval|nonce-|\*/)
    },
  )
})

describe('the headers of every response', () => {
  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ] as const)('%s is %s', (name, value) => {
    expect(BASE_SECURITY_HEADERS[name]).toBe(value)
  })

  it.each(['camera', 'microphone', 'accelerometer', 'gyroscope', 'geolocation'])('allow no %s', (feature) => {
    expect(BASE_SECURITY_HEADERS['permissions-policy']).toContain(`${feature}=()`)
  })
})

describe('the self-test', () => {
  it.each(['camera', 'microphone', 'accelerometer', 'gyroscope'])('may ask for %s', (feature) => {
    expect(SELF_TEST_HEADERS['permissions-policy']).toContain(`${feature}=(self)`)
  })

  it('may not ask where the seller is', () => {
    expect(SELF_TEST_HEADERS['permissions-policy']).toContain('geolocation=()')
  })
})

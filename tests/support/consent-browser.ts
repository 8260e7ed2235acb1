import { vi } from 'vitest'
import type { Consent } from '#web/platform/consent/consent.ts'

export interface ConsentBrowser {
  /** What the browser keeps, by key. */
  readonly stored: Map<string, string>
  /** Cookies by name; one that has ended is gone. */
  readonly cookies: Map<string, string>
  /** Everything that was ever said about a cookie. */
  readonly cookieTexts: string[]
}

/** As somebody decides who comes with the page still open. */
export function storeConsent(stored: Map<string, string>, consent: Consent): void {
  if (consent === 'undecided') stored.delete('analyticsConsent')
  else {
    const decision = { isGranted: consent === 'granted', decidedAtMs: Date.now() }
    stored.set('analyticsConsent', JSON.stringify(decision))
  }
}

/** The places where a browser keeps things, and a decision in them. */
export function stubConsentBrowser(consent: Consent): ConsentBrowser {
  const [stored, cookies] = [new Map<string, string>(), new Map<string, string>()]
  const cookieTexts: string[] = []
  storeConsent(stored, consent)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      cookieTexts.push(text)
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? []
      if (text.includes('max-age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  return { stored, cookies, cookieTexts }
}

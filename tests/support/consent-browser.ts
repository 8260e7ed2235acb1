import { vi } from 'vitest'
import type { Consent } from '#web/platform/tracking/consent.ts'

export interface ConsentBrowser {
  /** The browser's storage, by key. */
  readonly stored: Map<string, string>
  /** Current cookies by name, without expired ones. */
  readonly cookies: Map<string, string>
  /** Every cookie string that was ever set. */
  readonly cookieTexts: string[]
}

/** Stores a decision while the page is open. */
export function storeConsent(stored: Map<string, string>, consent: Consent): void {
  if (consent === 'undecided') stored.delete('analyticsConsent')
  else {
    const decision = { isGranted: consent === 'granted', decidedAtMs: Date.now() }
    stored.set('analyticsConsent', JSON.stringify(decision))
  }
}

/** Stubs the browser's storage and cookies, with a decision in them. */
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

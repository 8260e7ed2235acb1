import type { Environment } from './environment.ts'

/** How visitors are asked for consent and tracked. */
export interface Tracking {
  /** Whether the shop itself asks for consent. Otherwise a consent tool in front of it does. */
  readonly hasConsentBanner: boolean
  /** Whether controlling events are forwarded to a collector. */
  readonly isForwarding: boolean
  /** Script of the personalisation service; null without one. */
  readonly personalisationScript: string | null
}

/** The shop asks for consent itself, and forwards nothing. */
export const OWN_TRACKING: Tracking = {
  hasConsentBanner: true,
  isForwarding: false,
  personalisationScript: null,
}

export const readTracking = (environment: Environment): Tracking => ({
  hasConsentBanner: environment.CONSENT_BANNER === 'on',
  isForwarding: environment.CONTROLLING_COLLECTOR_URL !== undefined,
  personalisationScript: environment.PERSONALISATION_SCRIPT_URL ?? null,
})

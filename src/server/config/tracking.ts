import type { Environment } from './environment.ts'

/** How visitors are asked and measured. */
export interface Tracking {
  /** Whether the shop itself asks for consent. Without that, something in front of it does. */
  readonly hasConsentBanner: boolean
  /** Whether controlling events go to a collector, too. */
  readonly isForwarding: boolean
  /** Script of the personalisation service; null where there is none. */
  readonly personalisationScript: string | null
}

/** The shop asks, and nothing leaves it. */
export const OWN_TRACKING: Tracking = {
  hasConsentBanner: true,
  isForwarding: false,
  personalisationScript: null,
}

export const trackingOf = (environment: Environment): Tracking => ({
  hasConsentBanner: environment.CONSENT_BANNER === 'on',
  isForwarding: environment.CONTROLLING_COLLECTOR_URL !== undefined,
  personalisationScript: environment.PERSONALISATION_SCRIPT_URL ?? null,
})

/** The answers about a device, and those behind an offer. */
export const DEVICE_PREFIX = 'answers:'
export const OFFER_PREFIX = 'offerAnswers:'

/** The list of a household, with the answers about its devices. */
export const DRAWER_KEY = 'drawer'

/** What has been ticked off for a sale. */
export const TASKS_KEY = 'saleTasks'

/** One sale per device: keeping another one replaces it. */
export const SALE_KEY = 'keptSale'

const PREFIXES = [DEVICE_PREFIX, OFFER_PREFIX, DRAWER_KEY, TASKS_KEY, SALE_KEY]

/** Whether this browser keeps anything for a promised time. */
export function hasKeptEntries(): boolean {
  try {
    return Object.keys(localStorage).some((key) => PREFIXES.some((prefix) => key.startsWith(prefix)))
  } catch {
    // Nothing is stored.
    return false
  }
}

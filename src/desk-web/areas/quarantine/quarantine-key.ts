/** Named by its address, so that changed counts load it again. */
export const QUARANTINE_KEY = ['list', '/desk/quarantine'] as const

/** Where the shop shows what isn't published yet. */
export const CONTENT_PREVIEW_PATH = '/api/content-preview'

/** The same for a brand partner's record. */
export const PARTNER_PREVIEW_PATH = '/api/partner-preview'

/** Where the shop shows what isn't published yet. */
export const CONTENT_PREVIEW_PATH = '/api/content-preview'

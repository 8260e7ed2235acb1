/** Where the language switch is sent; apart from its schema, so that the browser needs no validator for it. */
export const LANGUAGE_PATH = '/language'

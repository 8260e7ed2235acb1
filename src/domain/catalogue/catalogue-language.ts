/** Languages that the catalogue is written in. Austria reads the German one: it has no search index of its own. */
export const CATALOGUE_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'pl'] as const

export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number]

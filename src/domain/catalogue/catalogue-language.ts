/** Languages of the catalogue. Austria uses German and shares its search indexes. */
export const CATALOGUE_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'pl'] as const

export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number]

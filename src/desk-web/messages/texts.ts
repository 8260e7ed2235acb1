import { type DeskTexts, EN } from './en.ts'

/** Every language of the desk. */
const LANGUAGES: Readonly<Record<string, DeskTexts>> = { en: EN }

/** The texts in the page's language. */
export const TEXTS: DeskTexts = LANGUAGES[globalThis.document?.documentElement.lang ?? 'en'] ?? EN

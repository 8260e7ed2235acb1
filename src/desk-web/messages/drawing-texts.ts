import { DRAWING_TEXTS_EN } from './drawing-en.ts'

const LANGUAGES: Readonly<Record<string, typeof DRAWING_TEXTS_EN>> = { en: DRAWING_TEXTS_EN }

/** The texts of pictures in the page's language; only the screens of the catalogue load them. */
export const DRAWING_TEXTS = LANGUAGES[globalThis.document?.documentElement.lang ?? 'en'] ?? DRAWING_TEXTS_EN

import { GROUP_TEXTS_EN } from './groups-en.ts'

const LANGUAGES: Readonly<Record<string, typeof GROUP_TEXTS_EN>> = { en: GROUP_TEXTS_EN }

/** The texts of groups in the page's language; only the screens of the catalogue load them. */
export const GROUP_TEXTS = LANGUAGES[globalThis.document?.documentElement.lang ?? 'en'] ?? GROUP_TEXTS_EN

import { getDisplayNames } from '#messages/intl-formats.ts'

/** A country in the reader's language; an unknown code is returned as it is. */
export const nameCountry = (locale: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (getDisplayNames([locale], { type: 'region' }).of(code) ?? code) : code

import { slugify } from '#domain/text/fold-text.ts'
import { isNamePattern } from './localise-name.ts'

const MAX_LENGTH = 100

/** Manufacturer, series and category form one address, which may have 128 characters. */
const MAX_ADDRESS_LENGTH = 50

export interface NameProblem {
  readonly key: 'FIELD_REQUIRED' | 'FIELD_TOO_LONG' | 'FIELD_CHARACTERS' | 'FIELD_FORMAT'
  readonly params?: Readonly<Record<string, number>>
}

/** Without blanks around it, and with single ones in between. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** What is wrong with the name of a series, a manufacturer or a category; null if nothing is. */
export function findNameProblem(name: string): NameProblem | null {
  if (name === '') return { key: 'FIELD_REQUIRED' }
  const address = slugify(name)
  if (name.length > MAX_LENGTH || address.length > MAX_ADDRESS_LENGTH)
    return { key: 'FIELD_TOO_LONG', params: { max: MAX_ADDRESS_LENGTH } }
  return /[{}]|[\p{Cc}\p{Cs}]/u.test(name) || address === '' ? { key: 'FIELD_CHARACTERS' } : null
}

/** The same for a name that each language writes in its own way: `iPad {inch:11}`. */
export function findPatternProblem(pattern: string): NameProblem | null {
  if (!isNamePattern(pattern)) return { key: 'FIELD_FORMAT' }
  return findNameProblem(pattern.replace(/[{}]/g, ''))
}

import { memoise } from '#messages/intl-formats.ts'
import { bindText } from './bind-text.ts'

// Here and not with the other formats, because no browser joins lists.
const getListFormat = memoise(
  (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
)

/** Names or figures as a list in a sentence: a, b i c; 95 %, 90 % oder 80 %. */
export const joinList = (
  locale: string,
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => bindText(locale, getListFormat(locale, { style: 'long', type }).format(parts))

import type { CatalogueLanguage } from './catalogue-language.ts'

interface NameRules {
  readonly decimal: ',' | '.'
  readonly inch: (size: string) => string
  readonly generation: (count: string) => string
}

const ENGLISH_ORDINALS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const englishRules = new Intl.PluralRules('en', { type: 'ordinal' })

const RULES: Readonly<Record<CatalogueLanguage, NameRules>> = {
  de: { decimal: ',', inch: (size) => `${size} Zoll`, generation: (count) => `${count}. Generation` },
  en: {
    decimal: '.',
    inch: (size) => `${size}-inch`,
    generation: (count) => `${count}${ENGLISH_ORDINALS[englishRules.select(Number(count))]} generation`,
  },
  es: { decimal: ',', inch: (size) => `${size} pulgadas`, generation: (count) => `${count}.ª generación` },
  fr: {
    decimal: ',',
    inch: (size) => `${size} pouces`,
    generation: (count) => `${count}${count === '1' ? 're' : 'e'} génération`,
  },
  it: { decimal: ',', inch: (size) => `${size} pollici`, generation: (count) => `${count}ª generazione` },
  pl: { decimal: ',', inch: (size) => `${size} cala`, generation: (count) => `${count}. generacja` },
}

const POLISH_INCH_FORMS: Readonly<Record<string, string>> = { one: 'cal', few: 'cale', many: 'cali' }
const polishRules = new Intl.PluralRules('pl')

const writeInch = (language: CatalogueLanguage, size: string): string => {
  const words = RULES[language]
  if (language === 'pl' && !size.includes('.'))
    return `${size} ${POLISH_INCH_FORMS[polishRules.select(Number(size))] ?? 'cala'}`
  return words.inch(size.replace('.', words.decimal))
}

const TOKEN = /\{(inch|gen):([\d.]+)\}/g

/** A device or series name in one language: every language writes sizes and generations differently. */
export const localiseName = (pattern: string, language: CatalogueLanguage): string =>
  pattern.replace(TOKEN, (_, kind: string, value: string) =>
    kind === 'inch' ? writeInch(language, value) : RULES[language].generation(value),
  )

/** Whether a name has no braces other than those that {@link localiseName} fills. */
export const isNamePattern = (pattern: string): boolean => !/[{}]/.test(pattern.replace(TOKEN, ''))

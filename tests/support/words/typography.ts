import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'

export interface TypographyFault {
  readonly rule: string
  readonly found: string
}

interface Rule {
  readonly rule: string
  readonly pattern: RegExp
}

const UNITS = '€|EUR|zł|PLN|%|GB|TB|MB|kB|KB|mm|cm|kg|mAh|Wh|GHz|MHz|Hz|°C|dpi|px|h\\b|min\\b|Std\\.|godz\\.'

/** Holds in every language. */
const COMMON: readonly Rule[] = [
  { rule: 'a straight quotation mark or apostrophe', pattern: /['"`´]/g },
  { rule: 'dots instead of an ellipsis', pattern: /\.\.+/g },
  { rule: 'two blanks', pattern: /[ \u00a0\u202f]{2,}/g },
  { rule: 'a blank at an end', pattern: /^[ \u00a0\u202f]|[ \u00a0\u202f]$/g },
  { rule: 'a blank before a mark', pattern: /[ \u00a0\u202f][,.](?=\s|$)/g },
  { rule: 'no blank behind a mark', pattern: /\p{L}[,;:](?=\p{L})/gu },
  { rule: 'a hyphen instead of a dash', pattern: / - |\d-\d+(?= ?(?:%|€|mm|cm|GB))/g },
  { rule: 'a long dash', pattern: /—/g },
  { rule: 'a breaking blank before a unit', pattern: new RegExp(`[\\d}] (?:${UNITS})(?!\\p{L})`, 'gu') },
  { rule: 'a breaking blank behind §', pattern: /§ /g },
]

const BLANK_BEFORE_SIGN: Rule = { rule: 'a blank before a mark', pattern: /[ \u00a0\u202f][;:!?]/g }
const NARROW_PERCENT: Rule = { rule: 'no blank before %', pattern: /\d%/g }
const WIDE_PERCENT: Rule = { rule: 'a blank before %', pattern: /\d[ \u00a0\u202f]%/g }

const quotes = (allowed: string): Rule => ({
  rule: `quotation marks other than ${allowed}`,
  pattern: new RegExp(`[^${allowed}]`, 'g'),
})

/** The quotation marks of each language; ’ is the apostrophe everywhere. */
const QUOTATION_MARKS: Readonly<Record<CatalogueLanguage, string>> = {
  de: '„“‚‘',
  en: '“”‘’',
  es: '«»“”',
  fr: '«»“”',
  it: '«»“”',
  pl: '„”«»',
}

const OWN: Readonly<Record<CatalogueLanguage, readonly Rule[]>> = {
  de: [
    BLANK_BEFORE_SIGN,
    NARROW_PERCENT,
    { rule: 'a breaking blank in z. B.', pattern: /\b[zd]\. [BhR]\./g },
  ],
  en: [BLANK_BEFORE_SIGN, WIDE_PERCENT],
  es: [BLANK_BEFORE_SIGN, NARROW_PERCENT],
  fr: [
    { rule: 'no narrow no-break space before ; ! ?', pattern: /[^\u202f\s?!][;!?]|[ \u00a0][;!?]/g },
    { rule: 'no no-break space before :', pattern: /[^\u00a0\d/](?<!https?):(?!\/\/|\d)/g },
    { rule: 'no no-break space inside « »', pattern: /«[^\u00a0\u202f]|[^\u00a0\u202f]»/g },
    NARROW_PERCENT,
  ],
  it: [BLANK_BEFORE_SIGN, WIDE_PERCENT],
  pl: [BLANK_BEFORE_SIGN, WIDE_PERCENT],
}

const find = (text: string, { rule, pattern }: Rule): TypographyFault[] =>
  [...text.matchAll(pattern)].map(([found]) => ({ rule, found }))

const ALL_QUOTATION_MARKS = /[„“”‚‘«»]/g

/** Spanish opens what it closes. */
const findUnopened = (text: string): TypographyFault[] =>
  [
    ['¿', '?'],
    ['¡', '!'],
  ].flatMap(([open = '', close = '']) =>
    text.split(open).length === text.split(close).length ? [] : [{ rule: `no ${open}`, found: close }],
  )

/** What a typesetter of the language would change. */
export function findTypographyFaults(text: string, language: CatalogueLanguage): TypographyFault[] {
  const marks = (text.match(ALL_QUOTATION_MARKS) ?? []).join('')
  return [
    ...[...COMMON, ...OWN[language]].flatMap((rule) => find(text, rule)),
    ...find(marks, quotes(QUOTATION_MARKS[language])),
    ...(language === 'es' ? findUnopened(text) : []),
  ]
}

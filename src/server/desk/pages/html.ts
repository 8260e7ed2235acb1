import { escapeHtml } from '#server/render/html-text.ts'

// Not exported, so only `html` creates markup; everything else is text and gets escaped.
const MARKUP = Symbol('markup')

/** Markup that is safe to send. */
export interface Html {
  readonly [MARKUP]: string
}

/** What a template accepts: text and numbers are escaped, empty values omitted, lists concatenated. */
export type Insertable = Html | string | number | null | undefined | false | readonly Insertable[]

const isList = (value: Insertable): value is readonly Insertable[] => Array.isArray(value)

function toMarkup(value: Insertable): string {
  if (value === null || value === undefined || value === false) return ''
  if (isList(value)) return value.map(toMarkup).join('')
  if (typeof value === 'object') return value[MARKUP]
  return escapeHtml(String(value)).replaceAll("'", '&#39;')
}

/** Markup with escaped values. Attribute values need quotes around them. */
export const html = (parts: TemplateStringsArray, ...values: readonly Insertable[]): Html => ({
  [MARKUP]: String.raw({ raw: parts }, ...values.map(toMarkup)),
})

export const toText = (markup: Html): string => markup[MARKUP]

/** Text from our own code that must not be escaped, such as the stylesheet. */
export const trustedText = (text: string): Html => ({ [MARKUP]: text })

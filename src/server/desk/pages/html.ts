import { escapeHtml } from '#server/render/html-text.ts'

// Not exported: markup comes from `html` alone, everything else is text and is escaped.
const MARKUP = Symbol('markup')

/** Finished markup. */
export interface Html {
  readonly [MARKUP]: string
}

/** What may stand in a template: text and numbers are escaped, nothing is left out, lists are put one after the other. */
export type Insertable = Html | string | number | null | undefined | false | readonly Insertable[]

const isList = (value: Insertable): value is readonly Insertable[] => Array.isArray(value)

function write(value: Insertable): string {
  if (value === null || value === undefined || value === false) return ''
  if (isList(value)) return value.map(write).join('')
  if (typeof value === 'object') return value[MARKUP]
  return escapeHtml(String(value)).replaceAll("'", '&#39;')
}

/** Markup with values in it, escaped by default; attributes need quotation marks around a value. */
export const html = (parts: TemplateStringsArray, ...values: readonly Insertable[]): Html => ({
  [MARKUP]: String.raw({ raw: parts }, ...values.map(write)),
})

export const textOfHtml = (markup: Html): string => markup[MARKUP]

/** Text of this program that must not be escaped, such as a stylesheet. */
export const trustedText = (text: string): Html => ({ [MARKUP]: text })

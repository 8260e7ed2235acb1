const SPECIAL = /["'&<>]/
const EVERY_SPECIAL = /["'&<>]/g

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Text in the wording that React gives it in content and attributes. */
export const escapeMarkup = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (char) => ENTITIES[char] ?? char) : text

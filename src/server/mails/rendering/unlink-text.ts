/** Zero-width, and part of no host name: mail programs then see no address to turn into a link. */
const WORD_JOINER = '\u2060'

/** A text that someone typed, shown as it is but never turned into a link by the reader's mail program. */
export const unlinkText = (text: string): string =>
  text.replace(/(?<=\S)[.@:](?=\S)/gu, (mark) => `${mark}${WORD_JOINER}`)

import type { ShopText, TextKind } from './shop-texts.ts'

// A dot ends no sentence behind an abbreviation, or behind the day before a month: "z. B.", "art. 6", "8. Mai".
const ABBREVIATION =
  /(?:^|[\s(])(?:abs|art|arts|nr|no|bzw|ca|std|lit|lett|ff|np|tzw|ust|pkt|poz|dz|ul|tel|núm|pág|ej|cfr|co|min|max|inkl|zzgl|ggf|usw|vgl|str|al|resp|ecc|evtl|sog|buchst|d\.lgs)\.$/iu
const INITIAL = /(?:^|[\s(])\p{Ll}\.$/u
const DAY = /(?:^|\s)\d+\.$/
const MONTH = /^(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Generation)/

/** The sentences of a text. Some names start with a small letter. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(/(?<=[.?!…][”“»]?)\s+(?=[\p{Lu}¿¡„“«»{\d]|\p{Ll}\p{Lu}|vivo)/u)) {
    const last = sentences.at(-1)
    const isRest =
      last !== undefined &&
      (ABBREVIATION.test(last) || INITIAL.test(last) || (DAY.test(last) && MONTH.test(part)))
    if (isRest) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** Words as a reader counts them: a value is one word, a hyphenated word too. */
export const countWords = (sentence: string): number =>
  (sentence.match(/(?:\{\w+\}|[\p{L}\p{N}])[\p{L}\p{N}\p{M}’'.,:/@-]*/gu) ?? []).length

/**
 * How many words a sentence may have. Buttons and labels are read at a glance, hints beside a field; a clause of a
 * contract needs more room.
 */
export const MAX_WORDS: Readonly<Record<Exclude<TextKind, 'keywords'>, number>> = {
  button: 7,
  label: 18,
  hint: 26,
  paragraph: 32,
  legal: 42,
}

/** Sentences of a text that are longer than its kind allows. */
export const findLongSentences = ({ kind, text }: Pick<ShopText, 'kind' | 'text'>): string[] =>
  kind === 'keywords' ? [] : splitSentences(text).filter((sentence) => countWords(sentence) > MAX_WORDS[kind])

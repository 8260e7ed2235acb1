// otto, ottanta, ottocento … and undici begin with a vowel. A leading zero is not read out: 08/11/2026.
const BEFORE_VOWEL = /\b([Ii]|de|ne|d?a|su)l (?=0?8|11\b)/g

/**
 * Italian articles before a date or figure, once its value is known: `entro il {date}` becomes `entro l’8 novembre`, and
 * `dal {date}` becomes `dall’11 novembre`.
 */
export const elideArticles = (text: string): string =>
  text.replace(BEFORE_VOWEL, (_, start: string) => {
    if (start === 'I') return 'L’'
    return start === 'i' ? 'l’' : `${start}ll’`
  })

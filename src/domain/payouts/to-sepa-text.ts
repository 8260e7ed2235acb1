// The characters that every bank in the SEPA area accepts; others need an agreement.
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/
const MARKS = /\p{M}+/gu
const INVISIBLE = /\p{Cf}/gu
const BLANK = /^[\s\p{Z}\p{Cc}]$/u

const readPairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)])

const readLowerAndUpperPairs = (text: string): [string, string][] =>
  readPairs(text).flatMap(([small, latin]) => [
    [small, latin],
    [small.toUpperCase(), latin.slice(0, 1).toUpperCase() + latin.slice(1)],
  ])

// As the European Payments Council recommends, except for ß, where its alternative is what people expect.
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ...readPairs("&+ _- ~- ;, [( {( ]) }) \\/ |/ `' ´' ‘' ’' ‚, –- —- €E ẞSS ßss"),
  ...readLowerAndUpperPairs('łl øo đd ðd þth æae œoe ħh ŧt ŋn ıi'),
  ...readLowerAndUpperPairs('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
  ...readLowerAndUpperPairs(
    'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya',
  ),
])

// A placeholder for what has no Latin spelling; nobody types it.
const UNKNOWN = '\uFFFD'

const spellCharacter = (character: string): string => {
  if (ALLOWED.test(character)) return character
  return BLANK.test(character) ? ' ' : (REPLACEMENTS.get(character) ?? UNKNOWN)
}

const foldCharacter = (character: string): string => {
  // Looked up with its marks first: without them, й would become и.
  const known = spellCharacter(character)
  if (known !== UNKNOWN) return known
  return Array.from(character.normalize('NFKD').replace(MARKS, ''), spellCharacter).join('')
}

const dropEnd = (text: string): string => {
  let end = text.length
  while (end > 0 && ' /'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * Writes a text in the characters that banks exchange, cut to a length: ł becomes l, & becomes +, and what has no
 * spelling becomes one full stop. Slashes at the ends or in pairs have a meaning to banks, so they are removed.
 */
export function toSepaText(text: string, maxLength: number): string {
  const characters = Array.from(text.normalize('NFC').replace(INVISIBLE, ''), foldCharacter).join('')
  const folded = characters
    .replace(/\uFFFD+/g, '.')
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
  return dropEnd(folded.replace(/^[ /]+/, '').slice(0, maxLength))
}

/** Whether any letter or digit is left of a folded text. */
export const isSpelled = (folded: string): boolean => /[A-Za-z0-9]/.test(folded)

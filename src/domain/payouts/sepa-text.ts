// The letters, digits and signs that every bank of the payment area takes; others only by agreement.
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/
const MARKS = /\p{M}+/gu
const INVISIBLE = /\p{Cf}/gu
const BLANK = /^[\s\p{Z}\p{Cc}]$/u

const pairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)])

const both = (text: string): [string, string][] =>
  pairs(text).flatMap(([small, latin]) => [
    [small, latin],
    [small.toUpperCase(), latin.slice(0, 1).toUpperCase() + latin.slice(1)],
  ])

// As the European Payments Council recommends, but for ß: its other allowed form is how people write it.
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ...pairs("&+ _- ~- ;, [( {( ]) }) \\/ |/ `' ´' ‘' ’' ‚, –- —- €E ẞSS ßss"),
  ...both('łl øo đd ðd þth æae œoe ħh ŧt ŋn ıi'),
  ...both('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
  ...both(
    'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya',
  ),
])

// Stands for what has no Latin spelling; not a sign that anybody types.
const UNKNOWN = '\uFFFD'

const latinOf = (character: string): string => {
  if (ALLOWED.test(character)) return character
  return BLANK.test(character) ? ' ' : (REPLACEMENTS.get(character) ?? UNKNOWN)
}

const fold = (character: string): string => {
  // First as it is: й would lose its mark and become и.
  const known = latinOf(character)
  if (known !== UNKNOWN) return known
  return Array.from(character.normalize('NFKD').replace(MARKS, ''), latinOf).join('')
}

/**
 * The text in the characters that banks exchange, cut to a length: ł becomes l, & becomes +, what nobody can spell
 * becomes one full stop. Slashes at the ends or in pairs would mean something to a bank and go.
 */
export function sepaText(text: string, maxLength: number): string {
  const characters = Array.from(text.normalize('NFC').replace(INVISIBLE, ''), fold).join('')
  const folded = characters
    .replace(new RegExp(`${UNKNOWN}+`, 'g'), '.')
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
  return folded
    .replace(/^[ /]+/, '')
    .slice(0, maxLength)
    .replace(/[ /]+$/, '')
}

/** Whether a text says anything after it was folded. */
export const isSpelled = (folded: string): boolean => /[A-Za-z0-9]/.test(folded)

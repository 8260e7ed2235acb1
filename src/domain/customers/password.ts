import { foldText } from '#domain/text/fold-text.ts'
import { type Problem, REQUIRED, type Reading, type Typed } from './field-reading.ts'
import { normalisePassword, PASSWORD_MIN } from './normalise-password.ts'

/** In characters as people count them, like the minimum. */
export const PASSWORD_MAX = 200

export interface PasswordRules {
  /** What anyone can find out about the customer and the shop: mail address, names, brand. */
  readonly personal: readonly Typed[]
  /** Whether a lower-case word without accents is among the first that attackers try. */
  readonly isCommon: (folded: string) => boolean
}

const countCharacters = (text: string): number => [...text].length

/** Shorter words appear in too many good passwords by chance. */
const SHORTEST_WORD = 3

/** How much besides known words makes a password original enough. */
const SHORTEST_OWN_PART = 4

/** A repeated group of up to this many characters is too weak. */
const LONGEST_REPEATED = 4

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

const replaceSubstitutes = (text: string): string =>
  text.replace(/[0134578@$!€]/g, (sign) => SUBSTITUTES[sign] ?? sign)

const keepLettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const isLetterOrDigit = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

const stripSignsAtEnd = (text: string): string => {
  const characters = [...text]
  return characters.slice(0, characters.findLastIndex(isLetterOrDigit) + 1).join('')
}

// Attackers try a word with a year or a few digits around it; a long number is harder.
const stripEnd = (text: string): string => stripSignsAtEnd(stripSignsAtEnd(text).replace(/\d{1,4}$/, ''))

const stripBeginning = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^\d{1,4}/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')

const stripDecoration = (text: string): string => stripBeginning(stripEnd(text))

/** After how many characters a text starts to repeat; its full length if it never does. */
function findPeriod(text: string): number {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.slice(period) === text.slice(0, -period)) return period
  return text.length
}

/** Consecutive letters or digits, up or down: `abcdefghij`, `9876543210`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return (
    Math.abs(step) === 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  )
}

/** A text as typed, without surrounding digits and symbols, without substitutions, and without repetition. */
function listSpellings(folded: string): string[] {
  const once = folded.slice(0, findPeriod(folded))
  return [folded, once, stripDecoration(folded), stripDecoration(once)]
    .flatMap((spelling) => [spelling, replaceSubstitutes(spelling)])
    .flatMap((spelling) => [spelling, keepLettersAndDigits(spelling)])
}

function isGuessedFirst(password: string, isCommon: PasswordRules['isCommon']): boolean {
  const folded = foldText(password)
  if (isSequence(folded) || findPeriod(folded) <= LONGEST_REPEATED) return true
  return [folded, keepLettersAndDigits(folded)].flatMap(listSpellings).some(isCommon)
}

/** The known words about a customer, longest first, because a full name contains its parts. */
const listKnownWords = (personal: readonly Typed[]): string[] =>
  personal
    .flatMap((text) => {
      const folded = foldText(text ?? '')
      return [keepLettersAndDigits(folded), ...folded.split(/[^\p{L}\p{N}]+/u)]
    })
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)

/** Whether a password holds little more than known words about the customer or the shop. */
function isPersonal(password: string, personal: readonly Typed[]): boolean {
  const text = keepLettersAndDigits(foldText(password))
  const rest = listKnownWords(personal).reduce((left, word) => left.split(word).join(''), text)
  return rest !== text && rest.replace(/\d/g, '').length < SHORTEST_OWN_PART
}

function findProblem(password: string, { personal, isCommon }: PasswordRules): Problem | null {
  if (password === '') return REQUIRED
  const length = countCharacters(password)
  if (length < PASSWORD_MIN) return { key: 'PASSWORD_TOO_SHORT', params: { min: PASSWORD_MIN } }
  if (length > PASSWORD_MAX) return { key: 'PASSWORD_TOO_LONG', params: { max: PASSWORD_MAX } }
  if (isPersonal(password, personal)) return { key: 'PASSWORD_PERSONAL' }
  return isGuessedFirst(password, isCommon) ? { key: 'PASSWORD_COMMON' } : null
}

/**
 * Checks a new password by NIST 800-63B: long enough and not among the first guesses, with no rule about which kinds of
 * characters it needs.
 */
export function readPassword(typed: Typed, rules: PasswordRules): Reading<string> {
  const value = normalisePassword(typed ?? '')
  const problem = findProblem(value, rules)
  return problem ? { value, problem } : { value }
}

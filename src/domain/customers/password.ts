import { foldText } from '#domain/text/fold-text.ts'
import { type Problem, REQUIRED, type Reading, type Typed } from './field-reading.ts'

/** In characters as people count them, whatever keyboard they come from. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

export interface PasswordRules {
  /** What everybody can look up about the customer and the shop: address, names, brand. */
  readonly personal: readonly Typed[]
  /** Whether a word in small letters without accents is one of those that everybody tries first. */
  readonly isCommon: (folded: string) => boolean
}

/** A password in the one spelling that is compared: keyboards write the same letter in several ways. */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC')

const lengthOf = (text: string): number => [...text].length

/** Shorter words would be found in too many good passwords by chance. */
const SHORTEST_WORD = 3

/** What may be left beside known words before a password counts as something of its own. */
const SHORTEST_OWN_PART = 4

/** The longest group of characters whose mere repetition is no password. */
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

const withoutSubstitutes = (text: string): string =>
  text.replace(/[0134578@$!€]/g, (sign) => SUBSTITUTES[sign] ?? sign)

const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

// A year or a few digits around a word are the first thing that is tried; a long number is not.
const withoutEnd = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/\d{1,4}$/, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')

const withoutBeginning = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^\d{1,4}/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')

const withoutDecoration = (text: string): string => withoutBeginning(withoutEnd(text))

/** After how many characters a text begins again; its own length when it never does. */
function periodOf(text: string): number {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.slice(period) === text.slice(0, -period)) return period
  return text.length
}

/** Neighbours in the alphabet or among the digits, one after the other: `abcdefghij`, `9876543210`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return (
    Math.abs(step) === 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  )
}

/** A text and what it comes to without digits and signs around it, without disguises, and said once. */
function spellingsOf(folded: string): string[] {
  const once = folded.slice(0, periodOf(folded))
  return [folded, once, withoutDecoration(folded), withoutDecoration(once)]
    .flatMap((spelling) => [spelling, withoutSubstitutes(spelling)])
    .flatMap((spelling) => [spelling, lettersAndDigits(spelling)])
}

function isGuessedFirst(password: string, isCommon: PasswordRules['isCommon']): boolean {
  const folded = foldText(password)
  if (isSequence(folded) || periodOf(folded) <= LONGEST_REPEATED) return true
  return [folded, lettersAndDigits(folded)].flatMap(spellingsOf).some(isCommon)
}

/** The words of what is known about somebody, the long ones first: a name contains its parts. */
const knownWords = (personal: readonly Typed[]): string[] =>
  personal
    .flatMap((text) => {
      const folded = foldText(text ?? '')
      return [lettersAndDigits(folded), ...folded.split(/[^\p{L}\p{N}]+/u)]
    })
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)

/** Whether a password says only what is known about the customer or the shop, with digits and signs around it. */
function isPersonal(password: string, personal: readonly Typed[]): boolean {
  const text = lettersAndDigits(foldText(password))
  const rest = knownWords(personal).reduce((left, word) => left.split(word).join(''), text)
  return rest !== text && rest.replace(/\d/g, '').length < SHORTEST_OWN_PART
}

function problemOf(password: string, { personal, isCommon }: PasswordRules): Problem | null {
  if (password === '') return REQUIRED
  const length = lengthOf(password)
  if (length < PASSWORD_MIN) return { key: 'PASSWORD_TOO_SHORT', params: { min: PASSWORD_MIN } }
  if (length > PASSWORD_MAX) return { key: 'PASSWORD_TOO_LONG', params: { max: PASSWORD_MAX } }
  if (isPersonal(password, personal)) return { key: 'PASSWORD_PERSONAL' }
  return isGuessedFirst(password, isCommon) ? { key: 'PASSWORD_COMMON' } : null
}

/**
 * A new password, after NIST 800-63B: long enough, not among the first guesses, and no rule about which kinds of
 * characters it is made of.
 */
export function readPassword(typed: Typed, rules: PasswordRules): Reading<string> {
  const value = normalisePassword(typed ?? '')
  const problem = problemOf(value, rules)
  return problem ? { value, problem } : { value }
}

import { foldText } from '#domain/text/fold-text.ts'

interface Person {
  readonly firstName: string
  readonly lastName: string
}

// Banks and machines write these with two letters, people leave the marks out: both are the same name.
const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const transcribe = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter)

const spellingsOf = (text: string): readonly string[] => [foldText(text), foldText(transcribe(text))]

const isSameWord = (a: string, b: string): boolean => {
  const spellings = spellingsOf(b)
  return spellingsOf(a).some((spelling) => spellings.includes(spelling))
}

const JOINTS = /[\p{Pd}'’‘ʼ`´]/gu
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

const wordsOf = (text: string): string[] => text.split(NOT_IN_WORDS).filter((word) => word !== '')

const joined = (text: string): string => text.replace(JOINTS, '')

// Written on statements beside the name, never asked for.
const TITLES = new Set(
  'dr prof ing dipl mag med dott dottssa herr frau mr mrs ms mme mlle sr sra sig pan pani'.split(' '),
)

const isTitle = (word: string): boolean => TITLES.has(foldText(word))

type Words = readonly string[]

const dropAt = (words: Words, index: number): Words | null =>
  index < 0 ? null : words.filter((_, place) => place !== index)

/** The other words, or null when the wanted one is not among them. */
const without = (words: Words, wanted: string): Words | null =>
  dropAt(
    words,
    words.findIndex((word) => isSameWord(word, wanted)),
  )

const withoutAll = (words: Words, wanted: Words, drop = without): Words | null =>
  wanted.reduce<Words | null>((rest, word) => rest && drop(rest, word), words)

/** The same for a name such as `Meyer-Lüdke`, written as one word or as two. */
const withoutName = (words: Words, name: string): Words | null =>
  without(words, joined(name)) ?? withoutAll(words, wordsOf(name))

const withoutInitial = (words: Words, name: string): Words | null =>
  dropAt(
    words,
    words.findIndex((word) => [...word].length === 1 && foldText(name).startsWith(foldText(word))),
  )

const namesOf = (text: string): Words => text.split(/\s+/).filter((name) => wordsOf(name).length > 0)

/** The given names without titles, unless there is nothing else. */
function givenNamesOf(firstName: string): Words {
  const names = namesOf(firstName)
  const untitled = names.filter((name) => !wordsOf(name).every(isTitle))
  return untitled.length > 0 ? untitled : names
}

function isNameOf(words: Words, { firstName, lastName }: Person): boolean {
  const [first, ...others] = givenNamesOf(firstName)
  const lastNames = namesOf(lastName)
  const given = lastNames.length > 0 ? withoutAll(words, lastNames, withoutName) : null
  if (first === undefined || given === null) return false
  const [firstPart = first, ...parts] = wordsOf(first)
  const afterWhole = withoutName(given, first)
  const afterFirst = afterWhole ?? without(given, firstPart)
  const optional = afterWhole ? others : [...parts, ...others]
  const rest = optional.reduce<Words | null>(
    (left, name) => left && (withoutName(left, name) ?? withoutInitial(left, name) ?? left),
    afterFirst,
  )
  return rest?.every(isTitle) ?? false
}

/**
 * Whether an account belongs to the seller: all last names and the first given name, in any order and spelling.
 * Further given names may be missing or shortened; a name that the seller does not have is another person's.
 */
export const isSamePerson = (holder: string, person: Person): boolean =>
  isNameOf(wordsOf(holder), person) || isNameOf(wordsOf(joined(holder)), person)

const LEGAL_FORMS = new Set(
  [
    'gmbh ggmbh mbh ug haftungsbeschrankt haftungsbeschraenkt ag kg kgaa ohg gbr ek ekfm ekfr ev eg se partg co',
    'sl slu sa sau sas sasu sarl eurl srl srls spa snc sp z oo zoo ltd inc',
  ].flatMap((forms) => forms.split(' ')),
)

/** The name of a company in small letters, without `e.K.`, `S.r.l.` or `GmbH & Co. KG` at its end. */
function coreOf(folded: string): string {
  const text = folded.replace(/\b[a-z](?:\.\s?[a-z]\b)+/g, (letters) => letters.replace(/[.\s]/g, ''))
  const words = wordsOf(text).filter((word) => word !== 'und')
  // A name of nothing but legal forms is a name.
  while (words.length > 1 && LEGAL_FORMS.has(words[words.length - 1] ?? '')) words.pop()
  return words.join('')
}

/** Whether an account belongs to the company, its legal form apart. */
export function isSameCompany(holder: string, companyName: string): boolean {
  const cores = spellingsOf(companyName).map(coreOf)
  return spellingsOf(holder).some((spelling) => coreOf(spelling) !== '' && cores.includes(coreOf(spelling)))
}

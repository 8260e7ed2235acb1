import { foldText } from '#domain/text/fold-text.ts'

interface Person {
  readonly firstName: string
  readonly lastName: string
}

// Banks transcribe these as two letters, people drop the marks. Both mean the same name.
const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const transcribe = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter)

const listSpellings = (text: string): readonly string[] => [foldText(text), foldText(transcribe(text))]

const isSameWord = (a: string, b: string): boolean => {
  const spellings = listSpellings(b)
  return listSpellings(a).some((spelling) => spellings.includes(spelling))
}

const JOINTS = /[\p{Pd}'’‘ʼ`´]/gu
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

const splitWords = (text: string): string[] => text.split(NOT_IN_WORDS).filter((word) => word !== '')

const dropJoints = (text: string): string => text.replace(JOINTS, '')

// Titles appear on bank statements, but the shop never asks for them.
const TITLES = new Set(
  'dr prof ing dipl mag med dott dottssa herr frau mr mrs ms mme mlle sr sra sig pan pani'.split(' '),
)

const isTitle = (word: string): boolean => TITLES.has(foldText(word))

type Words = readonly string[]

const removeAt = (words: Words, index: number): Words | null =>
  index < 0 ? null : words.filter((_, place) => place !== index)

/** The other words; null if the wanted one is missing. */
const removeWord = (words: Words, wanted: string): Words | null =>
  removeAt(
    words,
    words.findIndex((word) => isSameWord(word, wanted)),
  )

const removeAll = (words: Words, wanted: Words, drop = removeWord): Words | null =>
  wanted.reduce<Words | null>((rest, word) => rest && drop(rest, word), words)

/** Removes a name such as `Meyer-Lüdke`, written as one word or as two. */
const removeName = (words: Words, name: string): Words | null =>
  removeWord(words, dropJoints(name)) ?? removeAll(words, splitWords(name))

const removeInitial = (words: Words, name: string): Words | null =>
  removeAt(
    words,
    words.findIndex((word) => [...word].length === 1 && foldText(name).startsWith(foldText(word))),
  )

const splitNames = (text: string): Words => text.split(/\s+/).filter((name) => splitWords(name).length > 0)

/** The given names without titles, unless there is nothing else. */
function listGivenNames(firstName: string): Words {
  const names = splitNames(firstName)
  const untitled = names.filter((name) => !splitWords(name).every(isTitle))
  return untitled.length > 0 ? untitled : names
}

function isNameOf(words: Words, { firstName, lastName }: Person): boolean {
  const [first, ...others] = listGivenNames(firstName)
  const lastNames = splitNames(lastName)
  const given = lastNames.length > 0 ? removeAll(words, lastNames, removeName) : null
  if (first === undefined || given === null) return false
  const [firstPart = first, ...parts] = splitWords(first)
  const afterWhole = removeName(given, first)
  const afterFirst = afterWhole ?? removeWord(given, firstPart)
  const optional = afterWhole ? others : [...parts, ...others]
  const rest = optional.reduce<Words | null>(
    (left, name) => left && (removeName(left, name) ?? removeInitial(left, name) ?? left),
    afterFirst,
  )
  return rest?.every(isTitle) ?? false
}

/**
 * Whether an account belongs to the seller: it needs all last names and the first given name, in any order and spelling.
 * Further given names may be missing or abbreviated. A name that is not the seller's makes it another person's account.
 */
export const isSamePerson = (holder: string, person: Person): boolean =>
  isNameOf(splitWords(holder), person) || isNameOf(splitWords(dropJoints(holder)), person)

const LEGAL_FORMS = new Set(
  [
    'gmbh ggmbh mbh ug haftungsbeschrankt haftungsbeschraenkt ag kg kgaa ohg gbr ek ekfm ekfr ev eg se partg co',
    'sl slu sa sau sas sasu sarl eurl srl srls spa snc sp z oo zoo ltd inc',
  ].flatMap((forms) => forms.split(' ')),
)

/** A company's name in lower case, without a trailing `e.K.`, `S.r.l.` or `GmbH & Co. KG`. */
function stripLegalForm(folded: string): string {
  const text = folded.replace(/\b[a-z](?:\.\s?[a-z]\b)+/g, (letters) => letters.replace(/[.\s]/g, ''))
  const words = splitWords(text).filter((word) => word !== 'und')
  // A name that consists of nothing but legal forms keeps its first word.
  while (words.length > 1 && LEGAL_FORMS.has(words[words.length - 1] ?? '')) words.pop()
  return words.join('')
}

/** Whether an account belongs to the company, ignoring its legal form. */
export function isSameCompany(holder: string, companyName: string): boolean {
  const cores = listSpellings(companyName).map(stripLegalForm)
  return listSpellings(holder).some(
    (spelling) => stripLegalForm(spelling) !== '' && cores.includes(stripLegalForm(spelling)),
  )
}

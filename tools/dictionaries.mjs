// The spell checker and its dictionaries, as Debian packages them. Nothing is downloaded for the tests of texts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['/usr/share/hunspell', '/usr/share/myspell/dicts', '/Library/Spelling']
const PROGRAMS = ['/usr/bin/hunspell', '/usr/local/bin/hunspell', '/opt/homebrew/bin/hunspell']

/** By market: the dictionary, and the package it comes from. */
export const DICTIONARIES = {
  at: { name: 'de_AT', package: 'hunspell-de-at' },
  de: { name: 'de_DE', package: 'hunspell-de-de' },
  en: { name: 'en_GB', package: 'hunspell-en-gb' },
  es: { name: 'es_ES', package: 'hunspell-es' },
  fr: { name: 'fr_FR', package: 'hunspell-fr' },
  it: { name: 'it_IT', package: 'hunspell-it' },
  pl: { name: 'pl_PL', package: 'hunspell-pl' },
}

const findDictionary = (name, isFile) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => isFile(`${path}.dic`))

const findProgram = (isFile) => PROGRAMS.find((path) => isFile(path))

/** Debian's packages that this machine lacks. */
export const listMissingPackages = (isFile = existsSync) => [
  ...(findProgram(isFile) ? [] : ['hunspell']),
  ...Object.values(DICTIONARIES)
    .filter(({ name }) => !findDictionary(name, isFile))
    .map((dictionary) => dictionary.package),
]

/** The program and the dictionary of a market. Throws where one is missing: an unchecked text is no checked one. */
export function getSpellChecker(market, isFile = existsSync) {
  const missing = listMissingPackages(isFile)
  if (missing.length > 0)
    throw new Error(
      `Spelling cannot be checked without its dictionaries: apt-get install ${missing.join(' ')}`,
    )
  return { program: findProgram(isFile), dictionary: findDictionary(DICTIONARIES[market].name, isFile) }
}

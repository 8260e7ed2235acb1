import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { getSpellChecker } from '../../../tools/dictionaries.mjs'
import { isCatalogueName } from './catalogue-names.ts'
import { withoutPlaceholders } from './plain-text.ts'
import type { ShopText } from './shop-texts.ts'

const FOLDER = join(import.meta.dirname, 'known-words')

/** A list of words that the dictionaries lack: `names` are the same in all languages. */
export type WordList = 'names' | MarketId

export const WORD_LISTS: readonly WordList[] = ['names', ...MARKET_IDS]

export const readWordList = (list: WordList): readonly string[] =>
  readFileSync(join(FOLDER, `${list}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** The words that a market's texts may use: Austria reads most of what Germany reads. */
export const listUsedWords = (market: MarketId): readonly string[] =>
  (['names', ...(market === 'at' ? (['de'] as const) : []), market] as const).flatMap(readWordList)

// Addresses, file names, codes and menu keys are not words.
const NOT_WORDS = /\S*[@/_\\]\S*|\S*\p{L}\.\p{L}\S*|\S*\d\S*/gu

/** The short word that has lost its vowel: `l’offre`, `dell’account`. Its rest is a word of its own. */
const ELIDED =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|gl|v|un|all|dall|dell|nell|sull|coll|quell|quest|dov|com|nessun|tutt|anch|senz|qualcun)$/i

const splitElision = (word: string, market: MarketId): string => {
  const [start = '', ...rest] = word.split('’')
  const isElided = (market === 'fr' || market === 'it') && rest.length > 0 && ELIDED.test(start)
  return isElided ? rest.join("'") : word.replaceAll('’', "'")
}

/** The words of a text, as a dictionary knows them. */
const listWords = (text: string, market: MarketId): string[] =>
  (
    withoutPlaceholders(text)
      .replaceAll('\u00ad', '')
      .replace(NOT_WORDS, ' ')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? []
  )
    .map((word) => word.replace(/[’-]+s?$/, ''))
    .map((word) => splitElision(word, market))
    .filter((word) => word.length > 1)

/** What a dictionary does not know of these words. */
function askDictionary(words: readonly string[], market: MarketId): string[] {
  const { program, dictionary } = getSpellChecker(market)
  if (words.length === 0) return []
  const { stdout, status, stderr } = spawnSync(program, ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: `${words.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (status !== 0) throw new Error(`hunspell failed for ${market}: ${stderr}`)
  return stdout.split('\n').filter((word) => word !== '')
}

export interface UnknownWord {
  readonly word: string
  /** Where it is first used. */
  readonly place: string
}

/** Spanish joins pronouns to verbs: `enciéndelo`, `apagarla`. Only the verb is in the dictionary. */
function withoutPronoun(word: string): string | null {
  const verb = /^(.+[áéíóú].*[aeio]|.+[aei]r)(?:l[aoe]s?|me|te|nos)$/.exec(word)?.[1]
  return verb?.normalize('NFD').replaceAll('\u0301', '') ?? null
}

/** What is left of unknown words once their parts are looked up. */
function askAboutParts(unknown: readonly string[], market: MarketId): string[] {
  const wholes = unknown.filter((word) => !word.includes('-'))
  const parts = unknown.filter((word) => word.includes('-')).flatMap((word) => word.split('-'))
  const rest = [...new Set([...wholes, ...askDictionary(parts, market)])]
  if (market !== 'es') return rest
  const unknownVerbs = new Set(
    askDictionary(
      rest.flatMap((word) => withoutPronoun(word) ?? []),
      market,
    ),
  )
  return rest.filter((word) => {
    const verb = withoutPronoun(word)
    return verb === null || unknownVerbs.has(verb)
  })
}

/** Words of texts that neither the dictionary of a market nor the catalogue knows. */
export function findUnknownWords(
  texts: readonly Pick<ShopText, 'place' | 'text' | 'kind'>[],
  market: MarketId,
): UnknownWord[] {
  const places = new Map<string, string>()
  // Keywords repeat what people search for, mistakes included.
  for (const { place, text } of texts.filter(({ kind }) => kind !== 'keywords'))
    for (const word of listWords(text, market)) if (!places.has(word)) places.set(word, place)
  const unknown = askAboutParts(askDictionary([...places.keys()], market), market)
  return unknown
    .filter((word) => word.length > 1 && !isCatalogueName(word))
    .map((word) => ({
      word,
      place: places.get(word) ?? [...places].find(([whole]) => whole.split('-').includes(word))?.[1] ?? '',
    }))
}

/** Whether a list has a word, which may be written with a capital at the start of a sentence. */
export const isListed = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(word) || list.has(word.charAt(0).toLowerCase() + word.slice(1))

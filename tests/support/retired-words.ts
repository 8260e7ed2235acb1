import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** A row of the table "Retired words" in the glossary. */
export interface RetiredWord {
  /** Word by word; `…` stands for up to four words in between. */
  readonly phrases: readonly (readonly string[])[]
  readonly sayInstead: string
  /** An ordinary word in sentences: only names are held to it. */
  readonly isFineInProse: boolean
  readonly allowedPhrases: readonly (readonly string[])[]
  readonly allowedFolders: readonly string[]
}

const MAX_GAP = 4
const GAP = '…'

/** The words of a name or sentence in lower case: `readTradeContext` and `read-trade-context` give the same three. */
export const splitWords = (text: string): string[] =>
  text
    .replace(/['’]s\b/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+|…/g) ?? []

const listQuoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const HEADING = '## Retired words'

const findSection = (glossary: string): string => glossary.split(HEADING)[1]?.split('\n## ')[0] ?? ''

/** The glossary without its list of retired words. */
export const withoutRetiredWords = (glossary: string): string => glossary.replace(findSection(glossary), '')

/**
 * Reads the table "Retired words". Only text in backticks counts; the rest of a cell is an explanation for people.
 */
export function readRetiredWords(glossary: string): RetiredWord[] {
  const rows = findSection(glossary)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.map(([, word = '', sayInstead = '', exceptions = '']) => {
    const allowed = listQuoted(exceptions)
    return {
      phrases: listQuoted(word).map(splitWords),
      sayInstead,
      isFineInProse: exceptions.includes('*prose*'),
      allowedPhrases: allowed.filter((text) => !text.includes('/')).map(splitWords),
      allowedFolders: allowed.filter((text) => text.includes('/')),
    }
  })
}

interface Word {
  readonly word: string
  readonly offset: number
  readonly isName: boolean
}

/** Words that belong together: one name, one comment or one document. */
type Passage = readonly Word[]

const readName = (name: string, offset: number): Passage =>
  splitWords(name).map((word) => ({ word, offset, isName: true }))

const TOKEN = /[A-Za-z][\w$]*(?:['’]s\b)?|[`.;:!?|]/g

/** A text of sentences. Anything in backticks or written like an identifier is a name. */
function readProse(text: string, start: number): Passage {
  let isQuoted = false
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    if (token === '`') isQuoted = !isQuoted
    const words = splitWords(token)
    // Punctuation is kept as a separate word, so that no phrase spans two sentences.
    if (words.length === 0) return [{ word: token, offset: start + index, isName: false }]
    const isName = isQuoted || words.length > 1
    return words.map((word) => ({ word, offset: start + index, isName }))
  })
}

/** Comments in file order; consecutive line comments are one text. */
function joinComments(comments: readonly { start: number; end: number }[], text: string) {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of comments) {
    const last = joined.at(-1)
    if (last && /^\n\s*$/.test(text.slice(last.end, start))) last.end = end
    else joined.push({ start, end })
  }
  return joined
}

const TESTING = /^(?:it|test|describe)\b/

function readSource({ path, text }: SourceFile): Passage[] {
  const { program, comments } = parseSync(path, text)
  const passages: Passage[] = joinComments(comments, text).map(({ start, end }) =>
    readProse(text.slice(start, end), start),
  )
  const addName = (name: string, start: number) => {
    const owner = /([\w$]+)\??\.$/.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? ''
    passages.push(readName(`${owner} ${name}`, start))
  }
  new Visitor({
    Identifier: ({ name, start }) => addName(name, start),
    PrivateIdentifier: ({ name, start }) => addName(name, start),
    JSXIdentifier: ({ name, start }) => addName(name, start),
    CallExpression({ callee, arguments: [title] }) {
      if (title?.type !== 'Literal' || typeof title.value !== 'string') return
      if (TESTING.test(text.slice(callee.start, callee.end)))
        passages.push(readProse(title.value, title.start))
    },
  }).visit(program)
  return passages
}

/** The end of the phrase if it starts at this word, or -1. */
function matchAt(passage: Passage, start: number, phrase: readonly string[]): number {
  let at = start
  for (const [index, expected] of phrase.entries()) {
    if (expected === GAP) {
      const next = phrase[index + 1]
      const gap = passage
        .slice(at, at + MAX_GAP + 1)
        .findIndex(({ word }) => word === next || !/[a-z]/.test(word))
      if (gap === -1) return -1
      at += gap
    } else if (passage[at]?.word === expected) at += 1
    else return -1
  }
  return at
}

function findMatches(passage: Passage, phrases: readonly (readonly string[])[]): [number, number][] {
  return passage.flatMap((_, start) =>
    phrases
      .map((phrase): [number, number] => [start, matchAt(passage, start, phrase)])
      .filter(([, end]) => end > start),
  )
}

function findInPassage(passage: Passage, retired: RetiredWord): { offset: number; said: string }[] {
  const allowed = findMatches(passage, retired.allowedPhrases)
  const isAllowed = ([start, end]: [number, number]) =>
    allowed.some(([from, to]) => from <= start && end <= to)
  return findMatches(passage, retired.phrases)
    .filter((match) => !isAllowed(match))
    .map(([start, end]) => passage.slice(start, end))
    .filter((words) => !retired.isFineInProse || words.every(({ isName }) => isName))
    .map((words) => ({ offset: words[0]?.offset ?? 0, said: words.map(({ word }) => word).join(' ') }))
}

const readPassages = (file: SourceFile): Passage[] =>
  file.path.endsWith('.md') ? [readProse(file.text, 0)] : readSource(file)

/** Every use of a retired word in a file: in its path, an identifier, a comment, a test title or a document. */
export function findRetiredWords(file: SourceFile, list: readonly RetiredWord[]): string[] {
  const passages = readPassages(file)
  const rows = list.filter(
    ({ allowedFolders }) => !allowedFolders.some((folder) => file.path.startsWith(folder)),
  )
  const places = rows.flatMap((retired) => {
    const inPath = findInPassage(readName(file.path, 0), retired).map(
      ({ said }) => `${file.path}: "${said}" in its path, say ${retired.sayInstead}`,
    )
    const inText = passages
      .flatMap((passage) => findInPassage(passage, retired))
      .map(({ offset, said }) => {
        const line = file.text.slice(0, offset).split('\n').length
        return `${file.path}:${line}: "${said}", say ${retired.sayInstead}`
      })
    return [...inPath, ...inText]
  })
  return [...new Set(places)]
}

import { parseSync, Visitor } from 'oxc-parser'
import { type SourceFile, sourceFiles } from '../source-files.ts'

export interface DeskText {
  readonly place: string
  readonly text: string
  readonly kind: 'paragraph'
}

/** At least two words, of which the first has a capital: not a code, a path, a class name or a statement. */
const isSentence = (text: string): boolean =>
  /^\p{Lu}[\p{L}’]* .*\p{Ll}{2}/u.test(text) && !/[=<>]|::|^[A-Z]{4,} /.test(text)

const readHtml = (html: string): string =>
  html
    .replace(/<code>[^<]*<\/code>/g, '{code}')
    .replace(/<[^>]*>/g, ' ')
    .replace(/`[^`]*`/g, '{code}')
    .replace(/\s+/g, ' ')
    .trim()

/** Sentences in the strings of a source file; values are `{value}`. */
export function listSentences({ path, text }: SourceFile): DeskText[] {
  const found: DeskText[] = []
  const add = (string: string, start: number) => {
    const sentence = readHtml(string)
    const line = text.slice(0, start).split('\n').length
    if (isSentence(sentence)) found.push({ place: `${path}:${line}`, text: sentence, kind: 'paragraph' })
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateLiteral: ({ quasis, start }) =>
      add(quasis.map((part) => part.value.cooked ?? '').join('{value}'), start),
  }).visit(parseSync(path, text).program)
  return found
}

/** What the desk says to operators, and what its API says about itself. It is written where it is shown. */
export const DESK_TEXTS: readonly DeskText[] = sourceFiles('src/server/desk')
  .filter(({ path }) => !path.endsWith('.test.ts'))
  .flatMap(listSentences)

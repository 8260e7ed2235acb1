import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { ROOT, type SourceFile, sourceFiles } from './source-files.ts'

/** A regular expression and where it is written. */
export interface FoundRegex {
  readonly place: string
  readonly source: string
  readonly flags: string
}

export interface FoundRegexes {
  readonly literals: readonly FoundRegex[]
  /** `RegExp` called with anything: its source is only known when the program runs. */
  readonly built: readonly string[]
}

type Callee = Parameters<NonNullable<VisitorObject['CallExpression']>>[0]['callee']

const countLines = (text: string, end: number) => text.slice(0, end).split('\n').length

/** Every regular expression of a file. Uses a parser, so that divisions, strings and comments do not count. */
export function findRegexes({ path, text }: SourceFile): FoundRegexes {
  const literals: FoundRegex[] = []
  const built: string[] = []
  const noteCall = ({ callee }: { readonly callee: Callee }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(path)
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      literals.push({ place: `${path}:${countLines(text, node.start)}`, source: pattern, flags })
    },
    NewExpression: (node) => noteCall(node),
    CallExpression: (node) => noteCall(node),
  }).visit(parseSync(path, text).program)
  return { literals, built }
}

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path)

const inShop = sourceFiles('src')
  .filter((file) => !isTest(file))
  .map(findRegexes)

/** All that the shop uses, on the server and in browsers. */
export const SHOP_REGEXES: FoundRegexes = {
  literals: inShop.flatMap(({ literals }) => literals),
  built: inShop.flatMap(({ built }) => built),
}

type Status = 'safe' | 'vulnerable' | 'unknown'

export const buildRegexKey = ({ source, flags }: Pick<FoundRegex, 'source' | 'flags'>): string =>
  `/${source}/${flags}`

/** Checks one expression: about 0.1 seconds, for some of them several. */
export async function checkRegex({ source, flags }: Pick<FoundRegex, 'source' | 'flags'>): Promise<Status> {
  // The checker in plain JavaScript: the others are programs for one processor, or need Java. It reads the variable on
  // its first call.
  process.env.RECHECK_BACKEND = 'pure'
  const { check } = await import('recheck')
  return (await check(source, flags, { timeout: 60_000 })).status
}

const SAFE_FILE = join(ROOT, 'tests/support/safe-regexes.json')

/** Expressions that the checker has found safe before; an expression that is not among them is checked by the test. */
export const readSafeRegexes = (): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(SAFE_FILE, 'utf8')) as string[])

export const writeSafeRegexes = (keys: readonly string[]): void =>
  writeFileSync(SAFE_FILE, `${JSON.stringify([...keys].sort(), null, 2)}\n`)

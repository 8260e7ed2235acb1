export const USAGE =
  'Usage: node verify-proof.mjs trade-file.zip|folder|trade-file.json [--keys keys.json]... [--head tree-head.json] [--earlier earlier-file]'

export interface Arguments {
  readonly file: string
  /** The log has keys of its own, and so have signed offers. */
  readonly keys: readonly string[]
  readonly head: string | null
  readonly earlier: string | null
}

const OPTIONS = ['--keys', '--head', '--earlier']

/** What the program was started with; null where nobody can tell what is meant. */
export function readArguments(given: readonly string[]): Arguments | null {
  const options = new Map<string, string[]>(OPTIONS.map((name) => [name, []]))
  const files: string[] = []
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? ''
    const values = options.get(word)
    const value = given[at + 1]
    if (!values) files.push(word)
    else if (value === undefined) return null
    else {
      values.push(value)
      at += 1
    }
  }
  const [file, ...others] = files
  const [head = null, ...heads] = options.get('--head') ?? []
  const [earlier = null, ...earliers] = options.get('--earlier') ?? []
  const isClear = others.length + heads.length + earliers.length === 0
  if (file === undefined || !isClear || file.startsWith('-')) return null
  return { file, keys: options.get('--keys') ?? [], head, earlier }
}

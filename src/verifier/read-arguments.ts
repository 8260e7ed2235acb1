export const USAGE = `Usage: node verify-proof.mjs trade-file.zip|folder|trade-file.json [--keys keys.json]... [--head tree-head.json] [--earlier earlier-file]
       node verify-proof.mjs fairness figures.json [--keys keys.json] [--head tree-head.json]
       node verify-proof.mjs fairness figures.csv --proof figures.json [--keys keys.json] [--head tree-head.json]
       For --head, download figures.json with ?known= and the size of that tree head.`

export interface Arguments {
  /** Figures of the fairness page instead of a trade file. */
  readonly isFairness: boolean
  readonly file: string
  /** The log has keys of its own, and so have signed offers. */
  readonly keys: readonly string[]
  readonly head: string | null
  readonly earlier: string | null
  /** The file that proves a table of figures. */
  readonly proof: string | null
}

const OPTIONS = ['--keys', '--head', '--earlier', '--proof']

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
  const isFairness = files[0] === 'fairness'
  const [file, ...others] = isFairness ? files.slice(1) : files
  const [head = null, ...heads] = options.get('--head') ?? []
  const [earlier = null, ...earliers] = options.get('--earlier') ?? []
  const [proof = null, ...proofs] = options.get('--proof') ?? []
  const isClear = others.length + heads.length + earliers.length + proofs.length === 0
  const isFitting = isFairness ? earlier === null : proof === null
  if (file === undefined || !isClear || !isFitting || file.startsWith('-')) return null
  return { isFairness, file, keys: options.get('--keys') ?? [], head, earlier, proof }
}

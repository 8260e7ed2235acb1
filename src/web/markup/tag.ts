import { type Props, writeAttribute } from './attribute-text.ts'
import { LeftToReact } from './left-to-react.ts'

/** Tags without an end. */
const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Tags that React moves to the head, or writes in a way of its own, and that hardly a page has. */
const LEFT_TAGS: ReadonlySet<string> = new Set(
  'base body head html keygen link listing menuitem meta object option picture pre script select style textarea title'.split(
    ' ',
  ),
)

const BUTTON_ATTRIBUTES = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget']

/** What React writes behind all other attributes, in this order. */
const LAST_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  button: BUTTON_ATTRIBUTES,
  form: ['action', 'encType', 'method', 'target'],
  input: [...BUTTON_ATTRIBUTES, 'checked', 'value'],
}

/** What isn't an attribute. */
const NO_ATTRIBUTES = ['children', 'defaultChecked', 'defaultValue']

const MAX_REMEMBERED = 500

const NAME = /^[a-z][a-z\d]*$/i

/** How the elements of one name are written. */
export class Tag {
  /** Null for an element without content. */
  readonly end: string | null
  readonly #start: string
  readonly #close: string
  readonly #last: readonly string[]
  /** What isn't written where it stands. */
  readonly #skipped: ReadonlySet<string>
  /** Starts by their class, which is all that most elements have. */
  readonly #starts = new Map<unknown, string>()

  constructor(name: string) {
    if (LEFT_TAGS.has(name) || !NAME.test(name)) throw new LeftToReact(`<${name}>`)
    const isVoid = VOID_TAGS.has(name)
    this.end = isVoid ? null : `</${name}>`
    this.#start = `<${name}`
    this.#close = isVoid ? '/>' : '>'
    this.#last = LAST_ATTRIBUTES[name] ?? []
    this.#skipped = new Set([...NO_ATTRIBUTES, ...this.#last])
  }

  writeStart(props: Props): string {
    for (const name in props) if (name !== 'className' && name !== 'children') return this.#writeStart(props)
    const known = this.#starts.get(props.className)
    if (known !== undefined) return known
    const start = this.#writeStart(props)
    if (this.#starts.size < MAX_REMEMBERED) this.#starts.set(props.className, start)
    return start
  }

  #writeStart(props: Props): string {
    let start = this.#start
    for (const name in props)
      if (!this.#skipped.has(name) && Object.hasOwn(props, name)) start += writeAttribute(name, props[name])
    for (const name of this.#last) start += writeLast(props, name)
    return start + this.#close
  }
}

function writeChecked(isChecked: unknown): string {
  if (typeof isChecked === 'function' || typeof isChecked === 'symbol') throw new LeftToReact('such a mark')
  return isChecked ? ' checked=""' : ''
}

function writeLast(props: Props, name: string): string {
  switch (name) {
    case 'checked':
      return writeChecked(props.checked ?? props.defaultChecked)
    case 'value':
      return writeAttribute(name, props.value ?? props.defaultValue)
    default:
      return writeAttribute(name, props[name])
  }
}

const tags = new Map<string, Tag | null>()

/** Null for an element that HTML doesn't know, which React writes by rules of its own. */
export function findTag(name: string): Tag | null {
  const known = tags.get(name)
  if (known !== undefined) return known
  const tag = name.includes('-') ? null : new Tag(name)
  if (tags.size < MAX_REMEMBERED) tags.set(name, tag)
  return tag
}

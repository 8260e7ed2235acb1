import type { Component, ComponentClass, Context, ReactElement, ReactNode } from 'react'
import type { Props } from './attribute-text.ts'
import { findContextDefault } from './context-default.ts'
import { escapeMarkup } from './escape-markup.ts'
import { ignoreOutcome } from './ignore-outcome.ts'
import { LeftToReact } from './left-to-react.ts'
import { announcePicture } from './picture-announcement.ts'
import type { PageHooks } from './still-hooks.ts'
import { findTag } from './tag.ts'
import { buildTreeId, type TreePlace } from './tree-place.ts'

interface StillComponent {
  (props: Props): ReactNode
  readonly prototype?: { readonly isReactComponent?: object }
}

/** What an element may be beside a tag and a component. */
interface SpecialType {
  readonly $$typeof: symbol
  /** The component that is remembered. */
  readonly type?: unknown
  /** How a part that loads later is opened. */
  readonly _init?: (payload: unknown) => unknown
  readonly _payload?: unknown
}

const ELEMENT = Symbol.for('react.transitional.element')
const FRAGMENT = Symbol.for('react.fragment')
const SUSPENSE = Symbol.for('react.suspense')
const CONTEXT = Symbol.for('react.context')
const MEMO = Symbol.for('react.memo')
const LAZY = Symbol.for('react.lazy')

/** A class that has only what is written here: its state, and what it makes of its properties. */
const isPlainClass = (type: ComponentClass, instance: Component, props: Props): boolean =>
  instance.props === props &&
  Boolean(instance.state) &&
  !(type.contextType || type.defaultProps || 'ref' in props) &&
  !(instance.componentWillMount || instance.UNSAFE_componentWillMount)

const isElement = (node: object): node is ReactElement => (node as SpecialType).$$typeof === ELEMENT

/** From here on React announces pictures in another order. */
const MAX_ANNOUNCED = 10

function openLazy({ _init, _payload }: SpecialType): unknown {
  try {
    return _init?.(_payload)
  } catch {
    throw new LeftToReact('a part that has yet to load')
  }
}

/** Markup that is written already, by the tags that stand for it. */
export type PreparedParts = ReadonlyMap<string, string>

/** Writes the markup of one page, once. */
export class MarkupWriter implements PageHooks {
  readonly #prepared: PreparedParts
  readonly #pieces: string[] = []
  /** Announcements of pictures by their addresses. */
  readonly #announced = new Map<unknown, string>()
  readonly #contexts = new Map<unknown, unknown>()
  /** Nobody sees the pictures that only browsers without JavaScript show. */
  #isAnnouncing = true
  #place: TreePlace | null = null
  /** How many ids the component that is being rendered has asked for. */
  #ids = 0
  /** A browser would read text that follows as part of the last one. */
  #isAfterText = false
  #isWriting = true
  #refusal: LeftToReact | null = null

  constructor(prepared: PreparedParts) {
    this.#prepared = prepared
  }

  /** The markup of the whole page. */
  writePage(node: ReactNode): string {
    try {
      this.write(node)
    } finally {
      this.#isWriting = false
    }
    if (this.#refusal) throw this.#refusal
    return [...this.#announced.values()].join('') + this.#pieces.join('')
  }

  readContext<Value>(context: Context<Value>): Value {
    const value = this.#contexts.get(context) as Value
    if (value !== undefined || this.#contexts.has(context)) return value
    return findContextDefault(context)
  }

  makeId(): string {
    this.#ids += 1
    return buildTreeId(this.#place, this.#ids - 1)
  }

  refuse(what: string): void {
    if (!this.#isWriting) return
    this.#refusal = new LeftToReact(what)
    throw this.#refusal
  }

  write(node: ReactNode): void {
    switch (typeof node) {
      case 'string':
        this.#writeText(node)
        break
      case 'number':
      case 'bigint':
        this.#writeText(String(node))
        break
      case 'object':
        if (node !== null) this.#writeObject(node)
    }
  }

  #writeObject(node: object): void {
    if (Array.isArray(node)) this.#writeList(node)
    else if (isElement(node)) this.#writeElement(node.type, node.props as Props)
    else {
      ignoreOutcome(node)
      throw new LeftToReact('what is neither text nor an element')
    }
  }

  #writeText(text: string): void {
    if (text === '') return
    if (this.#isAfterText) this.#pieces.push('<!-- -->')
    this.#pieces.push(escapeMarkup(text))
    this.#isAfterText = true
  }

  #writeMark(mark: string): void {
    this.#pieces.push(mark)
    this.#isAfterText = false
  }

  #writeList(nodes: readonly ReactNode[]): void {
    const parent = this.#place
    const count = nodes.length
    for (let index = 0; index < count; index += 1) {
      this.#place = { parent, count, index }
      this.write(nodes[index])
    }
    this.#place = parent
  }

  #writeElement(type: unknown, props: Props): void {
    if (typeof type === 'string') this.#writeTag(type, props)
    else if (typeof type === 'function') this.#writeComponent(type as StillComponent, props)
    else this.#writeSpecial(type as symbol | SpecialType, props)
  }

  #writeSpecial(type: symbol | SpecialType, props: Props): void {
    const kind = typeof type === 'symbol' ? type : type.$$typeof
    switch (kind) {
      case FRAGMENT:
        this.write(props.children as ReactNode)
        break
      case SUSPENSE:
        this.#writeMark('<!--$-->')
        this.write(props.children as ReactNode)
        this.#writeMark('<!--/$-->')
        break
      case CONTEXT:
        this.#provide(type, props)
        break
      case MEMO:
        this.#writeElement((type as SpecialType).type, props)
        break
      case LAZY:
        this.#writeElement(openLazy(type as SpecialType), props)
        break
      default:
        throw new LeftToReact(String(kind))
    }
  }

  #provide(context: unknown, { value, children }: Props): void {
    const contexts = this.#contexts
    const wasGiven = contexts.has(context)
    const before = contexts.get(context)
    contexts.set(context, value)
    this.write(children as ReactNode)
    if (wasGiven) contexts.set(context, before)
    else contexts.delete(context)
  }

  #writeComponent(component: StillComponent, props: Props): void {
    if (component.prototype?.isReactComponent) {
      this.#writeClass(component as unknown as ComponentClass, props)
      return
    }
    this.#ids = 0
    const node = component(props)
    if (this.#ids === 0) {
      this.write(node)
      return
    }
    const parent = this.#place
    this.#place = { parent, count: 1, index: 0 }
    this.write(node)
    this.#place = parent
  }

  #writeClass(type: ComponentClass, props: Props): void {
    const instance = new type(props)
    if (!isPlainClass(type, instance, props)) throw new LeftToReact('this kind of class')
    const derived = type.getDerivedStateFromProps?.(props, instance.state)
    if (derived) instance.state = { ...instance.state, ...derived }
    this.write(instance.render())
  }

  #writeTag(name: string, props: Props): void {
    const tag = findTag(name)
    if (tag === null) {
      this.#writePrepared(name)
      return
    }
    if (name === 'img') this.#announce(props)
    this.#writeMark(tag.writeStart(props))
    if (tag.end === null) {
      if (props.children !== undefined) throw new LeftToReact(`content of <${name}>`)
      return
    }
    const before = this.#isAnnouncing
    if (name === 'noscript') this.#isAnnouncing = false
    this.#writeContent(props.children as ReactNode)
    this.#isAnnouncing = before
    this.#writeMark(tag.end)
  }

  #writePrepared(name: string): void {
    const markup = this.#prepared.get(name)
    if (markup === undefined) throw new LeftToReact(`<${name}>`)
    this.#writeMark(markup)
  }

  #writeContent(children: ReactNode): void {
    if (typeof children === 'string') this.#pieces.push(escapeMarkup(children))
    else this.write(children)
  }

  #announce(props: Props): void {
    const key = props.srcSet ? `${props.srcSet}\n${props.sizes || ''}` : props.src
    const announcement = this.#isAnnouncing ? announcePicture(props) : null
    if (announcement === null || this.#announced.has(key)) return
    if (this.#announced.size === MAX_ANNOUNCED) throw new LeftToReact('so many pictures at once')
    this.#announced.set(key, announcement)
  }
}

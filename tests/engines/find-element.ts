/** How the tests name a part of the page: as a screen reader would. */
export interface Target {
  readonly role: keyof typeof SELECTORS
  /** The whole name, or a pattern for it. */
  readonly name?: string | RegExp
}

/** What a visitor can tell about a part of the page. */
export interface Seen {
  readonly name: string
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isFocused: boolean
  /** Its middle, in the window. */
  readonly x: number
  readonly y: number
  /** Whether a finger that touches the middle hits it, and not something above it. */
  readonly isInReach: boolean
}

const SELECTORS = {
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3',
  image: 'img, [role=img]',
  link: 'a[href]',
  main: 'main',
  option: '[role=option]',
  radio: 'input[type=radio]',
  search: 'input[type=search], [role=combobox]',
  status: '[role=status]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=search], [type=hidden]), textarea',
} as const

interface Query {
  readonly selector: string
  readonly name: string | null
  readonly pattern: string | null
  /** Bring it into the middle of the window first. */
  readonly isScrolledTo: boolean
}

export const buildQuery = ({ role, name }: Target, { isScrolledTo = false } = {}): Query => ({
  selector: SELECTORS[role],
  name: typeof name === 'string' ? name : null,
  pattern: name instanceof RegExp ? name.source : null,
  isScrolledTo,
})

export const describeTarget = ({ role, name }: Target): string =>
  `${role}${name === undefined ? '' : ` ${name instanceof RegExp ? name : `“${name}”`}`}`

/** Finds the first visible part with this role and name. Runs inside the page. */
export function findElement({ selector, name, pattern, isScrolledTo }: Query): Seen | null {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

  const readText = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (node instanceof HTMLImageElement) return node.alt
    return [...node.childNodes].map(readText).join('')
  }

  const readName = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label) return label
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.flatMap((id) => document.getElementById(id) ?? [])
    if (named.length > 0) return named.map(readText).join(' ')
    if (element instanceof HTMLInputElement) return [...(element.labels ?? [])].map(readText).join(' ')
    const legend = element.querySelector(':scope > legend')
    return readText(legend ?? element)
  }

  const isWanted = (element: Element) => {
    const found = tidy(readName(element))
    if (name !== null) return found === tidy(name)
    return pattern === null || new RegExp(pattern).test(found)
  }

  // Behind an open dialog nothing can be used.
  const dialog = document.querySelector('dialog:modal')
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (!dialog || dialog.contains(candidate)) &&
      !candidate.closest('[inert], [aria-hidden=true]') &&
      isWanted(candidate),
  )
  if (!element) return null

  // Some choices are drawn by their label, which is then what people touch.
  const isDrawn = element.getBoundingClientRect().width > 1
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  const touched = isDrawn ? element : (label ?? element)
  if (isScrolledTo) touched.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = touched.getBoundingClientRect()
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  const hit = document.elementFromPoint(x, y)
  return {
    name: tidy(readName(element)),
    text: tidy(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    isChecked: element instanceof HTMLInputElement && element.checked,
    isFocused: document.hasFocus() && document.activeElement === element,
    x,
    y,
    isInReach: touched.contains(hit),
  }
}

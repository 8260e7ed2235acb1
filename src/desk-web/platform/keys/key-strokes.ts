/** What a key event says, as far as shortcuts care. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** A key as shortcuts name it, `mod+k`, `g` or `?`; null for keys that none of them uses. */
export function readStroke({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null {
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return null
  const name = key.length === 1 ? key.toLowerCase() : key
  const isAlphabetic = /^[a-z]$/.test(name)
  // Shift is how a question mark is typed; only with these does it mean something of its own.
  const shift = shiftKey && (isAlphabetic || key.length > 1) ? 'shift+' : ''
  return `${ctrlKey || metaKey ? 'mod+' : ''}${shift}${name}`
}

/** The keys pressed so far of a shortcut that needs several. */
export interface Sequence {
  readonly strokes: string
  readonly atMs: number
}

export const NO_SEQUENCE: Sequence = { strokes: '', atMs: 0 }

/** Whoever waits longer has changed their mind. */
const SEQUENCE_MS = 1_500

export interface Step {
  readonly sequence: Sequence
  /** The shortcut that is complete now. */
  readonly hit: string | null
}

/** Follows the keys of shortcuts such as `g i`. */
export function stepSequence(
  { strokes, atMs }: Sequence,
  pressed: { readonly stroke: string; readonly atMs: number },
  bindings: readonly string[],
): Step {
  const isOpen = strokes !== '' && pressed.atMs - atMs < SEQUENCE_MS
  const typed = isOpen ? `${strokes} ${pressed.stroke}` : pressed.stroke
  if (bindings.includes(typed)) return { sequence: NO_SEQUENCE, hit: typed }
  if (bindings.some((binding) => binding.startsWith(`${typed} `)))
    return { sequence: { strokes: typed, atMs: pressed.atMs }, hit: null }
  return isOpen ? stepSequence(NO_SEQUENCE, pressed, bindings) : { sequence: NO_SEQUENCE, hit: null }
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  shift: '⇧',
}

const capitalise = (name: string): string => (/^[a-z]$/.test(name) ? name.toUpperCase() : name)

/** The keys of a shortcut, one by one, as its reader's keyboard names them. */
export const listKeys = (binding: string, isMac: boolean): readonly string[] =>
  binding
    .split(/[ +]/)
    .map((name) => (name === 'mod' ? (isMac ? '⌘' : 'Ctrl') : (KEY_NAMES[name] ?? capitalise(name))))

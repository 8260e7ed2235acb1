const LETTER_ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'] as const

const toCodes = (letters: string): readonly string[] => [...letters].map((letter) => `Key${letter}`)

/**
 * The keys that every laptop has, by their place on the keyboard, row by row. Tab and Escape are missing: without them
 * nobody could leave the test by keyboard.
 */
export const KEY_ROWS: readonly (readonly string[])[] = [
  [...[...'1234567890'].map((digit) => `Digit${digit}`), 'Backspace'],
  toCodes(LETTER_ROWS[0]),
  [...toCodes(LETTER_ROWS[1]), 'Enter'],
  ['ShiftLeft', ...toCodes(LETTER_ROWS[2]), 'ShiftRight'],
  ['ControlLeft', 'AltLeft', 'Space', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
]

const ALL_KEYS = KEY_ROWS.flat()

export const isTestedKey = (code: string): boolean => ALL_KEYS.includes(code)

/** How many keys nobody has pressed yet. */
export const countOpenKeys = (pressed: ReadonlySet<string>): number =>
  ALL_KEYS.filter((code) => !pressed.has(code)).length

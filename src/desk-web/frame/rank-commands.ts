/** Something that the palette can do. */
export interface Command {
  readonly id: string
  readonly group: 'sales' | 'goTo' | 'actions' | 'search'
  readonly title: string
  /** Other words that people type for it. */
  readonly also?: string
  readonly keys?: string
  readonly detail?: string
  readonly run: () => void
}

const NO_MATCH = 0

/** How well a command fits: a title that begins with the text, a word that does, or the letters in between. */
function rate({ title, also = '' }: Command, typed: string): number {
  const name = title.toLowerCase()
  if (name.startsWith(typed)) return 3
  const words = `${name} ${also.toLowerCase()}`
  if (words.split(/\s+/).some((word) => word.startsWith(typed))) return 2
  return words.includes(typed) ? 1 : NO_MATCH
}

/** The commands that fit what was typed, the best first; all of them as long as nothing was. */
export function rankCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return commands
  return commands
    .map((command) => ({ command, rating: rate(command, text) }))
    .filter(({ rating }) => rating > NO_MATCH)
    .sort((one, other) => other.rating - one.rating)
    .map(({ command }) => command)
}

/** Whether a text could be a number that is printed on something: those can be looked up at once. */
export const isLikeNumber = (typed: string): boolean => /^(?=.*\d)[\w.:-][\w.: -]{4,58}$/.test(typed.trim())

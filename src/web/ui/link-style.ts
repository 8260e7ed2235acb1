/** A link or quiet button on a line of its own, with the height of a finger. */
export const LINK_STYLE =
  'inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong'

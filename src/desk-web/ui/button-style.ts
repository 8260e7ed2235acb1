const BASE =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-control border px-3 py-1 font-medium no-underline transition-colors duration-150 disabled:opacity-60 max-md:min-h-11'

/** A link inside a text or beside a fact. */
export const TEXT_LINK = 'text-accent underline underline-offset-4 hover:text-accent-strong'

/** Buttons of the desk: lower than the shop's, because there are many side by side. */
export const DESK_BUTTON = {
  primary: `${BASE} border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong`,
  secondary: `${BASE} border-line bg-card text-ink enabled:hover:border-accent`,
  quiet: `${BASE} border-transparent bg-transparent text-ink-soft enabled:hover:bg-tint enabled:hover:text-ink`,
} as const

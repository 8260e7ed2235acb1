const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 py-2.5 text-center font-semibold no-underline transition-colors duration-150'

/** Styles of buttons, and of links that are the next step. */
export const BUTTON_STYLES = {
  primary: `${BASE} border border-transparent bg-accent text-on-accent hover:bg-accent-strong`,
  danger: `${BASE} border border-error bg-card text-error hover:bg-tint`,
  secondary: `${BASE} border border-line bg-card text-ink hover:border-accent`,
} as const

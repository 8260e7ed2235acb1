/** A link to one of several lists or parts of a screen; the open one has `aria-current`. */
export const TAB =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3 whitespace-nowrap text-ink-soft no-underline hover:border-accent aria-[current]:border-transparent aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-ink max-md:min-h-11'

/** While something is asked for that the page can do without. */
let isOptional = false

/**
 * Asks for a part that the page can do without. Where it does not come, the page stays as it is: a reload, which is what helps
 * against files of an old build, would take along what the visitor has typed.
 */
export function loadOptionally<Part>(load: () => Promise<Part>): Promise<Part> {
  isOptional = true
  try {
    return load()
  } finally {
    isOptional = false
  }
}

const requested = new Set<string>()

/** Requests a file that will be imported, once. */
export function requestEarly(href: string): void {
  if (requested.has(href)) return
  requested.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/**
 * What the build puts around every import that comes later, under the name that Vite gives it: requests what a file imports
 * along with it, and announces a file that did not come as Vite does.
 *
 * @public
 */
export function __vitePreload<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part | undefined> {
  const isNeeded = !isOptional
  for (const file of files) requestEarly(`/${file}`)
  return load().catch((error: unknown) => {
    if (isNeeded && !dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) return undefined
    throw error
  })
}

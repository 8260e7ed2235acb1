import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's helper can do what this shop doesn't need, styles of parts above all, and every first visit pays for it. This one
 * requests what a file imports along with it, and announces a file that did not come as Vite does.
 */
const PROGRAM = `const requested = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (requested.has(file)) continue
    requested.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load().catch((error) => {
    if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error
  })
}
`

/** Loads the parts of the application with less script than Vite's own helper. */
export const preloadPlugin = (): Plugin => ({
  name: 'shop-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === HELPER ? PROGRAM : undefined),
})

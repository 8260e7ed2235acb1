import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

const OWN_HELPER = fileURLToPath(new URL('../src/web/platform/navigation/preload.ts', import.meta.url))

/** Vite's helper can do what this shop doesn't need, styles of parts above all, and every first visit pays for it. */
export const preloadPlugin = (): Plugin => ({
  name: 'shop-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === HELPER ? `export { __vitePreload } from ${JSON.stringify(OWN_HELPER)}` : undefined),
})

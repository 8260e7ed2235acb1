import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What many screens need: one file each compresses better than many, and only changes with its packages. */
const SHARED_FILES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'tanstack',
    test: /\/node_modules\/@tanstack\/(?!react-table|table-core|react-virtual|virtual-core)/,
    priority: 2,
  },
  // Only lists need these: they come with the first of them. After the others, which share a package with them.
  { name: 'tables', test: /\/node_modules\/@tanstack\//, priority: 1 },
]

/** The operators' application. The shop has its own build: neither loads a byte of the other. */
export default defineConfig({
  appType: 'custom',
  base: '/desk/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/desk-web/entry.tsx',
      output: { codeSplitting: { groups: SHARED_FILES } },
    },
  },
})

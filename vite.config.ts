import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './tools/vite-art-plugin.ts'
import { messagesPlugin } from './tools/vite-messages-plugin.ts'

/**
 * What every page loads, in one file per step of its start: many small files compress worse, and their names alone would
 * fill a kilobyte of the first script. Each group takes along what its module imports.
 */
const FIRST_FILES = [
  { name: 'start', test: /\/entry-client\.tsx$/, priority: 3 },
  { name: 'react', test: /\/node_modules\/react\//, priority: 2 },
  { name: 'frame', test: /\/create-application\.tsx$/, priority: 1 },
]

/** Blockers of adverts judge files by their names; a page that needs one of these would not start. */
const SUSPECT_NAME = /consent|cookie|track|client-id/

const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${SUSPECT_NAME.test(name) ? 'part' : '[name]'}-[hash].js`

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // The server's build must not ask its environment which React to run: the development one is three times slower.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/web/routes',
      generatedRouteTree: './src/web/routeTree.gen.ts',
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    messagesPlugin(),
    artPlugin(),
  ],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
      ...(isSsrBuild ? {} : { output: { chunkFileNames, codeSplitting: { groups: FIRST_FILES } } }),
    },
  },
  // The server's build is one file; in development Node loads the packages itself.
  ssr: isSsrBuild ? { noExternal: true as const } : {},
}))

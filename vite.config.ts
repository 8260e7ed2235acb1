import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './tools/vite-art-plugin.ts'
import { messagesPlugin } from './tools/vite-messages-plugin.ts'

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
    },
  },
  // The server's build is one file; in development Node loads the packages itself.
  ssr: isSsrBuild ? { noExternal: true as const } : {},
}))

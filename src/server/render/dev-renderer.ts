import type { ViteDevServer } from 'vite'
import type { Renderer } from './renderer.ts'

const ENTRY = '/src/web/entry-client.tsx'

/** Renders from source, through Vite, so that a change shows without a build. */
export function createDevRenderer(vite: ViteDevServer): Renderer & Required<Pick<Renderer, 'renderHead'>> {
  return {
    build: {
      id: 'development',
      timestamp: 0,
      entry: ENTRY,
      styles: ['/src/web/styles/app.css'],
      fonts: [],
    },
    async renderApp(input) {
      const { renderApp } = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as Pick<
        Renderer,
        'renderApp'
      >
      return renderApp(input)
    },
    async renderHead(path) {
      const html = await vite.transformIndexHtml(path, '<html><head></head><body></body></html>')
      return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))
    },
  }
}

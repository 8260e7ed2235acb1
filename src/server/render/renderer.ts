import { pathToFileURL } from 'node:url'
import type { InlineState } from '#contracts/page-payload.ts'
import { type BuildInfo, DIST_FOLDER, readBuildInfo } from './build-info.ts'

export interface RenderInput {
  /** Public path of the page. */
  readonly path: string
  readonly state: InlineState
}

/** Turns a page's state into the application's HTML. */
export interface Renderer {
  readonly build: BuildInfo
  renderApp(input: RenderInput): Promise<string>
  /** Markup for the head that only the development server needs. */
  renderHead?(path: string): Promise<string>
}

/** The renderer of a finished build. */
export async function createBuiltRenderer(folder = DIST_FOLDER): Promise<Renderer> {
  const build = readBuildInfo(folder)
  const entry = (await import(pathToFileURL(`${folder}/server/entry-server.js`).href)) as Pick<
    Renderer,
    'renderApp'
  >
  return { build, renderApp: entry.renderApp }
}

import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PagePayload, ShopShell } from '#contracts/page-payload.ts'
import { audienceOf } from '#messages/text-set.ts'
import { FrameContext } from './layouts/layout-frame.tsx'
import { escapeMarkup } from './markup/escape-markup.ts'
import { type PreparedParts, writeMarkup } from './markup/write-markup.ts'

/** Header and footer of a shop, cut where the path of the page belongs. */
interface PreparedFrame {
  readonly header: readonly string[]
  readonly footer: readonly string[]
}

/** Renders the application as it is at a path. */
export type BuildApplication = (path: string) => ReactElement

/** An address that no page has, to find where the path is shown. */
const PATH_TOKEN = '/frame-of-every-page'

const frames = new WeakMap<ShopShell, Map<string, PreparedFrame>>()

const tagOf = (part: keyof PreparedFrame) => `frame-${part}`

const mark = (part: keyof PreparedFrame, content: ReactNode) => createElement(tagOf(part), null, content)
const leaveOut = (part: keyof PreparedFrame) => createElement(tagOf(part))

function cutOut(html: string, part: keyof PreparedFrame): readonly string[] {
  const tag = tagOf(part)
  const start = html.indexOf(`<${tag}>`) + tag.length + 2
  return html.slice(start, html.indexOf(`</${tag}>`, start)).split(PATH_TOKEN)
}

/** Rendered as part of a whole page: the ids in a frame come from its place there. */
function prepareFrame(build: BuildApplication): PreparedFrame {
  const html = renderToString(<FrameContext value={mark}>{build(PATH_TOKEN)}</FrameContext>)
  return { header: cutOut(html, 'header'), footer: cutOut(html, 'footer') }
}

/**
 * All that makes the frames of a shop differ, but the path. Undefined where they show what the visitor searched for, or the
 * logo of a partner, which React announces at the start of the page as well.
 */
function describeFrame({ shopMode }: ShopShell, { screen, error, data }: PagePayload): string | undefined {
  if (shopMode !== 'default' || (data && 'query' in data && data.query.q !== '')) return undefined
  const layout = screen === 'home' || screen === 'checkout' ? screen : ''
  return [audienceOf({ shopMode, screen }), error ? 'error' : '', layout].join(' ')
}

function findFrame(shell: ShopShell, key: string, build: BuildApplication): PreparedFrame {
  const known = frames.get(shell) ?? new Map<string, PreparedFrame>()
  const frame = known.get(key) ?? prepareFrame(build)
  frames.set(shell, known.set(key, frame))
  return frame
}

function fillFrame({ header, footer }: PreparedFrame, path: string): PreparedParts {
  const shownPath = escapeMarkup(path.split(/[?#]/, 1)[0] ?? '')
  return new Map([
    [tagOf('header'), header.join(shownPath)],
    [tagOf('footer'), footer.join(shownPath)],
  ])
}

/** The application's HTML, with the header and footer that this shop's pages share. */
export function renderWithFrame(
  {
    shell,
    payload,
    path,
  }: { readonly shell: ShopShell; readonly payload: PagePayload; readonly path: string },
  build: BuildApplication,
): string {
  const key = describeFrame(shell, payload)
  if (key === undefined) return writeMarkup(build(path)) ?? renderToString(build(path))
  const parts = fillFrame(findFrame(shell, key, build), path)
  const page = <FrameContext value={leaveOut}>{build(path)}</FrameContext>
  return writeMarkup(page, parts) ?? renderToString(build(path))
}

import { ALL_MESSAGES } from 'virtual:messages/all'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { InlineState, ShopShell } from '#contracts/page-payload.ts'
import { type CompiledMessages, createTranslate, type Translate } from '#messages/format-message.ts'
import { audienceOf, selectTextSet, type TextSet } from '#messages/text-set.ts'
import { Application } from './application.tsx'
import { prepareLayouts } from './layouts/layouts.ts'
import { createShopRouter } from './router.tsx'

const translators = new Map<TextSet, Translate>()

function createTranslator(shell: ShopShell): Translate {
  const { id, locale } = shell.market
  const set = selectTextSet(id, audienceOf(shell))
  const translate = translators.get(set) ?? createTranslate(ALL_MESSAGES[set] as CompiledMessages, locale)
  translators.set(set, translate)
  return translate
}

/** The application's HTML for one page. Nothing slow is awaited, so it renders in one piece. */
export async function renderApp({
  path,
  state,
}: {
  readonly path: string
  readonly state: InlineState
}): Promise<string> {
  const { shell, payload } = state
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createShopRouter({ shell, history, loadPayload: async () => payload })
  await Promise.all([router.load(), prepareLayouts(shell.shopMode)])
  const html = renderToString(
    <Application shell={shell} translate={createTranslator(shell)}>
      <RouterProvider router={router} />
    </Application>,
  )
  // The router renders nothing when it wants to redirect; an empty page must not be sent as a good one.
  if (html === '') throw new Error(`Nothing was rendered for ${path}`)
  return html
}

import { ALL_MESSAGES } from 'virtual:messages/all'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { InlineState } from '#contracts/page-payload.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { type CompiledMessages, createTranslate, type Translate } from '#messages/format-message.ts'
import { Application } from './application.tsx'
import { createShopRouter } from './router.tsx'

const translators = new Map<MarketId, Translate>()

function createTranslator({ id, locale }: { readonly id: MarketId; readonly locale: string }): Translate {
  const translate = translators.get(id) ?? createTranslate(ALL_MESSAGES[id] as CompiledMessages, locale)
  translators.set(id, translate)
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
  await router.load()
  const html = renderToString(
    <Application shell={shell} translate={createTranslator(shell.market)}>
      <RouterProvider router={router} />
    </Application>,
  )
  // The router renders nothing when it wants to redirect; an empty page must not be sent as a good one.
  if (html === '') throw new Error(`Nothing was rendered for ${path}`)
  return html
}

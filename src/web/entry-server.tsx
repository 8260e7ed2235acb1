import { ALL_MESSAGES } from 'virtual:messages/all'
import { renderToString } from 'react-dom/server'
import type { InlineState, ShopShell } from '#contracts/page-payload.ts'
import { isBusinessShop } from '#domain/markets/business-mode.ts'
import { type CompiledMessages, createTranslate, type Translate } from '#messages/format-message.ts'
import { audienceOf, selectTextSet, type TextSet } from '#messages/text-set.ts'
import { Application } from './application.tsx'
import { prepareLayouts } from './layouts/layouts.ts'
import { loadGivenPage } from './load-page.ts'
import { createStillRouter } from './platform/navigation/still-router.ts'

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
  const { market, shopMode } = shell
  const context = { isBusinessHome: isBusinessShop(shopMode, market), loadTexts: async () => undefined }
  const [page] = await Promise.all([
    loadGivenPage({ market, context }, path, payload),
    prepareLayouts(shopMode),
  ])
  return renderToString(
    <Application shell={shell} translate={createTranslator(shell)} router={createStillRouter(path, page)} />,
  )
}

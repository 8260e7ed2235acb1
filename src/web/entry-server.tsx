import { ALL_MESSAGES } from 'virtual:messages/all'
import { renderToString } from 'react-dom/server'
import type { InlineState } from '#contracts/page-payload.ts'
import { isBusinessShop } from '#domain/markets/business-mode.ts'
import { type CompiledMessages, createTranslate, type Translate } from '#messages/format-message.ts'
import { audienceOf, selectTextSet, type TextSet } from '#messages/text-set.ts'
import { Application } from './application.tsx'
import { prepareLayouts } from './layouts/layouts.ts'
import { loadGivenPage, openScreen } from './load-page.ts'
import { writeMarkup } from './markup/write-markup.ts'
import type { AnyRouteScreen, ScreenRoute } from './platform/navigation/route-screen.ts'
import { createStillRouter } from './platform/navigation/still-router.ts'
import { type BuildApplication, renderWithFrame } from './prepared-frames.tsx'

const translators = new Map<TextSet, Translate>()

function createTranslator({ shell, payload }: InlineState): Translate {
  const { id, locale } = shell.market
  const set = selectTextSet(id, audienceOf({ shopMode: shell.shopMode, screen: payload.screen }))
  const translate = translators.get(set) ?? createTranslate(ALL_MESSAGES[set] as CompiledMessages, locale)
  translators.set(set, translate)
  return translate
}

const screens = new Map<ScreenRoute, AnyRouteScreen>()

/** Importing a loaded module again takes a fiftieth of a page. */
async function openScreenOnce(route: ScreenRoute): Promise<AnyRouteScreen> {
  const screen = screens.get(route) ?? (await openScreen(route))
  screens.set(route, screen)
  return screen
}

interface RenderedPage {
  readonly path: string
  readonly state: InlineState
}

async function prepareApplication({
  path,
  state: { shell, payload },
}: RenderedPage): Promise<BuildApplication> {
  const { market, shopMode } = shell
  const context = { isBusinessHome: isBusinessShop(shopMode, market), loadTexts: async () => undefined }
  const [page] = await Promise.all([
    loadGivenPage({ market, context, openScreen: openScreenOnce }, path, payload),
    prepareLayouts(shopMode),
  ])
  const translate = createTranslator({ shell, payload })
  return (href) => <Application shell={shell} translate={translate} router={createStillRouter(href, page)} />
}

/** The application's HTML for one page. Nothing slow is awaited, so it is rendered at once. */
export async function renderApp(page: RenderedPage): Promise<string> {
  return renderWithFrame({ ...page.state, path: page.path }, await prepareApplication(page))
}

/** The same HTML as React alone writes it: what the other one is compared with. */
export async function renderByReact(page: RenderedPage): Promise<string> {
  const build = await prepareApplication(page)
  return renderToString(build(page.path))
}

/** Whether a page has something that is left to React. */
export async function isLeftToReact(page: RenderedPage): Promise<boolean> {
  const build = await prepareApplication(page)
  return writeMarkup(build(page.path)) === null
}

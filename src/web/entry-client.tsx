import './styles/app.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createTranslate } from '#messages/format-message.ts'
import { Application } from './application.tsx'
import { isUpdateAvailable, startBuildCheck } from './platform/build-check.ts'
import { startChunkReload } from './platform/chunk-reload.ts'
import { loadMessages } from './platform/load-messages.ts'
import { createPayloadLoader, readInlineState } from './platform/payload.ts'
import { loadRouteRules } from './platform/route-rules.ts'
import { createShopRouter } from './router.tsx'

async function start(): Promise<void> {
  startChunkReload()
  const { shell, payload } = readInlineState()
  const router = createShopRouter({
    shell,
    history: createBrowserHistory(),
    loadPayload: createPayloadLoader(payload),
  })
  // Marks the first page as rendered by the server, so that React finds the same boundaries in it.
  router.ssr = { manifest: undefined }
  const [messages] = await Promise.all([loadMessages(shell.market.id), router.load()])
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no application root')
  hydrateRoot(
    root,
    <Application shell={shell} translate={createTranslate(messages, shell.market.locale)}>
      <RouterProvider router={router} />
    </Application>,
  )
  startBuildCheck(shell.buildId)
  loadRouteRules(shell.buildId)
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged && isUpdateAvailable()) location.assign(toLocation.publicHref)
  })
}

start()

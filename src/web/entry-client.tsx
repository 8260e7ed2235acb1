import './styles/app.css'
import { formatMoney } from '#messages/format-money.ts'
import { audienceOf, selectTextSet } from '#messages/text-set.ts'
import { loadMessages } from './platform/i18n/load-messages.ts'
import { startChunkReload } from './platform/navigation/chunk-reload.ts'
import { openFirstScreen } from './platform/navigation/first-screen.ts'
import { readInlineState } from './platform/navigation/payload.ts'
import { breathe } from './platform/page/breathe.ts'

/**
 * Starts the application in steps, each in its own task. All files are requested at once, because every round trip of a
 * slow connection counts.
 */
async function start(): Promise<void> {
  startChunkReload()
  const state = readInlineState()
  const { shell, payload } = state
  const audience = audienceOf({ shopMode: shell.shopMode, screen: payload.screen })
  const messages = loadMessages(selectTextSet(shell.market.id, audience))
  const firstScreen = openFirstScreen(state)
  const files = [import('react'), import('react-dom/client'), import('./create-application.tsx')] as const
  const [{ startTransition }, { hydrateRoot }, { createApplication }] = await Promise.all(files)
  await breathe()
  // The first amount takes as long as a step of its own; nearly every page shows one.
  formatMoney(shell.market, 0)
  await breathe()
  const { application, startWatching } = await createApplication(state, await messages, firstScreen)
  await breathe()
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no application root')
  // All that the first screen needs has come; what is requested from now on can wait.
  performance.mark('page-loaded')
  // In a transition, React yields every few milliseconds instead of hydrating in one go.
  startTransition(() => void hydrateRoot(root, application))
  startWatching()
}

start()

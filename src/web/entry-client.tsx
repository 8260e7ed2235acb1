import './styles/app.css'
import { loadMessages } from './platform/i18n/load-messages.ts'
import { startChunkReload } from './platform/navigation/chunk-reload.ts'
import { readInlineState } from './platform/navigation/payload.ts'

/** Lets the browser respond to the visitor between two steps of the start. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Starts the application in steps, each in its own task: on a cheap phone one long task would freeze the page. */
async function start(): Promise<void> {
  startChunkReload()
  const state = readInlineState()
  const messages = loadMessages(state.shell.market.id)
  const { startTransition } = await import('react')
  const { hydrateRoot } = await import('react-dom/client')
  await breathe()
  const { createApplication } = await import('./create-application.tsx')
  await breathe()
  const { application, startWatching } = await createApplication(state, await messages)
  await breathe()
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no application root')
  // In a transition, React yields every few milliseconds instead of hydrating in one go.
  startTransition(() => void hydrateRoot(root, application))
  startWatching()
}

start()

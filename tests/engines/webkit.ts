import { findFreePort } from '#server/processes/free-ports.ts'
import { getProgram } from '../../tools/browser-engines.mjs'
import { buildClick, buildTyping } from './input-actions.ts'
import { startProgram } from './start-program.ts'
import { type Browser, type Tab, WINDOW } from './tab.ts'
import { waitUntil } from './wait-until.ts'

type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>

const createSend =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

const CAPABILITIES = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
}

/** The browser's own window is never narrower than its toolbar, but a pop-up has none. */
async function openPhoneWindow(send: Send, session: string): Promise<void> {
  const first = await send<string>('GET', `${session}/window`)
  const script = `open('about:blank', '', 'width=${WINDOW.width},height=${WINDOW.height}')`
  await send('POST', `${session}/execute/sync`, { script, args: [] })
  const handle = await waitUntil('a pop-up', async () => {
    const handles = await send<string[]>('GET', `${session}/window/handles`)
    return handles.find((other) => other !== first) ?? null
  })
  await send('DELETE', `${session}/window`)
  await send('POST', `${session}/window`, { handle })
}

/** Every session is a browser of its own, without the storage of the one before. */
async function openTab(send: Send): Promise<Tab> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: CAPABILITIES })
  const session = `/session/${sessionId}`
  const close = () => send<void>('DELETE', session)
  try {
    await openPhoneWindow(send, session)
  } catch (error) {
    // The driver has one session at a time.
    await close()
    throw error
  }
  return {
    // The protocol has no console.
    problems: [],
    goto: (url) => send('POST', `${session}/url`, { url }),
    reload: () => send('POST', `${session}/refresh`, {}),
    goBack: () => send('POST', `${session}/back`, {}),
    async run(action, ...args) {
      const script = `return (async (args) => JSON.stringify(await (${action})(...JSON.parse(args)) ?? null))(arguments[0])`
      const body = { script, args: [JSON.stringify(args)] }
      return JSON.parse(await send<string>('POST', `${session}/execute/sync`, body))
    },
    click: (point) => send('POST', `${session}/actions`, { actions: buildClick(point) }),
    type: (text) => send('POST', `${session}/actions`, { actions: buildTyping(text) }),
    takeScreenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    close,
  }
}

/** Starts Debian's WebKit: its small browser behind its WebDriver, on a screen that nobody sees. */
export async function launchWebKit(): Promise<Browser> {
  // Without a window manager the keyboard belongs to the window under the mouse, which starts in the middle of the
  // screen: the phone's window has to fill it.
  const screen = ['-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`]
  const xvfb = startProgram(getProgram('xvfb'), ['-displayfd', '1', ...screen, '-nolisten', 'tcp'])
  const stopAll = [xvfb.stop]
  const close = async () => {
    for (const stop of stopAll.toReversed()) await stop()
  }
  try {
    const display = await xvfb.waitForOutput(/^(\d+)\n/m)
    // The driver can't choose a port itself.
    const port = await findFreePort()
    const driver = startProgram(getProgram('webKitWebDriver'), [`--port=${port}`], {
      DISPLAY: `:${display}`,
    })
    stopAll.push(driver.stop)
    const send = createSend(`http://127.0.0.1:${port}`)
    await waitUntil('WebKitWebDriver', () => send('GET', '/status'))
    return { openTab: () => openTab(send), close }
  } catch (error) {
    await close()
    throw error
  }
}

// All that a browser fetches for a first visit to a page, without the visitor doing anything.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Gzipped, for each public page. */
export const MAX_SCRIPT_BYTES = 115 * 1024

/** Enough for what one file asks for after another. What a timer starts takes a longer look. */
const QUIET_MS = 500

/** Collects what is requested in a browser's context, by pages as well as by their service workers. */
function watchRequests(context, quietMs) {
  const paths = new Set()
  const pending = new Set()
  let changedAtMs = Date.now()
  const finish = (request) => {
    pending.delete(request)
    changedAtMs = Date.now()
  }
  const listeners = {
    request: (request) => {
      pending.add(request)
      paths.add(new URL(request.url()).pathname)
    },
    requestfinished: finish,
    requestfailed: finish,
  }
  for (const [event, listener] of Object.entries(listeners)) context.on(event, listener)
  return {
    paths,
    isQuiet: () => pending.size === 0 && Date.now() - changedAtMs >= quietMs,
    stop() {
      for (const [event, listener] of Object.entries(listeners)) context.off(event, listener)
    },
  }
}

/** Waits for a worker that the page has registered: it has then fetched what it keeps. */
const waitForWorker = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration) await navigator.serviceWorker.ready
  })

/**
 * Opens a page as someone who has not decided about analytics, and returns the paths of all files that were fetched until the
 * question about it was there and nothing followed for a while.
 */
export async function openFirstVisit(page, url, quietMs = QUIET_MS) {
  const requests = watchRequests(page.context(), quietMs)
  try {
    await page.goto(url)
    // On the page of a device it waits, out of sight, for the first answer.
    await page.locator('#consent-title').waitFor({ state: 'attached' })
    await waitForWorker(page)
    while (!requests.isQuiet()) await sleep(50)
    return [...requests.paths]
  } finally {
    requests.stop()
  }
}

const isFile = (path, extension) => path.startsWith('/assets/') && path.endsWith(`.${extension}`)

/** The bytes of scripts or styles as they travel, gzipped, each file once. */
export const sumBytes = (paths, extension) =>
  [...new Set(paths)]
    .filter((path) => isFile(path, extension))
    .reduce((sum, path) => sum + statSync(join(CLIENT, `${path}.gz`)).size, 0)

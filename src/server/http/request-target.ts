import type { IncomingMessage } from 'node:http'

const absoluteForms = new WeakSet<IncomingMessage>()

/** Whether a request named a whole URL as its target, as only proxies are asked. */
export const hasAbsoluteForm = (request: IncomingMessage): boolean => absoluteForms.has(request)

/** The length of `http://` or `https://` at the start; 0 without. */
function measureScheme(url: string): number {
  const start = url.slice(0, 8).toLowerCase()
  if (start.startsWith('http://')) return 7
  return start === 'https://' ? 8 : 0
}

/** Some proxies send `GET http://host/path`: the host in the URL takes precedence over the header. */
function splitAbsoluteForm(request: IncomingMessage, url: string): string {
  if (url.startsWith('/')) return url
  const scheme = measureScheme(url)
  if (scheme === 0) return url
  absoluteForms.add(request)
  const end = url.slice(scheme).search(/[/?#]/)
  const host = end === -1 ? url.slice(scheme) : url.slice(scheme, scheme + end)
  if (host === '') return url
  request.headers.host = host
  const path = url.slice(scheme + host.length)
  return path.startsWith('/') ? path : `/${path}`
}

/** Takes a malformed escape (`/%zz`) literally, so that it is looked up and answered like any unknown path. */
function escapeMalformedPath(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Brings the target of a request into the one form that routes know: a path with a query. */
export function normaliseTarget(request: IncomingMessage): void {
  request.url = escapeMalformedPath(splitAbsoluteForm(request, request.url ?? '/'))
}

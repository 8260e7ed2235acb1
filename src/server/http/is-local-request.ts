import type { IncomingMessage } from 'node:http'
import { hasAbsoluteForm } from './request-target.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/

/** What proxies add. Prefixes, because every product has names of its own. */
const PROXY_HEADERS = [
  'cdn-',
  'cf-',
  'client-ip',
  'fastly-',
  'forwarded',
  'fly-',
  'proxy-',
  'true-client-ip',
  'via',
  'x-amz',
  'x-arr-',
  'x-azure-',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-',
  'x-forwarded',
  'x-original-',
  'x-originating-ip',
  'x-proxy',
  'x-real-ip',
  'x-remote-',
  'x-request-id',
]

const isProxyHeader = (name: string): boolean => PROXY_HEADERS.some((start) => name.startsWith(start))

/**
 * A plain `proxy_pass` adds no header and names its target as the host. What is left to see is that it speaks HTTP 1.0, or
 * closes the connection after each request.
 */
const isRelayed = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.0' || headers.connection?.toLowerCase() === 'close'

/** Whether a request comes from this machine itself, without any sign that a proxy passes it on. */
export const isLocalRequest = (request: IncomingMessage): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(request.headers.host ?? '') &&
  !hasAbsoluteForm(request) &&
  !isRelayed(request) &&
  !Object.keys(request.headers).some(isProxyHeader)

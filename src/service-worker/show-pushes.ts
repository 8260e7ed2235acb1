import type { PushPayload } from '#contracts/notices.ts'
import type { WorkerScope } from './worker-scope.ts'

const isPayload = (value: unknown): value is PushPayload => {
  const { title, text, url, tag } = Object(value) as Partial<Record<keyof PushPayload, unknown>>
  return [title, text, url, tag].every((field) => typeof field === 'string')
}

/** Shows what the shop says about a sale, and opens the sale at a tap. */
export function showPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const payload: unknown = event.data?.json()
    if (!isPayload(payload)) return
    const { title, text, url, tag } = payload
    event.waitUntil(scope.registration.showNotification(title, { body: text, tag, data: { url } }))
  })
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const { url } = Object(notification.data) as Partial<PushPayload>
    if (url) event.waitUntil(scope.clients.openWindow(url))
  })
}

/** The parts of a service worker's global scope that are used here; the compiler knows the one of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationEvent
}

export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(url: string): Promise<unknown> }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

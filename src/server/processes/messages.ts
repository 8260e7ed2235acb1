/** Messages between the supervisor and its processes. */
export type ToSupervisor =
  | { readonly type: 'ready' }
  | { readonly type: 'metrics?'; readonly requestId: number }

export type ToChild =
  /** Another machine takes over: requests are still answered. */
  | { readonly type: 'drain' }
  | { readonly type: 'stop' }
  | { readonly type: 'metrics'; readonly requestId: number; readonly text: string }

/** Which part of the shop a process runs: the first argument of its command line. */
export type ProcessRole = 'web' | 'worker' | 'desk'

/** What supervisor and web processes tell each other. */
export type ToSupervisor =
  | { readonly type: 'ready' }
  | { readonly type: 'metrics?'; readonly requestId: number }

export type ToWebProcess =
  | { readonly type: 'stop' }
  | { readonly type: 'metrics'; readonly requestId: number; readonly text: string }

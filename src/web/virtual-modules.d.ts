declare module 'virtual:messages/all' {
  export const ALL_MESSAGES: Readonly<Record<string, unknown>>
}

declare module 'virtual:messages/*' {
  export const MESSAGES: unknown
}

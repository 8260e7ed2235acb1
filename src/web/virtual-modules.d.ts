declare module 'virtual:messages/all' {
  export const ALL_MESSAGES: Readonly<Record<string, unknown>>
}

declare module 'virtual:messages/*' {
  export const MESSAGES: unknown
}

declare module 'virtual:art' {
  /** Folder of the drawings; below it one folder per shop mode. */
  export const ART_BASE: string
}
